import type { QueryClient } from '@tanstack/react-query';
import {
  activeListing,
  clientSummary,
  countActive,
  countPending,
  listActive,
  listPending,
  listRejected,
  listWithdrawn,
  pendingListing,
  rejectedListing,
  withdrawnListing,
  type AdminListQuery,
} from '#common/listings/desk/desk-calls.js';
import { countInquiries } from '#common/inquiries/inquiry-calls.js';
import { countReports } from '#common/inquiries/reports/report-calls.js';
import { reviewListing } from '#common/listings/review/review-calls.js';
import { countMessages } from '#common/newsletter/support/support-calls.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { freshQuery } from './fresh-query.js';
import type { Counted } from '../admin-screen.js';
import { operatorListQuery } from './operator-list-query.js';
import { isOf } from './queries-of.js';

const LISTS = {
  pendiente: listPending,
  rechazado: listRejected,
  alta: listActive,
  altaRechazado: listWithdrawn,
} as const satisfies Record<ListingStatusName, object>;

const DETAILS = {
  pendiente: pendingListing,
  rechazado: rejectedListing,
  alta: activeListing,
  altaRechazado: withdrawnListing,
} as const satisfies Record<ListingStatusName, object>;

const COUNTS = {
  Pendientes: countPending,
  Altas: countActive,
  Consultas: countInquiries,
  Soporte: countMessages,
  Denuncias: countReports,
} as const satisfies Record<Counted, object>;

/** Calls that return counters. */
export const COUNT_CALLS = Object.values(COUNTS);
/** Calls of the lists of notices, the counters and the summary of an owner. */
export const LIST_CALLS = [...Object.values(LISTS), ...COUNT_CALLS, clientSummary];
/** Calls that show listings: lists, details, and the summary of an owner. */
export const LISTING_CALLS = [
  ...Object.values(LISTS),
  ...Object.values(DETAILS),
  clientSummary,
  reviewListing,
];

/** Queries of operator screens. Data are always stale, because several operators may make decisions. */
export const adminQueries = {
  list: (state: ListingStatusName, query: AdminListQuery) => operatorListQuery(LISTS[state], query),
  detail: (state: ListingStatusName, id: number) => freshQuery(DETAILS[state], { id }),
  review: (id: number) => freshQuery(reviewListing, { id }),
  clientSummary: (dni: string) => freshQuery(clientSummary, { dni }),
  count: (what: Counted) => ({
    ...freshQuery(COUNTS[what]),
    refetchInterval: INTERNAL_LIMITS.adminPollMs,
  }),
};

/** Invalidates every list, counter and owner summary after a decision. */
export function refreshLists(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: isOf(LIST_CALLS) });
}

/** Cancels reads of a pending notice that is decided on: reads that still wait for a connection would get a 404. */
export function cancelPendingReads(queries: QueryClient, id: number): void {
  for (const { queryKey } of [adminQueries.detail('pendiente', id), adminQueries.review(id)])
    void queries.cancelQueries({ queryKey, exact: true });
}

/** Invalidates the reviews of pending notices after an edit. A notice that was decided on has none. */
export function refreshReviews(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: isOf([reviewListing]) });
}
