import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countFilters, type FilterCounts } from '#common/search/query/search-calls.js';
import { normaliseFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { toSearchParams } from '#common/search/query/search-query.js';
import { searchQuery } from '../../app/queries.js';

export const filterCounts = (filters: SearchFilters) =>
  searchQuery(countFilters, toSearchParams(normaliseFilters(filters)));

/** Number of results per choice; those of the previous search are shown while loading. */
export function useFilterCounts(filters: SearchFilters): FilterCounts | undefined {
  const { data } = useQuery({
    ...filterCounts(filters),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
}
