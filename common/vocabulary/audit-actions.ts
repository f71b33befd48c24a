import type { Role } from './roles.js';

/** A kind of change that the audit trail records. */
interface AuditActionEntry {
  /** The change as a sentence without its subject. */
  label: string;
  /** Why a change of this kind can never be undone. Without it, one class of the backend undoes it (`@Undoes`). */
  final?: string;
  /** Effects that undoing a change of this kind leaves in place; the question says so before. */
  keeps?: string;
  /** The least role that may undo it; editors by default. */
  role?: Role;
}

/** Every kind of change that the audit trail records (docs/decisions/0085). */
export const AUDIT_ACTIONS = {
  'listing.approve': {
    label: 'Dio de alta un aviso',
    final: 'El código ya se asignó y se le mandó al dueño. Si no tiene que estar publicado, dalo de baja.',
  },
  'listing.enter': {
    label: 'Publicó un aviso por el dueño',
    final: 'Es un aviso como los demás: si no tiene que estar, rechazalo o dalo de baja.',
  },
  'listing.reject': { label: 'Rechazó un aviso' },
  'listing.restore': { label: 'Movió un aviso a pendientes' },
  'listing.withdraw': { label: 'Dio de baja un aviso' },
  'listing.reinstate': { label: 'Volvió un aviso al alta' },
  'listing.pause': { label: 'El sitio pausó un aviso que nadie confirmó' },
  'listing.edit.contact': { label: 'Cambió el contacto' },
  'listing.edit.property': { label: 'Cambió los datos del inmueble' },
  'listing.edit.location': { label: 'Cambió la ubicación' },
  'listing.edit.code': { label: 'Cambió el código' },
  'listing.edit.prices': { label: 'Cambió los precios' },
  'listing.edit.amenities': { label: 'Cambió los servicios del aviso' },
  'listing.edit.contract': { label: 'Cambió el contrato o el pago' },
  'listing.edit.term': { label: 'Prorrogó o acortó el plan' },
  'listing.edit.photos': { label: 'Cambió las fotos' },
  'owner.pause': { label: 'El dueño pausó su aviso' },
  'owner.resume': {
    label: 'El dueño reanudó su aviso',
    final: 'Lo hizo el dueño. Si no tiene que estar publicado, dalo de baja.',
  },
  'owner.withdraw': { label: 'El dueño dio de baja su aviso' },
  'owner.confirm': { label: 'El dueño confirmó que sigue disponible', final: 'No cambió datos del aviso.' },
  'owner.photos.add': {
    label: 'El dueño mandó fotos',
    final: 'Lo hizo el dueño. Las fotos esperan en el aviso: publicalas o rechazalas.',
  },
  'owner.photos.arrange': {
    label: 'El dueño ordenó las fotos que mandó',
    final: 'Lo hizo el dueño. Las fotos esperan en el aviso, donde se pueden ordenar.',
  },
  'owner.photos.remove': {
    label: 'El dueño sacó una foto que había mandado',
    final: 'Lo hizo el dueño. La foto se borró.',
  },
  'owner.edit.prices': { label: 'El dueño marcó un precio como alquilado o libre' },
  'owner.propose': {
    label: 'El dueño propuso cambios de textos o precios',
    final: 'Lo hizo el dueño. La propuesta espera en el aviso: publicala o rechazala.',
  },
  'owner.propose.withdraw': {
    label: 'El dueño retiró los cambios que había propuesto',
    final: 'Lo hizo el dueño. Puede proponer los cambios otra vez.',
  },
  'owner.resubmit': {
    label: 'El dueño corrigió su aviso rechazado',
    final: 'Lo hizo el dueño. El aviso está en los pendientes: dalo de alta o rechazalo.',
  },
  'listing.proposal.publish': {
    label: 'Publicó cambios que propuso el dueño',
    final: 'El dueño ya recibió la respuesta por mail. Si algo está mal, editá el aviso.',
  },
  'listing.proposal.refuse': {
    label: 'Rechazó los cambios que propuso el dueño',
    final: 'El dueño ya recibió la respuesta por mail y puede proponer los cambios otra vez.',
  },
  'owner.season.confirm': { label: 'El dueño confirmó los precios de la temporada' },
  'owner.season.change': {
    label: 'El dueño mandó otros precios de temporada',
    final: 'Lo hizo el dueño. Sus precios esperan en el aviso: publicalos o rechazalos.',
  },
  'owner.season.decline': {
    label: 'El dueño dejó sus precios como estaban',
    final: 'Lo hizo el dueño. No cambió datos del aviso.',
  },
  'owner.links.replace': {
    label: 'El dueño anuló los enlaces de su aviso',
    final: 'Los enlaces anulados no vuelven a valer.',
  },
  'listing.season.clean': {
    label: 'Limpió los alquilados del aviso (fin de temporada)',
    final: 'Es parte de una limpieza: se deshace entera, desde «Limpió la temporada».',
  },
  'listing.season.lapse': { label: 'Salió de la búsqueda: nadie confirmó la temporada' },
  'listing.season.undo': {
    label: 'Deshizo la limpieza del aviso',
    final: 'Es parte de una limpieza que se deshizo.',
  },
  'season.clean': { label: 'Limpió la temporada', role: 'administrator' },
  'season.undo': {
    label: 'Deshizo la limpieza de temporada',
    final: 'Para volver a quitar los alquilados, limpiá la temporada desde Herramientas.',
  },
  'season.rollover': {
    label: 'Propuso los precios de la temporada a los dueños',
    final: 'Los mails ya salieron. Para que nadie tenga que responder, cancelá la renovación.',
  },
  'season.rollover.remind': {
    label: 'Recordó los precios de la temporada a los dueños',
    final: 'Los mails ya salieron.',
  },
  'season.rollover.cancel': {
    label: 'Canceló una renovación de temporada',
    final: 'Lo que se cancela no se guarda. Proponé los precios otra vez.',
  },
  'amenity.add': { label: 'Agregó un servicio' },
  'amenity.rename': { label: 'Cambió el nombre de un servicio' },
  'amenity.remove': { label: 'Eliminó un servicio' },
  'blacklist.add': { label: 'Agregó a la blacklist' },
  'blacklist.remove': { label: 'Quitó de la blacklist' },
  'note.add': { label: 'Agregó una nota interna' },
  'note.change': { label: 'Cambió una nota interna' },
  'note.remove': { label: 'Eliminó una nota interna' },
  'contact.merge': {
    label: 'Unió dos fichas de un dueño',
    keeps: 'Los avisos y las notas que se agregaron después de la unión quedan en la ficha que los tiene.',
  },
  'contact.split': { label: 'Separó dos fichas que estaban unidas' },
  'contact.delete': {
    label: 'Eliminó un contacto',
    final: 'Los datos del dueño y de sus avisos ya no existen.',
  },
  'newsletter.send': { label: 'Envió un newsletter', final: 'Los mails ya salieron.' },
  'newsletter.retry': { label: 'Reintentó un newsletter', final: 'Los mails ya salieron.' },
  'newsletter.schedule': { label: 'Programó un newsletter' },
  'newsletter.reschedule': {
    label: 'Cambió la hora de un newsletter',
    final: 'La hora anterior no se guarda. Elegí otra desde Newsletter.',
  },
  'newsletter.cancel': {
    label: 'Canceló un newsletter programado',
    final: 'Lo que se cancela no se guarda. Programalo otra vez desde Newsletter.',
  },
  'support.close': { label: 'Cerró consultas de soporte' },
  'support.reopen': { label: 'Reabrió consultas de soporte' },
  'support.reply': { label: 'Respondió consultas de soporte', final: 'El mail ya salió.' },
  'support.delete': { label: 'Eliminó una consulta de soporte', final: 'El mensaje ya no existe.' },
  'report.close': { label: 'Cerró una denuncia' },
  'report.reopen': { label: 'Abrió otra vez una denuncia' },
  'account.invite': {
    label: 'Invitó a una cuenta',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.accept': {
    label: 'Aceptó la invitación y eligió su contraseña',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.reset': {
    label: 'Eligió otra contraseña por un enlace',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.password': {
    label: 'Cambió su contraseña',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.second-factor.add': {
    label: 'Activó el segundo paso',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.second-factor.remove': {
    label: 'Quitó el segundo paso',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.passkey.add': {
    label: 'Agregó una clave de acceso',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.passkey.rename': {
    label: 'Cambió el nombre de una clave de acceso',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.passkey.remove': {
    label: 'Quitó una clave de acceso',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.second-factor.codes': {
    label: 'Creó códigos de recuperación nuevos',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.rescue': {
    label: 'Pidió otra contraseña desde el servidor',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.change': {
    label: 'Cambió una cuenta',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'account.delete': {
    label: 'Eliminó una cuenta',
    final: 'Las cuentas y contraseñas se cambian desde Cuentas y Mi cuenta.',
  },
  'network.block': { label: 'Bloqueó una red', role: 'administrator' },
  'network.unblock': {
    label: 'Desbloqueó una red',
    final: 'El plazo del bloqueo no se guarda. Bloqueala otra vez desde Seguridad.',
  },
  'person.read': { label: 'Vio los datos personales de alguien', final: 'No cambió datos.' },
  'person.correct': {
    label: 'Corrigió los datos personales de alguien',
    final: 'Los datos personales se corrigen desde Datos personales.',
  },
  'contact.correct': {
    label: 'Corrigió los datos de un dueño',
    final: 'Los datos personales se corrigen desde Datos personales.',
  },
  'person.erase': {
    label: 'Borró los datos personales de alguien',
    final: 'Los datos personales que se borran no se pueden recuperar.',
  },
  'person.expire': {
    label: 'Se borraron datos personales vencidos',
    final: 'Los datos personales que se borran no se pueden recuperar.',
  },
  'mail.retry': { label: 'Reintentó un correo', final: 'El mail ya salió o está por salir.' },
  'work.retry': {
    label: 'Reintentó lo que no se terminó',
    final: 'El trabajo ya se hizo o se está haciendo.',
  },
  'work.discard': { label: 'Descartó lo que no se terminó', final: 'Lo que se descarta no se guarda.' },
  'tools.export': { label: 'Exportó los inmuebles', final: 'No cambió datos.' },
  'listings.export': { label: 'Descargó una lista de avisos', final: 'No cambió datos.' },
  'payments.export': { label: 'Exportó los pagos', final: 'No cambió datos.' },
  'tools.backup': { label: 'Descargó una copia de la base', final: 'No cambió datos.' },
} as const satisfies Record<string, AuditActionEntry>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Kinds of changes that can be undone. */
export type UndoableAction = {
  [Action in AuditAction]: (typeof AUDIT_ACTIONS)[Action] extends { final: string } ? never : Action;
}[AuditAction];

/** The declaration of a kind; undefined for one that only an earlier version recorded. */
export function auditAction(action: string): AuditActionEntry | undefined {
  return Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : undefined;
}

/** The kinds that can be undone. */
export const UNDOABLE_ACTIONS = Object.keys(AUDIT_ACTIONS).filter(
  (action) => auditAction(action)?.final === undefined,
) as UndoableAction[];
