import { ALL_FILTERS, type FilterValues } from '../filters/all-filters.js';
import type { SearchSubject } from '../../listings/attributes/search-subject.js';
import type { Operation } from '../../kernel/operations.js';

export const SORT_ORDERS = [
  'recientes',
  'precio-menor',
  'precio-mayor',
  'capacidad',
  'cerca-del-mar',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

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

/** The filters without those that do not apply to the subject. */
export function askedFilters(filters: SearchFilters): SearchFilters {
  const unasked = ALL_FILTERS.filter(({ asked }) => asked && !asked(filters));
  return Object.assign({}, filters, ...unasked.map(({ empty }) => empty)) as SearchFilters;
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
function priceBasis({ operation, arrival, departure, period, fraction }: SearchFilters): string {
  if (operation === 'sale') return 'sale';
  if (arrival && departure) return 'stay';
  return period ? `${period}-${fraction}` : 'night';
}

/**
 * A search after changes of some filters, with their consequences: dates and season exclude each other, and the last choice wins; a price
 * range is dropped if its basis changes (per night, per stay, sale).
 */
export function changeFilters(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const next = { ...filters, ...change };
  if (change.arrival && change.departure) Object.assign(next, { period: null, fraction: null });
  else if (change.period) Object.assign(next, { arrival: null, departure: null });
  const keepsPrice = priceBasis(next) === priceBasis(filters) || 'priceFrom' in change || 'priceTo' in change;
  return normaliseFilters(keepsPrice ? next : { ...next, priceFrom: null, priceTo: null, currency: null });
}
