import { ALL_FILTERS } from '#common/filters/all-filters.js';
import type { SearchFilters } from '#common/rules/search-filters.js';
import { propertyType } from '#common/vocabulary/property-types.js';

export interface AppliedFilter {
  /** Text of its chip. */
  label: string;
  /** The search without it. */
  without: Partial<SearchFilters>;
}

/** Every active filter of a search, in panel order. */
export function appliedFilters(filters: SearchFilters, amenities: readonly string[]): AppliedFilter[] {
  return ALL_FILTERS.flatMap((filter) => filter.chips(filters, { amenities }));
}

/** `Casas en alquiler en Miramar`: the heading of a search. */
export function searchTitle({ operation, propertyTypes, towns }: SearchFilters): string {
  const what = propertyTypes.length === 1 ? propertyType(propertyTypes[0]!).plural : 'Propiedades';
  const where =
    towns.length === 0
      ? 'la costa'
      : towns.length === 1
        ? towns[0]
        : `${towns.slice(0, -1).join(', ')} y ${towns.at(-1)}`;
  return `${what} en ${operation === 'rental' ? 'alquiler' : 'venta'} en ${where}`;
}
