import {
  changeFilters,
  sortOrder,
  type SearchFilters,
  type SortOrder,
} from '#common/search/query/search-filters.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { useAddressDraft } from '../app/navigation/use-address-draft.js';
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

/**
 * A search as its controls show it.
 * @param search the search of the URL
 * @param go navigates to a URL
 */
export function useSearchDraft(search: SearchAddress, go: (address: string) => void): SearchDraft {
  const [draft, change] = useAddressDraft<View>(search, {
    addressOf: (view) => writeSearchAddress({ ...view, page: 1 }),
    go,
  });
  return {
    ...draft,
    set: (changes, delayMs = TIMINGS.filterDebounce) =>
      change((view) => {
        const filters = changeFilters(view.filters, changes);
        return { filters, sort: sortOrder(view.sort, filters.operation) ?? 'recientes' };
      }, delayMs),
    sortBy: (sort) => change((view) => ({ ...view, sort })),
  };
}
