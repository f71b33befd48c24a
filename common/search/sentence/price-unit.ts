import { WHOLE_PERIOD } from '../../pricing/periods.js';
import { FIRST_HALF, SECOND_HALF, WHOLE_YEAR } from '../../pricing/season/season-parts.js';
import type { SearchFilters } from '../query/search-filters.js';

const NIGHT = ['noche', 'dia'];
const HALF = ['quincena'];
const MONTH = ['mes'];
const OF_NIGHTS: Readonly<Record<string, readonly string[]>> = { 1: NIGHT, 7: ['semana'], 15: HALF };

/** How visitors say what the prices of a search are for; none if it asks for no price, or they are for all of a stay. */
export function unitsOfPrice(filters: SearchFilters): readonly string[] {
  const { operation, priceFrom, priceTo, arrival, nights, period, fraction } = filters;
  if (operation === 'sale' || arrival || (priceFrom === null && priceTo === null)) return [];
  if (nights) return OF_NIGHTS[nights] ?? [];
  if (period === WHOLE_YEAR || fraction === WHOLE_PERIOD) return MONTH;
  return fraction === FIRST_HALF || fraction === SECOND_HALF ? HALF : NIGHT;
}
