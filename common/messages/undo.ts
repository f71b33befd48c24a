/** Texts about changes of the audit trail that are undone (docs/decisions/0085). */
export const UNDO_MESSAGES = {
  done: 'Listo: el cambio se deshizo. En el historial figura como un cambio más, que también se puede deshacer.',
  notFound: 'Ese cambio no está en el historial.',
  tooOld: (days: number) => `Pasaron más de ${days} días.`,
  undone: 'Ya se deshizo.',
  emptied: 'Sus datos se borraron por la ley de datos personales.',
  earlierVersion: 'Lo registró una versión anterior del sitio.',
  notAllowed: 'Solo un administrador puede deshacerlo.',
  changedSince: 'Eso volvió a cambiar después. Deshacé primero el cambio más nuevo, o editalo.',
  operation: 'Al cambiar la operación se borraron los precios y el contrato.',
  payment: 'Es un pago: se anula desde los pagos del aviso.',
  paidPlan: 'El plan está pago: al cambiarlo cambian sus fechas. Cambialo desde el aviso.',
  annulment: 'Un pago anulado no vuelve: registralo otra vez.',
  offered: 'Había avisos con este servicio, y no se guarda cuáles.',
  photosOfOwner: 'Son fotos que mandó el dueño: sacalas desde el aviso si hace falta.',
  manyPhotos: 'Se agregaron varias fotos: sacalas desde el aviso.',
  amenityGone: 'Uno de los servicios ya no existe con ese nombre.',
} as const;
