import type { QueryClient } from '@tanstack/react-query';
import type { ListingStatusName } from '#common/vocabulary/listing-status.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import type {
  AdminListingAnswer,
  AdminListingRow,
  ClientSummaryAnswer,
  CountAnswer,
} from '#common/wire/admin.js';
import { apiQuery } from '../../app/queries.js';
import { listQuery } from './list-query.js';

const LISTS: Readonly<Record<ListingStatusName, string>> = {
  pendiente: 'verPendientes',
  rechazado: 'verBajas',
  alta: 'verAltas',
  altaRechazado: 'verBajasAltas',
};

const DETAILS: Readonly<Record<ListingStatusName, string>> = {
  pendiente: 'verInmueblePendiente',
  rechazado: 'verInmuebleBaja',
  alta: 'verInmuebleAlta',
  altaRechazado: 'verInmuebleBajaAlta',
};

/** What the dashboard and the sidebar count (back-office.md §7, Counters). */
export type Counted = 'Pendientes' | 'Altas' | 'Consultas' | 'Soporte';

/** Reads of the operator's screens. Several may decide at once, so that nothing is taken for fresh. */
export const adminQueries = {
  list: (state: ListingStatusName, query: string) =>
    listQuery<AdminListingRow>(`/api/inmueble/obtener/${LISTS[state]}${query && `?${query}`}`),
  detail: (state: ListingStatusName, id: number) => ({
    ...apiQuery<AdminListingAnswer>(`/api/inmueble/ver/${DETAILS[state]}?id=${id}`),
    staleTime: 0,
    retryOnMount: true,
  }),
  clientSummary: (dni: string) => ({
    ...apiQuery<ClientSummaryAnswer>(`/api/inmueble/ver/verResumenPorDNI?dni=${encodeURIComponent(dni)}`),
    staleTime: 0,
    retryOnMount: true,
  }),
  count: (what: Counted) => ({
    ...apiQuery<CountAnswer>(`/api/notificaciones/contar${what}`),
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: LIMITS.adminPollMs,
  }),
};

/** After a decision: every list and count is asked for again. */
export function refreshLists(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /\/(obtener|notificaciones)\/|DNI/.test(String(path)),
  });
}
