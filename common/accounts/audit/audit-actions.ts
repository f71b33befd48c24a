import type { AuditActionEntry } from './audit-action-entry.js';
import { LISTING_AUDIT_ACTIONS } from './listing-audit-actions.js';

/** Ley 25.326, art. 16: people have a right to the rectification of their data. */
const RECTIFIED =
  'La persona pidió esa corrección (Ley 25.326, art. 16). Si hace falta otra, corregilos desde Datos personales.';

/** Every kind of change that the audit trail records (docs/decisions/0085). */
export const AUDIT_ACTIONS = {
  ...LISTING_AUDIT_ACTIONS,
  'season.clean': {
    label: 'Limpió la temporada',
    inverse: 'Vuelven los alquilados que se quitaron.',
    role: 'administrator',
  },
  'season.undo': {
    label: 'Deshizo la limpieza de temporada',
    final:
      'Desde entonces puede haber otros alquilados. Para quitarlos, limpiá la temporada desde Herramientas.',
  },
  'season.rollover': {
    label: 'Propuso los precios de la temporada a los dueños',
    final: 'Los emails ya salieron. Para que nadie tenga que responder, cancelá la renovación.',
  },
  'season.rollover.remind': {
    label: 'Recordó los precios de la temporada a los dueños',
    final: 'Los emails ya salieron.',
  },
  'season.rollover.cancel': {
    label: 'Canceló una renovación de temporada',
    inverse: 'Los dueños que no habían respondido pueden responder otra vez.',
    keeps: 'Los avisos que ya están en otra renovación quedan en esa. No sale ningún email.',
  },
  'season.rollover.resume': {
    label: 'Siguió con una renovación cancelada',
    inverse: 'La renovación se cancela.',
  },
  'option.add': {
    label: 'Cambió un ajuste del sitio',
    inverse: 'Se quita, y vale lo que había antes.',
    role: 'administrator',
  },
  'option.remove': {
    label: 'Quitó un ajuste del sitio',
    inverse: 'Vuelve, con su comienzo y su final.',
    role: 'administrator',
  },
  'amenity.add': { label: 'Agregó un servicio', inverse: 'El servicio se elimina.' },
  'amenity.rename': { label: 'Cambió el nombre de un servicio', inverse: 'Vuelve el nombre anterior.' },
  'amenity.remove': { label: 'Eliminó un servicio', inverse: 'El servicio se agrega otra vez.' },
  'zone.add': { label: 'Agregó un barrio', inverse: 'El barrio se elimina.' },
  'zone.change': { label: 'Cambió un barrio', inverse: 'Vuelven su nombre y su contorno anteriores.' },
  'zone.remove': { label: 'Eliminó un barrio', inverse: 'El barrio se agrega otra vez.' },
  'blacklist.add': { label: 'Agregó a la blacklist', inverse: 'Sale de la blacklist.' },
  'blacklist.remove': { label: 'Quitó de la blacklist', inverse: 'Vuelve a la blacklist.' },
  'note.add': { label: 'Agregó una nota interna', inverse: 'La nota se elimina.' },
  'note.change': { label: 'Cambió una nota interna', inverse: 'Vuelve el texto anterior.' },
  'note.remove': { label: 'Eliminó una nota interna', inverse: 'La nota se agrega otra vez.' },
  'contact.merge': {
    label: 'Unió dos fichas de un dueño',
    inverse: 'Las fichas se separan.',
    keeps: 'Los avisos y las notas que se agregaron después de la unión quedan en la ficha que los tiene.',
  },
  'contact.split': { label: 'Separó dos fichas que estaban unidas', inverse: 'Las fichas se unen otra vez.' },
  'contact.delete': {
    label: 'Eliminó un contacto',
    final: 'Los datos del dueño y de sus avisos ya no existen.',
  },
  'newsletter.send': {
    label: 'Envió un newsletter',
    inverse: 'Se cancelan los emails que todavía no salieron.',
    keeps: 'Los que ya salieron no se pueden recuperar.',
  },
  'newsletter.stop': {
    label: 'Canceló los emails de un newsletter que no habían salido',
    inverse: 'Los emails cancelados salen.',
    keeps: 'A quienes se dieron de baja o entraron en la blacklist desde entonces no les llega.',
    recent: true,
  },
  'newsletter.resume': {
    label: 'Envió los emails cancelados de un newsletter',
    inverse: 'Se cancelan los emails que todavía no salieron.',
    keeps: 'Los que ya salieron no se pueden recuperar.',
  },
  'newsletter.retry': { label: 'Reintentó un newsletter', final: 'Los emails ya salieron.' },
  'newsletter.schedule': { label: 'Programó un newsletter', inverse: 'El envío se cancela.' },
  'newsletter.reschedule': {
    label: 'Cambió la hora de un newsletter',
    inverse: 'Vuelve la hora anterior.',
    recent: true,
  },
  'newsletter.cancel': {
    label: 'Canceló un newsletter programado',
    inverse: 'El envío se programa otra vez.',
    keeps: 'Si su hora ya pasó, no sale solo: espera en Newsletter a que le elijas otra.',
    recent: true,
  },
  'templates.change': {
    label: 'Cambió las plantillas de textos',
    inverse: 'Las plantillas vuelven a la lista de antes.',
  },
  'support.close': { label: 'Cerró consultas de soporte', inverse: 'Las consultas se abren otra vez.' },
  'support.reopen': { label: 'Reabrió consultas de soporte', inverse: 'Las consultas se cierran otra vez.' },
  'support.reply': { label: 'Respondió consultas de soporte', final: 'El email ya salió.' },
  'support.take-back': {
    label: 'Retiró una respuesta de soporte antes de que saliera',
    final: 'La respuesta no salió. Para mandarla, respondé otra vez desde Soporte.',
  },
  'support.delete': {
    label: 'Eliminó una consulta de soporte',
    inverse: 'La consulta vuelve, con sus respuestas.',
  },
  'support.restore': {
    label: 'Recuperó una consulta de soporte',
    inverse: 'La consulta se elimina otra vez.',
  },
  'report.close': { label: 'Cerró una denuncia', inverse: 'La denuncia se abre otra vez.' },
  'report.reopen': { label: 'Abrió otra vez una denuncia', inverse: 'La denuncia se cierra otra vez.' },
  'account.invite': {
    label: 'Invitó a una cuenta',
    final: 'El email ya salió. Si no tiene que entrar, eliminá la cuenta desde Cuentas.',
  },
  'account.accept': {
    label: 'Aceptó la invitación y eligió su contraseña',
    final: 'Lo hizo quien usa la cuenta. Si no tiene que entrar, desactivala desde Cuentas.',
  },
  'account.reset': {
    label: 'Eligió otra contraseña por un enlace',
    final: 'La contraseña anterior no se guarda.',
  },
  'account.name': {
    label: 'Cambió el nombre de una cuenta',
    inverse: 'Vuelve el nombre anterior.',
  },
  'account.password': {
    label: 'Cambió su contraseña',
    final: 'La contraseña anterior no se guarda.',
  },
  'account.second-factor.add': {
    label: 'Activó el segundo paso',
    final: 'Es un cambio de seguridad: solo lo quita quien usa la cuenta, desde Mi cuenta.',
  },
  'account.second-factor.remove': {
    label: 'Quitó el segundo paso',
    final: 'La clave anterior no se guarda. Se activa otra vez desde Mi cuenta.',
  },
  'account.passkey.add': {
    label: 'Agregó una clave de acceso',
    final: 'Es un cambio de seguridad: solo la quita quien usa la cuenta, desde Mi cuenta.',
  },
  'account.passkey.rename': {
    label: 'Cambió el nombre de una clave de acceso',
    final: 'Solo lo cambia quien usa la cuenta, desde Mi cuenta.',
  },
  'account.passkey.remove': {
    label: 'Quitó una clave de acceso',
    final: 'La clave quitada no se guarda. Se agrega otra vez desde Mi cuenta.',
  },
  'account.second-factor.codes': {
    label: 'Creó códigos de recuperación nuevos',
    final: 'Los códigos anteriores no vuelven a valer.',
  },
  'account.rescue': {
    label: 'Pidió otra contraseña desde el servidor',
    final:
      'Se cerraron sus sesiones y se quitaron su segundo paso y sus claves de acceso, que no se guardan.',
  },
  'account.change': {
    label: 'Cambió una cuenta',
    inverse: 'Vuelve el rol anterior. Una cuenta que se activó se desactiva.',
    role: 'administrator',
    recent: true,
  },
  'account.delete': {
    label: 'Eliminó una cuenta',
    final: 'Con la cuenta se borraron su contraseña y su segundo paso. Invitala otra vez desde Cuentas.',
  },
  'network.block': { label: 'Bloqueó una red', inverse: 'La red se desbloquea.', role: 'administrator' },
  'network.unblock': {
    label: 'Desbloqueó una red',
    inverse: 'La red se bloquea hasta la misma hora.',
    role: 'administrator',
  },
  'person.read': { label: 'Vio los datos personales de alguien', final: 'No cambió datos.' },
  'person.correct': {
    label: 'Corrigió los datos personales de alguien',
    final: RECTIFIED,
  },
  'contact.correct': {
    label: 'Corrigió los datos de un dueño',
    final: RECTIFIED,
  },
  'person.erase': {
    label: 'Borró los datos personales de alguien',
    final: 'Los datos personales que se borran no se pueden recuperar.',
  },
  'person.expire': {
    label: 'Se borraron datos personales vencidos',
    final: 'Los datos personales que se borran no se pueden recuperar.',
  },
  'mail.again': {
    label: 'Permitió emails a una dirección que los rechazaba',
    inverse: 'La dirección vuelve a quedar afuera de los envíos.',
  },
  'mail.refused': {
    label: 'Dejó otra vez afuera de los envíos una dirección que los rechazaba',
    final: 'Para volver a escribirle, usá el botón de la ficha del dueño.',
  },
  'mail.retry': { label: 'Reintentó un email', final: 'El email ya salió o está por salir.' },
  'work.retry': {
    label: 'Reintentó lo que no se terminó',
    final: 'El trabajo ya se hizo o se está haciendo.',
  },
  'work.discard': { label: 'Descartó lo que no se terminó', final: 'Lo que se descarta no se guarda.' },
  'listings.import': {
    label: 'Importó avisos de una planilla',
    inverse: 'Los avisos importados se quitan, con los dueños que se agregaron.',
    keeps: 'Los que cambiaron desde entonces quedan como están.',
    role: 'administrator',
  },
  'listings.import.undo': {
    label: 'Quitó los avisos de una importación',
    final: 'Los avisos que se quitaron no se guardan. Importá la planilla otra vez.',
  },
  'tools.export': { label: 'Exportó los inmuebles', final: 'No cambió datos.' },
  'listings.export': { label: 'Descargó una lista de avisos', final: 'No cambió datos.' },
  'payments.export': { label: 'Exportó los pagos', final: 'No cambió datos.' },
  'contacts.export': { label: 'Descargó una lista de contactos', final: 'No cambió datos.' },
  'inquiries.export': { label: 'Descargó una lista de consultas', final: 'No cambió datos.' },
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
