import { ALL_FILTERS } from '../filters/all-filters.js';
import type { FilterNames } from '../filters/filter.js';
import type { SearchFilters } from './search-filters.js';

export interface AppliedFilter {
  /** Text of its chip. */
  label: string;
  /** The search without it. */
  without: Partial<SearchFilters>;
}

/** Every active filter of a search, in panel order. */
export function appliedFilters(filters: SearchFilters, names: FilterNames): AppliedFilter[] {
  return ALL_FILTERS.flatMap((filter) => filter.chips(filters, names));
}
