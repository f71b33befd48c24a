import { PETS_SLUG } from '../../listings/amenities/amenities.js';
import { withoutPastStay } from '../filters/stay.js';
import type { SheetQuery } from './sheet-calls.js';
import { normaliseFilters, type SearchFilters } from '../query/search-filters.js';
import { toSearchParams } from '../query/search-query.js';

/** The part of a search that a sheet needs to show the same price: dates and people, or period and fraction. */
export const SHEET_PARAMETERS = [
  'llegada',
  'salida',
  'personas',
  'periodo',
  'fraccion',
  'moneda',
  'mascotas',
] as const satisfies readonly (keyof SheetQuery)[];

/**
 * Query of a link from a search to a sheet, `?llegada=2027-01-16&…`, without dates that are over; may be empty.
 * @param today as `2026-11-26`
 */
export function questionOfSheet(filters: SearchFilters, today: string): string {
  const params = toSearchParams(withoutPastStay(normaliseFilters(filters), today));
  const carried = SHEET_PARAMETERS.flatMap((name) => {
    const isAsked = name === PETS_SLUG && filters.amenities.includes(PETS_SLUG);
    const value = isAsked ? '1' : (params.get(name) ?? params.get(`${name}[]`));
    return value === null ? [] : [[name, value]];
  });
  const text = new URLSearchParams(carried).toString();
  return text && `?${text}`;
}
