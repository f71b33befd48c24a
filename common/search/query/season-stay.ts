import type { StayValues } from '../filters/stay.js';
import { WHOLE_PERIOD } from '../../pricing/periods.js';
import { formatDay, parseDay } from '../../kernel/time/days.js';
import type { SearchFilters } from './search-filters.js';
import { SeasonCalendar } from '../../pricing/season/season-calendar.js';
import { HOLY_WEEK, WINTER_HOLIDAYS } from '../../pricing/season/season-parts.js';

/**
 * The dates that a search means: its own, or those of its fortnight, whole month or Holy Week. A month without a fraction, a week and a
 * day mean no dates, nor do the winter holidays, which are set by decree, and a period that has begun.
 * @param today as `2026-11-26`
 */
export function datesOfSearch(filters: SearchFilters, today: string): StayValues {
  const { arrival, departure, period, fraction } = filters;
  const isFixed = fraction !== null || period === HOLY_WEEK;
  const day = parseDay(today);
  if (arrival || !period || !isFixed || period === WINTER_HOLIDAYS || day === undefined)
    return { arrival, departure };
  const nights = new SeasonCalendar().nextNights({ period, fraction: fraction ?? WHOLE_PERIOD }, day);
  if (!nights || nights.first < day) return { arrival, departure };
  return { arrival: formatDay(nights.first), departure: formatDay(nights.last + 1) };
}
