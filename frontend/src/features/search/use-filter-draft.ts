import { useEffect, useRef, useState } from 'react';
import { encodeSearchPath } from '#common/rules/search-path.js';
import { normaliseFilters, type SearchFilters } from '#common/rules/search-filters.js';
import { TIMINGS } from '#common/vocabulary/limits.js';

/** Changes some filters; they take effect `delayMs` after the last change. */
export type SetFilters = (change: Partial<SearchFilters>, delayMs?: number) => void;

/**
 * Filters as they stand in the panel. Each change shows at once and is applied a moment later, so that several ticks make
 * one search; when the address changes by other means (a chip, the back button) the panel follows it.
 */
export function useFilterDraft(
  applied: SearchFilters,
  apply: (filters: SearchFilters) => void,
): { draft: SearchFilters; set: SetFilters } {
  const [draft, setDraft] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = encodeSearchPath(applied);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setDraft(applied);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const set: SetFilters = (change, delayMs = TIMINGS.filterDebounce) => {
    const next = normaliseFilters({ ...draft, ...change });
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (encodeSearchPath(next) !== address) apply(next);
    }, delayMs);
  };
  return { draft, set };
}
