import type { SearchFilters } from '#common/search/query/search-filters.js';
import { FRACTIONS, PERIODS } from '#common/pricing/periods.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import type { Option } from '../ui/select.js';

const asOption = (value: string): Option => ({ value, label: value });

/** Options of the search forms (public-site.md §3). */
export const SEARCH_OPTIONS = {
  towns: SEARCH_TOWNS.map(asOption),
  /** Types that the search forms offer; results can contain others. */
  types: PROPERTY_TYPES.filter(({ id }) => id <= 5 || id === 10).map(({ id, label }) => ({
    value: String(id),
    label,
  })),
  periods: PERIODS.map(({ id, label }) => ({ value: String(id), label })),
  fractions: FRACTIONS.map(({ id, label }) => ({ value: String(id), label })),
} as const;

/** Whether the form shows a fraction: rentals in a period with fractions. */
export function asksFraction({ operation, period }: Pick<SearchFilters, 'operation' | 'period'>): boolean {
  return operation === 'rental' && PERIODS.some(({ id, hasFractions }) => id === period && hasFractions);
}
