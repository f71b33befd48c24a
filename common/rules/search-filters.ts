import type { Currency } from '../vocabulary/currencies.js';
import type { Operation } from '../vocabulary/operations.js';
import type { FractionId, PeriodId } from '../vocabulary/periods.js';
import { FLAT, HOUSE, type PropertyTypeId } from '../vocabulary/property-types.js';
import { TOWNS } from '../vocabulary/places.js';

/** `3` means exactly three, `3+` three or more (for people, `N` means room for at least N). */
export type CountChoice = `${number}` | `${number}+`;

export const SORT_ORDERS = ['recientes', 'precio-menor', 'precio-mayor', 'capacidad'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What a visitor searches for. Several values of one filter are OR, filters are AND, amenities must all be present. */
export interface SearchFilters {
  operation: Operation;
  /** Town names; empty is every town. */
  towns: string[];
  propertyTypes: PropertyTypeId[];
  bedrooms: CountChoice[];
  rooms: CountChoice[];
  bathrooms: CountChoice[];
  people: CountChoice[];
  /** Slugs of amenity names (`aire-acondicionado`), or their ids. */
  amenities: string[];
  priceFrom: number | null;
  priceTo: number | null;
  currency: Currency | null;
  period: PeriodId | null;
  fraction: FractionId | null;
  featured: boolean;
}

export function emptyFilters(operation: Operation = 'rental'): SearchFilters {
  return {
    operation,
    towns: [],
    propertyTypes: [],
    bedrooms: [],
    rooms: [],
    bathrooms: [],
    people: [],
    amenities: [],
    priceFrom: null,
    priceTo: null,
    currency: null,
    period: null,
    fraction: null,
    featured: false,
  };
}

/** Options that the screens offer (public-site.md §3). */
export const BEDROOM_CHOICES: readonly CountChoice[] = ['1', '2', '3', '4', '5', '5+'];
export const ROOM_CHOICES: readonly CountChoice[] = ['1', '2', '3', '4', '4+'];
export const BATHROOM_CHOICES: readonly CountChoice[] = ['1', '2', '3', '4', '5', '5+'];
export const PEOPLE_CHOICES: readonly CountChoice[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '14+',
];

/** Bedrooms belong to a search for houses alone, rooms to one for flats alone (public-site.md §2, readable path). */
export function asksBedrooms({ propertyTypes }: SearchFilters): boolean {
  return propertyTypes.length === 1 && propertyTypes[0] === HOUSE;
}

export function asksRooms({ propertyTypes }: SearchFilters): boolean {
  return propertyTypes.length === 1 && propertyTypes[0] === FLAT;
}

/** Values of one filter that a search takes. */
export const MOST_VALUES = 20;

/**
 * The filters without what makes no sense together: sale searches drop period and fraction, rent searches price range and
 * currency (public-site.md §4); a fraction needs a period; bedrooms and rooms need their type; lists are sorted and unique.
 */
export function normaliseFilters(filters: SearchFilters): SearchFilters {
  const rental = filters.operation === 'rental';
  const sorted = <T extends string | number>(values: T[]): T[] =>
    [...new Set(values)]
      .sort((a, b) => String(a).localeCompare(String(b), 'es', { numeric: true }))
      .slice(0, MOST_VALUES);
  return {
    ...filters,
    towns: TOWNS.filter((town) => filters.towns.includes(town)),
    propertyTypes: sorted(filters.propertyTypes),
    bedrooms: asksBedrooms(filters) ? sorted(filters.bedrooms) : [],
    rooms: asksRooms(filters) ? sorted(filters.rooms) : [],
    bathrooms: sorted(filters.bathrooms),
    people: sorted(filters.people),
    amenities: sorted(filters.amenities),
    priceFrom: rental ? null : filters.priceFrom,
    priceTo: rental ? null : filters.priceTo,
    currency: rental ? null : filters.currency,
    period: rental ? filters.period : null,
    fraction: rental && filters.period ? filters.fraction : null,
  };
}

/** Reads `3` or `3+`; undefined for anything else. */
export function countChoice(text: string): CountChoice | undefined {
  return /^\d{1,2}\+?$/.test(text) ? (text as CountChoice) : undefined;
}

/** `{ count: 3, orMore: true }` for `3+`. */
export function readCount(choice: CountChoice): { count: number; orMore: boolean } {
  return { count: Number.parseInt(choice, 10), orMore: choice.endsWith('+') };
}
