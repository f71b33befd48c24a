import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeFilters, type SearchFilters, type SortOrder } from '#common/rules/search-filters.js';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { writeSearchAddress, type SearchAddress } from './search-address.js';

/** Changes some filters; they take effect `delayMs` after the last change. */
export type SetFilters = (change: Partial<SearchFilters>, delayMs?: number) => void;

export interface SearchDraft {
  /** The filters as they stand in panel and chips. */
  filters: SearchFilters;
  sort: SortOrder;
  set: SetFilters;
  sortBy: (sort: SortOrder) => void;
}

type View = Pick<SearchAddress, 'filters' | 'sort'>;

const addressOf = (view: View): string => writeSearchAddress({ ...view, page: 1 });

/**
 * A search as its controls show it. Each change shows at once and is applied a moment later, so that several ticks make one
 * search. The draft alone decides what is applied: an address that comes from an earlier change of its own, however late, leaves it
 * as it is. An address that comes from elsewhere (the back button, a link) replaces it.
 * @param search what the address says
 * @param go navigates to an address
 */
export function useSearchDraft(search: SearchAddress, go: (address: string) => void): SearchDraft {
  const [draft, setDraft] = useState<View>(search);
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = addressOf(search);
  /** Where the draft has led to, and earlier addresses of its own that may still come. */
  const target = useRef(address);
  const asked = useRef(new Set<string>());

  const follow = useEffectEvent((): void => {
    if (address === target.current) return asked.current.clear();
    if (asked.current.has(address)) return;
    clearTimeout(timer.current);
    target.current = address;
    latest.current = search;
    setDraft(search);
  });
  useEffect(() => follow(), [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goNow = useRef(go);
  useEffect(() => {
    goNow.current = go;
  });
  const send = (): void => {
    const next = addressOf(latest.current);
    if (next === target.current) return;
    target.current = next;
    asked.current.add(next);
    goNow.current(next);
  };
  const put = (change: Partial<View>, delayMs: number): void => {
    latest.current = { ...latest.current, ...change };
    setDraft(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, delayMs);
  };
  return {
    ...draft,
    set: (change, delayMs = TIMINGS.filterDebounce) =>
      put({ filters: changeFilters(latest.current.filters, change) }, delayMs),
    sortBy: (sort) => put({ sort }, 0),
  };
}
