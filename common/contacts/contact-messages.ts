import { USUAL_DESK_MESSAGES } from '../kernel/forms/usual-messages.js';

/** Texts of the list of contacts that the specification fixes (back-office.md). */
export const CONTACT_LIST_MESSAGES = {
  failed: 'Error al cargar contactos',
  listingsFailed: 'Error al cargar inmuebles',
  notRemoved: 'No se pudo eliminar',
  hasActive: 'No se puede eliminar: el contacto tiene avisos publicados. Dalos de baja primero.',
  removed: (listings: number) =>
    listings === 0
      ? 'Contacto eliminado.'
      : `Contacto eliminado, junto con ${listings === 1 ? 'un aviso que no estaba publicado' : `${listings} avisos que no estaban publicados`}.`,
  unreachable: USUAL_DESK_MESSAGES.tryAgain,
  active: '✅ Activo',
  pending: '⏳ Pendiente',
  rejected: '❌ Rechazado',
  unknown: '❓ Desconocido',
} as const;
