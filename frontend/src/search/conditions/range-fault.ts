import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';

/** Fault of a range that nothing can be in. */
export function rangeFault(from: number | null, to: number | null): string | undefined {
  return from !== null && to !== null && from > to ? SEARCH_MESSAGES.emptyRange : undefined;
}
