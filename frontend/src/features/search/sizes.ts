import { ATTRIBUTES, type CountedAttribute } from '#common/attributes/all-attributes.js';
import type { CountAttribute } from '#common/attributes/attribute.js';
import { asksFor, type SearchFilters } from '#common/rules/search-filters.js';

/** An attribute that is a count. */
export type Count = CountAttribute<CountedAttribute>;

/** The counts by which the types of a search tell how large they are: bedrooms of houses, rooms of flats. */
export function sizesOf(filters: SearchFilters): Count[] {
  return ATTRIBUTES.filter(
    ({ kind, name, filter }) => kind === 'count' && filter.place === 'before-price' && asksFor(name, filters),
  ) as Count[];
}
