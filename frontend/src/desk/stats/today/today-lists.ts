import type { ListMark } from '#common/listings/desk/list-marks.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { TodayReviews } from '#common/stats/today-calls.js';
import type { UnfinishedKind } from '#common/operations/unfinished-calls.js';
import { adminPaths } from '../../admin-paths.js';
import { LAPSED_PATH } from '../../owners/rollover/rollover-paths.js';

interface StatusList {
  list: Readonly<Record<string, string>> & { path: string };
  /** Where the notices are, after a number: `3 publicados`. */
  words: readonly [one: string, many: string];
}

/** Lists of notices by their status, in the order of the work. */
const STATUS_LISTS: Readonly<Record<ListingStatusName, StatusList>> = {
  pendiente: { list: { path: adminPaths.pending }, words: ['pendiente', 'pendientes'] },
  alta: { list: { path: adminPaths.active, operacion: 'todas' }, words: ['publicado', 'publicados'] },
  altaRechazado: {
    list: { path: adminPaths.active, estado: 'rechazados', operacion: 'todas' },
    words: ['dado de baja', 'dados de baja'],
  },
  rechazado: {
    list: { path: adminPaths.pending, estado: 'rechazados' },
    words: ['rechazado', 'rechazados'],
  },
};

/** Addresses of the lists that the numbers of 'Hoy' link to: each list shows exactly what its number counts. */
export const TODAY_LISTS = {
  pendientes: adminPaths.pending,
  sinPagar: `${adminPaths.active}?operacion=todas&fotos=con&pago=no`,
  sinConfirmar: markedPath('sin-respuesta', 'alta'),
  sinConfirmarTemporada: LAPSED_PATH,
  porVencer: `${markedPath('por-vencer', 'alta')}&orden=vence`,
  sinResponder: `${adminPaths.support}?estado=abiertas`,
} as const;

export function unfinishedPath(kind: UnfinishedKind): string {
  return `${adminPaths.unfinished}?tipo=${kind}`;
}

/** The inquiries of a day, `2026-11-22`. */
export function inquiriesOfDayPath(day: string): string {
  return `${adminPaths.inquiries}?${new URLSearchParams({ fechaDesde: day, fechaHasta: day })}`;
}

function markedPath(mark: ListMark, status: ListingStatusName): string {
  const { path, ...filters } = STATUS_LISTS[status].list;
  return `${path}?${new URLSearchParams({ ...filters, marca: mark })}`;
}

/** A list of notices to review, with their number. */
interface ReviewList {
  to: string;
  count: number;
  words: readonly [one: string, many: string];
}

/** The lists of notices with a mark: one for each status that has some. */
export function reviewLists(mark: ListMark, { porEstado }: Pick<TodayReviews, 'porEstado'>): ReviewList[] {
  const statuses = Object.keys(STATUS_LISTS) as ListingStatusName[];
  return statuses.flatMap((status) => {
    // A process of an earlier version counts without statuses.
    const count = porEstado?.[status] ?? 0;
    return count > 0 ? [{ to: markedPath(mark, status), count, words: STATUS_LISTS[status].words }] : [];
  });
}
