import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { normaliseFilters, type SearchFilters } from '#common/rules/search-filters.js';
import { toSearchParams } from '#common/rules/search-query.js';
import type { FilterCounts, FilterCountsAnswer } from '#common/wire/listings.js';
import { apiQuery } from '../../app/queries.js';

/** How many listings each choice would leave; the counts of the search before show until they have come. */
export function useFilterCounts(filters: SearchFilters): FilterCounts | undefined {
  const params = toSearchParams(normaliseFilters(filters));
  const { data } = useQuery({
    ...apiQuery<FilterCountsAnswer>(`/api/inmueble/busqueda/contarFiltros?${params}`),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
}
