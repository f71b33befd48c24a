import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { asksForStay } from '#common/search/filters/open-stay.js';
import { ADVANCED_SEARCH_MESSAGES as MESSAGES } from '#common/search/query/advanced-search-messages.js';
import {
  changeFilters,
  emptyFilters,
  normaliseFilters,
  type SearchFilters,
} from '#common/search/query/search-filters.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { asksFraction } from '../../search/search-options.js';
import { singleChoices } from '../../search/conditions/single-choices.js';
import { sizesOf, type Count } from '../../search/conditions/sizes.js';
import type { WhenState } from '../../search/conditions/when.js';

/** State of the advanced search form: filters, some not chosen yet. */
export interface AdvancedSearch extends WhenState {
  operation: Operation | null;
  /** The optional filters are shown. */
  more: boolean;
}

export type AdvancedField = keyof typeof MESSAGES;
export type AdvancedErrors = Partial<Record<AdvancedField, string>>;

export function emptyAdvancedSearch(): AdvancedSearch {
  return { operation: null, filters: emptyFilters(), byDates: false, more: false };
}

/** Form values of a search. */
export function advancedSearchOf(filters: SearchFilters): AdvancedSearch {
  const { operation, arrival } = filters;
  return { operation, filters: singleChoices(filters), byDates: arrival !== null, more: false };
}

/** Changes the operation; sales have no season. */
export function withOperation(search: AdvancedSearch, operation: Operation): AdvancedSearch {
  return { ...search, operation, filters: changeFilters(search.filters, { operation }), byDates: false };
}

/** Fields that are chosen for one type: its sizes, the season or the dates, the price. */
const OF_TYPE: readonly (keyof SearchFilters)[] = [
  ...ATTRIBUTES.filter(({ filter }) => filter?.asked).map(({ name }) => name as keyof SearchFilters),
  'arrival',
  'departure',
  'nights',
  'month',
  'period',
  'fraction',
  'priceFrom',
  'priceTo',
  'currency',
];

/** Changes the type and resets the fields that depend on it; the others stay. */
export function withType(search: AdvancedSearch, type: PropertyTypeId | null): AdvancedSearch {
  const empty = emptyFilters(search.filters.operation);
  const reset = Object.fromEntries(OF_TYPE.map((field) => [field, empty[field]]));
  const filters = { ...search.filters, ...reset, propertyTypes: type ? [type] : [] };
  return { ...search, filters, byDates: false };
}

export function withFilters(search: AdvancedSearch, change: Partial<SearchFilters>): AdvancedSearch {
  return { ...search, filters: changeFilters(search.filters, change) };
}

/** Parts of the form that are shown, each after the previous choice (public-site.md §2). */
export function shownParts({ operation, filters }: AdvancedSearch) {
  const type = filters.towns.length > 0 && operation !== null;
  const rest = type && filters.propertyTypes.length > 0;
  return {
    town: operation !== null,
    type,
    sizes: rest ? sizesOf(filters) : [],
    season: rest && operation === 'rental',
    fraction: rest && asksFraction(filters),
    price: rest,
  };
}

/** Whether the chosen type requires a size: bedrooms of a house, rooms of a flat. */
export function isSizeRequired({ required }: Count, { propertyTypes }: SearchFilters): boolean {
  return propertyTypes.some((type) => required.includes(type));
}

/** Faults of the visible parts. Dates replace period and fraction. */
export function advancedFaults(search: AdvancedSearch): AdvancedErrors {
  const { operation, filters } = search;
  const shows = shownParts(search);
  const missing: Partial<Record<AdvancedField, boolean>> = {
    operacion: operation === null,
    ciudad: shows.town && filters.towns.length === 0,
    tipoPropiedad: shows.type && filters.propertyTypes.length === 0,
    ...Object.fromEntries(
      shows.sizes.map((size) => [
        size.field,
        isSizeRequired(size, filters) && filters[size.name].length === 0,
      ]),
    ),
    periodo: shows.season && filters.period === null && !asksForStay(filters),
    fraccion: shows.fraction && filters.fraction === null,
  };
  const fields = Object.keys(MESSAGES) as AdvancedField[];
  return Object.fromEntries(
    fields.filter((field) => missing[field]).map((field) => [field, MESSAGES[field]]),
  );
}

/** The search of a valid form. */
export function toFilters({ filters }: AdvancedSearch): SearchFilters {
  return normaliseFilters(filters);
}
