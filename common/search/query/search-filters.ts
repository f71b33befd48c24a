import { SEARCHED_MEASURES, type SearchedMeasureName } from '../../listings/attributes/all-attributes.js';
import { ALL_FILTERS, type FilterValues } from '../filters/all-filters.js';
import { priceFilter } from '../filters/price.js';
import { seasonFilter } from '../filters/season.js';
import type { SearchSubject } from '../../listings/attributes/search-subject.js';
import { period } from '../../pricing/periods.js';
import type { Operation } from '../../kernel/operations.js';

/** An order by a measure: `superficie-mayor`. */
type MeasureOrder = `${string}-${'mayor' | 'menor'}`;

export type SortOrder = 'recientes' | 'capacidad' | 'cerca-del-mar' | 'precio-m2-menor' | MeasureOrder;

/** The orders of results with their labels; the last ones are of sales only. */
export const SORT_OPTIONS: readonly { value: SortOrder; label: string; operation?: Operation }[] = [
  { value: 'recientes', label: 'Recomendados' },
  { value: 'precio-menor', label: 'Precio: de menor a mayor' },
  { value: 'precio-mayor', label: 'Precio: de mayor a menor' },
  { value: 'capacidad', label: 'Más capacidad' },
  { value: 'cerca-del-mar', label: 'Más cerca del mar' },
  { value: 'precio-m2-menor', label: 'Menor precio por m²', operation: 'sale' },
  ...SEARCHED_MEASURES.flatMap(({ filter: { word, order } }) =>
    order ? [{ value: `${word}-${order.first}` as const, label: order.label }] : [],
  ),
];

/** The order with this name among those of the operation's searches. */
export function sortOrder(name: string | null, operation?: Operation): SortOrder | undefined {
  return SORT_OPTIONS.find(
    (one) => one.value === name && (!operation || !one.operation || one.operation === operation),
  )?.value;
}

/** The measure of an order, and whether its greatest number comes first; undefined for other orders. */
export function orderedMeasure(
  sort: SortOrder,
): { name: SearchedMeasureName; isDescending: boolean } | undefined {
  const measure = SEARCHED_MEASURES.find(
    ({ filter: { word, order } }) => order && sort === `${word}-${order.first}`,
  );
  return measure && { name: measure.name, isDescending: measure.filter.order?.first === 'mayor' };
}

/** A visitor's search. Values of one filter are combined by OR, filters by AND; amenities must all be present. */
export interface SearchFilters extends FilterValues {
  operation: Operation;
}

const NOTHING_CHOSEN = Object.assign({}, ...ALL_FILTERS.map(({ empty }) => empty)) as FilterValues;

/** Filters that every listing of the operation meets. */
export function emptyFilters(operation: Operation = 'rental'): SearchFilters {
  return { ...NOTHING_CHOSEN, operation };
}

/**
 * Normalised filters without those that do not apply to the subject (public-site.md §4): sale searches drop the season; a fraction needs a
 * period; bedrooms and rooms need their types.
 */
export function normaliseFilters(filters: SearchFilters): SearchFilters {
  const parts = ALL_FILTERS.map((filter) => {
    if (filter.asked && !filter.asked(filters)) return filter.empty;
    const own = ownValues(filters, filter.empty);
    return filter.normalise ? filter.normalise(own) : own;
  });
  return Object.assign({ operation: filters.operation }, ...parts) as SearchFilters;
}

/** The filters without those that do not apply to the subject, nor a fraction that the period does not have; not normalised. */
export function askedFilters(filters: SearchFilters): SearchFilters {
  const unasked = ALL_FILTERS.filter(({ asked }) => asked && !asked(filters));
  const season = seasonFilter.normalise!(filters);
  return Object.assign({}, filters, season, ...unasked.map(({ empty }) => empty)) as SearchFilters;
}

/** A filter's own fields. Written as a loop for speed: a results page calls it a hundred times. */
function ownValues(filters: SearchFilters, empty: object): object {
  const all = filters as unknown as Readonly<Record<string, unknown>>;
  const own: Record<string, unknown> = {};
  for (const field in empty) own[field] = all[field];
  return own;
}

/** Whether a search about this subject has the filter that owns the field. */
export function asksFor(field: keyof FilterValues, subject: SearchSubject): boolean {
  const filter = ALL_FILTERS.find(({ empty }) => field in empty);
  return filter?.asked?.(subject) ?? true;
}

/** Basis of the lead prices of a search; amounts with different bases are not comparable. */
function priceBasis({
  operation,
  arrival,
  departure,
  nights,
  period: wanted,
  fraction,
}: SearchFilters): string {
  if (operation === 'sale') return 'sale';
  if ((arrival && departure) || nights) return 'stay';
  // A month is priced per night, as the season is.
  return wanted && (fraction || !period(wanted).hasFractions) ? `${wanted}-${fraction}` : 'night';
}

/**
 * A search after changes of some filters, with their consequences: dates, nights and season exclude each other, and the last choice wins; other
 * towns have other zones; a price range is dropped with its currency if its basis changes (per night, per stay, sale).
 */
export function changeFilters(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const next = { ...filters, ...change };
  if (change.towns && !change.zones) next.zones = [];
  // The fields that go with these are empty in normal form without them.
  if (change.arrival && change.departure) Object.assign(next, { nights: null, period: null });
  else if (change.nights) Object.assign(next, { arrival: null, period: null });
  else if (change.period) Object.assign(next, { arrival: null, nights: null });
  const keepsPrice =
    priceBasis(next) === priceBasis(filters) ||
    'priceFrom' in change ||
    'priceTo' in change ||
    (next.priceFrom ?? next.priceTo) === null;
  return normaliseFilters(keepsPrice ? next : { ...next, ...priceFilter.empty });
}
