import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { detailPath } from '../../admin-paths.js';
import { adminQueries } from '../../data/listing-queries.js';
import { readPageNumber, searchOfPage } from '../../lists/filters/list-address.js';
import { requestOf } from '../lists/list-filters.js';
import { nextLook } from './looked-page.js';

const PAGE_SIZE = 50;

/** Maximum age of a prefetched notice after the next one; an older one is read again. */
const AHEAD_MS = 60_000;

/** Position of a listing in the list it was opened from, with its neighbours. */
export interface Queue {
  /** From 1; undefined if it has left the list. */
  position: number | undefined;
  total: number;
  previous: string | undefined;
  next: string | undefined;
  nextId: number | undefined;
  /** The next listing after this one has left the list, which moves up by one. */
  nextAfterDecision: string | undefined;
}

/** Reads the list of a detail, with an adjacent page if needed, and prefetches the next details. */
export function useQueue(state: ListingStatusName, id: number): Queue {
  const [params] = useSearchParams();
  const queries = useQueryClient();
  const [page, settle] = usePageOf(id, params);
  const { data } = useQuery(listOf(state, pageOf(params, page)));
  const rows = data?.rows ?? [];
  const at = rows.findIndex(({ idInmuebles }) => idInmuebles === id);
  const lookFurther = useEffectEvent(settle);
  useEffect(() => {
    if (data) lookFurther({ isHere: at >= 0, pages: data.pages });
  }, [data, at]);
  const isLast = at >= 0 && at === rows.length - 1 && page < (data?.pages ?? 1);
  const isFirst = at === 0 && page > 1;
  const after = useQuery({ ...listOf(state, pageOf(params, page + 1)), enabled: isLast });
  const before = useQuery({ ...listOf(state, pageOf(params, page - 1)), enabled: isFirst });
  const nextRow = isLast ? after.data?.rows[0] : rows[at + 1];
  const previousRow = isFirst ? before.data?.rows.at(-1) : rows[at - 1];
  const nextId = nextRow?.idInmuebles;
  // For a notice that has left the list, nothing is prefetched: the next one is already loaded, and a list that has not been refetched may
  // still begin with a notice that was decided on.
  const aheadId = at < 0 ? undefined : nextId;
  useEffect(() => {
    if (aheadId === undefined) return;
    void queries.prefetchQuery(adminQueries.detail(state, aheadId));
    if (state === 'pendiente') void queries.prefetchQuery(adminQueries.review(aheadId));
  }, [queries, state, aheadId]);
  // The operator may decide on the next notice before the one after it has loaded.
  const secondId = at < 0 ? undefined : rows[at + 2]?.idInmuebles;
  useEffect(() => {
    if (secondId === undefined) return;
    void queries.prefetchQuery({ ...adminQueries.detail(state, secondId), staleTime: AHEAD_MS });
  }, [queries, state, secondId]);
  const pathOf = (row: { idInmuebles: number } | undefined, onPage: number): string | undefined =>
    row && row.idInmuebles !== id
      ? detailPath(state, row.idInmuebles, searchOfPage(params, onPage))
      : undefined;
  return {
    position: at < 0 ? undefined : (page - 1) * PAGE_SIZE + at + 1,
    total: data?.total ?? 0,
    previous: pathOf(previousRow, isFirst ? page - 1 : page),
    next: pathOf(nextRow, isLast ? page + 1 : page),
    nextId,
    nextAfterDecision: pathOf(nextRow, page),
  };
}

/** The page of the list on which the notice is looked for; an address with a page names it. */
function usePageOf(id: number, params: URLSearchParams) {
  const asked = readPageNumber(params);
  const [looked, setLooked] = useState({ id, page: asked, wasFound: false });
  const now = looked.id === id && asked === 1 ? looked : { id, page: asked, wasFound: asked > 1 };
  const settle = (found: { isHere: boolean; pages: number }): void => {
    const next = nextLook(now, found);
    if (next.page !== now.page || next.wasFound !== now.wasFound) setLooked({ id, ...next });
  };
  return [now.page, settle] as const;
}

function listOf(state: ListingStatusName, params: URLSearchParams) {
  return adminQueries.list(state, requestOf(state, params).query);
}

function pageOf(params: URLSearchParams, page: number): URLSearchParams {
  return new URLSearchParams(searchOfPage(params, page));
}
