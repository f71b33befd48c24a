import type { StayValues } from '../filters/stay.js';
import { WHOLE_PERIOD } from '../../pricing/periods.js';
import { formatDay, partsOfDay } from '../../kernel/time/days.js';
import type { SearchFilters } from './search-filters.js';
import { HOLY_WEEK, WINTER_HOLIDAYS } from '../../pricing/season/season-parts.js';
import type { SeasonDay } from '../../pricing/season/taken-nights.js';

/**
 * The dates that a search means: its own, or those of its fortnight, whole month, Holy Week or winter holidays. A month without a fraction,
 * a week and a day mean no dates, nor does a period that has begun, or whose dates are not certain.
 */
export function datesOfSearch(filters: SearchFilters, { calendar, today }: SeasonDay): StayValues {
  const { arrival, departure, period, fraction } = filters;
  const isFixed = fraction !== null || period === HOLY_WEEK || period === WINTER_HOLIDAYS;
  if (arrival || !period || !isFixed) return { arrival, departure };
  const nights = calendar.nextNights({ period, fraction: fraction ?? WHOLE_PERIOD }, today);
  if (!nights || nights.first < today || !calendar.isCertain(period, partsOfDay(nights.first).year))
    return { arrival, departure };
  return { arrival: formatDay(nights.first), departure: formatDay(nights.last + 1) };
}
