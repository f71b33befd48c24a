import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countFilters } from '#common/calls/search.js';
import { normaliseFilters, type SearchFilters } from '#common/rules/search-filters.js';
import { toSearchParams } from '#common/rules/search-query.js';
import type { FilterCounts } from '#common/wire/listings.js';
import { searchQuery } from '../../app/queries.js';

/** How many listings each choice would leave; the counts of the search before show until they have come. */
export function useFilterCounts(filters: SearchFilters): FilterCounts | undefined {
  const { data } = useQuery({
    ...searchQuery(countFilters, toSearchParams(normaliseFilters(filters))),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
}
