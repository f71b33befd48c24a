import type { AuditActionEntry } from './audit-action-entry.js';

/** Kinds of changes of notices, by operators, owners and the product itself. */
export const LISTING_AUDIT_ACTIONS = {
  'listing.approve': {
    label: 'Dio de alta un aviso',
    final: 'El código ya se asignó y se le mandó al dueño. Si no tiene que estar publicado, dalo de baja.',
  },
  'listing.enter': {
    label: 'Publicó un aviso por el dueño',
    final: 'Es un aviso como los demás: si no tiene que estar, rechazalo o dalo de baja.',
  },
  'listing.reject': { label: 'Rechazó un aviso', inverse: 'Vuelve a pendientes.' },
  'listing.restore': {
    label: 'Movió un aviso a pendientes',
    inverse: 'Vuelve a rechazados, sin email al dueño.',
  },
  'listing.withdraw': { label: 'Dio de baja un aviso', inverse: 'Vuelve al alta.' },
  'listing.reinstate': { label: 'Volvió un aviso al alta', inverse: 'Vuelve a las bajas.' },
  'listing.pause': { label: 'El sitio pausó un aviso que nadie confirmó', inverse: 'Vuelve al alta.' },
  'listing.edit.contact': { label: 'Cambió el contacto', inverse: 'Vuelve el contacto anterior.' },
  'listing.edit.property': {
    label: 'Cambió los datos del inmueble',
    inverse: 'Vuelven los datos anteriores.',
  },
  'listing.edit.location': { label: 'Cambió la ubicación', inverse: 'Vuelve la ubicación anterior.' },
  'listing.edit.verification': {
    label: 'Cambió la verificación',
    inverse: 'Vuelve la verificación anterior.',
  },
  'listing.edit.code': { label: 'Cambió el código', inverse: 'Vuelve el código anterior.' },
  'listing.edit.prices': { label: 'Cambió los precios', inverse: 'Vuelven los precios anteriores.' },
  'listing.edit.amenities': {
    label: 'Cambió los servicios del aviso',
    inverse: 'Vuelven los servicios anteriores.',
  },
  'listing.edit.contract': {
    label: 'Cambió el contrato o el pago',
    inverse: 'Vuelven el plan, el pago y las fechas anteriores.',
  },
  'listing.payment.record': {
    label: 'Registró un pago',
    inverse: 'El pago se anula y vuelven las fechas anteriores.',
  },
  'listing.payment.annul': { label: 'Anuló un pago', inverse: 'El pago se cuenta otra vez.' },
  'listing.payment.restore': {
    label: 'Volvió a contar un pago anulado',
    inverse: 'El pago se anula otra vez.',
  },
  'listing.edit.term': { label: 'Prorrogó o acortó el plan', inverse: 'Vuelven las fechas anteriores.' },
  'listing.edit.photos': {
    label: 'Cambió las fotos',
    inverse: 'Salen las fotos que se agregaron, vuelven las que se sacaron y vuelve el orden anterior.',
  },
  'owner.pause': { label: 'El dueño pausó su aviso', inverse: 'Vuelve al alta.' },
  'owner.resume': {
    label: 'El dueño reanudó su aviso',
    final: 'Lo hizo el dueño. Si no tiene que estar publicado, dalo de baja.',
  },
  'owner.withdraw': { label: 'El dueño dio de baja su aviso', inverse: 'Vuelve al alta.' },
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
  'owner.edit.prices': {
    label: 'El dueño marcó un precio como alquilado o libre',
    inverse: 'Vuelven los precios anteriores.',
  },
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
    final: 'El dueño ya recibió la respuesta por email. Si algo está mal, editá el aviso.',
  },
  'listing.proposal.refuse': {
    label: 'Rechazó los cambios que propuso el dueño',
    final: 'El dueño ya recibió la respuesta por email y puede proponer los cambios otra vez.',
  },
  'owner.season.confirm': {
    label: 'El dueño confirmó los precios de la temporada',
    inverse: 'Vuelven los precios anteriores.',
  },
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
  'owner.calendar.link': {
    label: 'El dueño hizo un enlace nuevo a su calendario',
    final: 'El enlace anterior no vuelve a valer.',
  },
  'owner.calendar.address': {
    label: 'El dueño cambió el calendario de otro sitio',
    final: 'Lo hizo el dueño. No cambió datos del aviso.',
  },
  'listing.calendar': {
    label: 'Cambió el calendario de otro sitio',
    final: 'La dirección es secreta y no queda en el historial. Para volver a la anterior, pegala otra vez.',
  },
  'owner.calendar.dismiss': {
    label: 'El dueño descartó una propuesta del calendario de otro sitio',
    final: 'Lo hizo el dueño. Si está alquilado, marcalo en Precios.',
  },
  'listing.calendar.dismiss': {
    label: 'Descartó una propuesta del calendario de otro sitio',
    final: 'Vuelve si cambian sus noches. Si está alquilado, marcalo en Precios.',
  },
  'listing.season.clean': {
    label: 'Limpió los alquilados del aviso (fin de temporada)',
    final: 'Es parte de una limpieza: se deshace entera, desde «Limpió la temporada».',
  },
  'listing.season.lapse': {
    label: 'Salió de la búsqueda: nadie confirmó la temporada',
    inverse: 'Vuelve al alta.',
  },
  'listing.season.undo': {
    label: 'Deshizo la limpieza del aviso',
    final: 'Es parte de una limpieza que se deshizo.',
  },
} as const satisfies Record<string, AuditActionEntry>;
