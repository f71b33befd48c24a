import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeFilters, type SearchFilters, type SortOrder } from '#common/rules/search-filters.js';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { writeSearchAddress, type SearchAddress } from './search-address.js';

/** Changes some filters; applied `delayMs` after the last change. */
export type SetFilters = (change: Partial<SearchFilters>, delayMs?: number) => void;

export interface SearchDraft {
  /** The filters as panel and chips show them. */
  filters: SearchFilters;
  sort: SortOrder;
  set: SetFilters;
  sortBy: (sort: SortOrder) => void;
}

type View = Pick<SearchAddress, 'filters' | 'sort'>;

const addressOf = (view: View): string => writeSearchAddress({ ...view, page: 1 });

/**
 * A search as its controls show it. A change is visible at once and applied after a short delay, so that several changes cause one search.
 * Only the draft determines what is applied: URLs that result from its own earlier changes do not affect it. Other URLs (Back, a link)
 * replace it.
 * @param search the search of the URL
 * @param go navigates to a URL
 */
export function useSearchDraft(search: SearchAddress, go: (address: string) => void): SearchDraft {
  const [draft, setDraft] = useState<View>(search);
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = addressOf(search);
  /** URL of the last applied draft, and pending URLs of earlier ones. */
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
