import type { ListingStatusName } from '#common/vocabulary/listing-status.js';

/** Every address of the back office (back-office.md §2). */
export const adminPaths = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  pending: '/admin/inmueblesPendientes',
  active: '/admin/inmueblesAlta',
  statistics: '/admin/estadisticas',
  services: '/admin/servicios',
  blacklist: '/admin/blacklist',
  contacts: '/admin/contactos',
  inquirers: '/admin/consultasContactos',
  inquiries: '/admin/consultas',
  support: '/admin/soporte',
  newsletter: '/admin/newsletter',
  tools: '/admin/herramientas',
  mail: '/admin/correos',
  audit: '/admin/auditoria',
  quickPublish: '/admin/PublicarAvisoRapido',
} as const;

/** Where the details of each state live. */
export const DETAIL_FOLDERS: Readonly<Record<ListingStatusName, string>> = {
  pendiente: adminPaths.pending,
  rechazado: '/admin/inmueblesBajas',
  alta: adminPaths.active,
  altaRechazado: '/admin/inmueblesAltaRechazados',
};

/** The detail of a listing; `search` carries the filters of the list that it was opened from. */
export function detailPath(state: ListingStatusName, id: number, search = ''): string {
  return `${DETAIL_FOLDERS[state]}/${id}${search}`;
}
