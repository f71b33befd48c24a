import type { SearchFilters } from '#common/search/query/search-filters.js';

/**
 * The filters of a search as the values of a form that offers one town and one type: several are left empty. The area of the map and
 * free words are dropped, because no field of the form shows them: they would restrict the next search unseen.
 */
export function singleChoices(filters: SearchFilters): SearchFilters {
  const { towns, propertyTypes } = filters;
  return {
    ...filters,
    towns: towns.length === 1 ? towns : [],
    propertyTypes: propertyTypes.length === 1 ? propertyTypes : [],
    area: null,
    words: [],
  };
}
