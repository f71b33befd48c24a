import type { Role } from '../../kernel/calls/roles.js';

/** Texts about undoing changes of the audit trail (docs/decisions/0085). */
export const UNDO_MESSAGES = {
  done: 'Listo: el cambio se deshizo. En el historial figura como un cambio más, que también se puede deshacer.',
  notFound: 'Ese cambio no está en el historial.',
  tooOld: (days: number) => `Pasaron más de ${days} días.`,
  undone: 'Ya se deshizo.',
  emptied: 'Sus datos se borraron por la ley de datos personales.',
  earlierVersion: 'Lo registró una versión anterior del sitio.',
  notAllowed: (least: Role) =>
    least === 'administrator'
      ? 'Solo un administrador puede deshacerlo.'
      : 'Solo puede deshacerlo un editor o un administrador.',
  changedSince: 'Eso volvió a cambiar después. Deshacé primero el cambio más nuevo, o editalo.',
  operation: 'Al cambiar la operación se borraron los precios y el contrato.',
  offered: 'Había avisos con este servicio, y no se guarda cuáles.',
  photosOfOwner: 'Son fotos que mandó el dueño: sacalas desde el aviso si hace falta.',
  closedAccount: 'Se le cerró el ingreso. Si tiene que volver a entrar, habilitala desde Cuentas.',
  blockOver: 'El plazo de ese bloqueo ya terminó.',
  mailsLeft: 'Los emails ya salieron.',
  hourOver: 'La hora anterior ya pasó. Elegí otra desde Newsletter.',
  rolloverOver: 'Ya pasó el último día para responder. Proponé los precios otra vez.',
  rolledAgain: 'Todos sus avisos están en otra renovación, o ya no esperaban respuesta.',
  amenityGone: 'Uno de los servicios ya no existe con ese nombre.',
} as const;
