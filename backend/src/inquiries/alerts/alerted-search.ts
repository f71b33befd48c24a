import type { SearchFilters } from '#common/search/query/search-filters.js';
import { formatDay, parseDay, type Day } from '#common/kernel/time/days.js';
import type { Operation } from '#common/kernel/operations.js';

/** Maximum lifetime of a confirmed alert, in days. */
export const LONGEST_ALERT_DAYS = 180;

/** Placeholder in a key for any town or any type. */
const ANY = '*';

export type Cadence = 'at-once' | 'daily';

/** Filters of a search as an alert applies them: rentals must be free for the dates or the period. */
export function alertedFilters(filters: SearchFilters): SearchFilters {
  return filters.operation === 'rental' ? { ...filters, free: true } : filters;
}

/** Keys of an alert, by which a listing finds the alerts that may match it: one for each operation, town and type of the search. */
export function keysOfSearch({ operation, towns, propertyTypes }: SearchFilters): string[] {
  return orAny(towns).flatMap((town) => orAny(propertyTypes).map((type) => key(operation, town, type)));
}

/** Keys of the searches that may match a listing. */
export function keysOfListing({ operation, town, propertyType }: AlertedListing): string[] {
  return [town, ANY].flatMap((place) => [propertyType, ANY].map((type) => key(operation, place, type)));
}

export interface AlertedListing {
  operation: Operation;
  town: string;
  propertyType: number;
}

/**
 * The day on which an alert ends: half a year from today, or the departure if that is earlier.
 * @returns undefined if the dates of the search are over
 */
export function lastDayOf({ departure }: SearchFilters, today: Day): string | undefined {
  const latest = today + LONGEST_ALERT_DAYS;
  const last = departure === null ? latest : Math.min(latest, parseDay(departure) ?? latest);
  return last > today ? formatDay(last) : undefined;
}

function orAny<Value>(values: readonly Value[]): readonly (Value | typeof ANY)[] {
  return values.length > 0 ? values : [ANY];
}

function key(operation: Operation, town: string, type: number | string): string {
  return `${operation} ${type} ${town}`;
}
