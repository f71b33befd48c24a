import { ATTRIBUTES, type CountedAttribute } from '#common/listings/attributes/all-attributes.js';
import type { CountAttribute } from '#common/listings/attributes/attribute.js';
import { asksFor, type SearchFilters } from '#common/search/query/search-filters.js';

/** A numeric attribute. */
export type Count = CountAttribute<CountedAttribute>;

/** Size attributes of the types in a search: bedrooms of houses, rooms of flats. */
export function sizesOf(filters: SearchFilters): Count[] {
  return ATTRIBUTES.filter(
    (one) =>
      one.kind === 'count' &&
      one.filter.place === 'before-price' &&
      asksFor(one.name as CountedAttribute, filters),
  ) as Count[];
}
