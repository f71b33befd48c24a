import { ADVANCED_SEARCH_MESSAGES as MESSAGES } from '#common/messages/search.js';
import {
  asksBedrooms,
  asksRooms,
  emptyFilters,
  normaliseFilters,
  type CountChoice,
  type SearchFilters,
} from '#common/rules/search-filters.js';
import type { Operation } from '#common/vocabulary/operations.js';
import { PERIODS, WHOLE_PERIOD, type FractionId, type PeriodId } from '#common/vocabulary/periods.js';
import type { PropertyTypeId } from '#common/vocabulary/property-types.js';

/** The form of the advanced search; its filters, and what they lack until a choice is made. */
export interface AdvancedSearch {
  operation: Operation | null;
  town: string;
  filters: SearchFilters;
  /** The optional filters are in sight. */
  more: boolean;
}

export type AdvancedField = keyof typeof MESSAGES;
export type AdvancedErrors = Partial<Record<AdvancedField, string>>;

export function emptyAdvancedSearch(): AdvancedSearch {
  return { operation: null, town: '', filters: emptyFilters(), more: false };
}

/** Another operation: sales know no period and fraction, rentals no price range. */
export function withOperation(search: AdvancedSearch, operation: Operation): AdvancedSearch {
  return { ...search, operation, filters: normaliseFilters({ ...search.filters, operation }) };
}

/** Another type resets what depends on it: bedrooms, rooms and the season or price. */
export function withType(search: AdvancedSearch, type: PropertyTypeId | null): AdvancedSearch {
  const { operation } = search.filters;
  const { featured, bathrooms, people, amenities } = search.filters;
  const kept = { featured, bathrooms, people, amenities };
  return { ...search, filters: { ...emptyFilters(operation), ...kept, propertyTypes: type ? [type] : [] } };
}

export function withFilters(search: AdvancedSearch, change: Partial<SearchFilters>): AdvancedSearch {
  return { ...search, filters: { ...search.filters, ...change } };
}

/** A period let only whole has but one fraction. */
export function withPeriod(search: AdvancedSearch, period: PeriodId | null): AdvancedSearch {
  const kept = hasFractions(period) ? search.filters.fraction : null;
  return withFilters(search, { period, fraction: kept });
}

export function hasFractions(period: PeriodId | null): boolean {
  return PERIODS.some((one) => one.id === period && one.hasFractions);
}

/** Which parts show: each after the choice before it (public-site.md §2). */
export function shownParts({ operation, town, filters }: AdvancedSearch) {
  const type = town !== '' && operation !== null;
  const rest = type && filters.propertyTypes.length > 0;
  return {
    town: operation !== null,
    type,
    bedrooms: rest && asksBedrooms(filters),
    rooms: rest && asksRooms(filters),
    season: rest && operation === 'rental',
    price: rest && operation === 'sale',
  };
}

/** Faults of the parts in sight; those that follow are asked for once they show. */
export function advancedFaults(search: AdvancedSearch): AdvancedErrors {
  const { operation, town, filters } = search;
  const shows = shownParts(search);
  const missing: Partial<Record<AdvancedField, boolean>> = {
    operacion: operation === null,
    ciudad: shows.town && !town,
    tipoPropiedad: shows.type && filters.propertyTypes.length === 0,
    dormitorios: shows.bedrooms && filters.bedrooms.length === 0,
    ambientes: shows.rooms && filters.rooms.length === 0,
    periodo: shows.season && filters.period === null,
    fraccion: shows.season && hasFractions(filters.period) && filters.fraction === null,
  };
  const fields = Object.keys(MESSAGES) as AdvancedField[];
  return Object.fromEntries(
    fields.filter((field) => missing[field]).map((field) => [field, MESSAGES[field]]),
  );
}

/** The search that a faultless form asks for. */
export function toFilters({ town, filters }: AdvancedSearch): SearchFilters {
  const whole: FractionId | null = filters.period && !hasFractions(filters.period) ? WHOLE_PERIOD : null;
  return normaliseFilters({ ...filters, towns: town ? [town] : [], fraction: filters.fraction ?? whole });
}

export function oneOf(choice: string): CountChoice[] {
  return choice ? [choice as CountChoice] : [];
}
