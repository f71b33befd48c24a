import type { FractionId, PeriodId } from '../periods.js';
import { partsOfDay, type Nights } from '../../kernel/time/days.js';
import { WHOLE_YEAR } from './season-parts.js';
import { FIXED_PARTS, type SeasonDay, type SeasonPart } from './taken-nights.js';

const DATED_PERIODS = [...new Set(FIXED_PARTS.map(({ period }) => period))];
const DAYS_AHEAD = 365;

/** A month, Holy Week or the winter holidays of a year, with its parts that have not begun: halves, then the whole. */
export interface SeasonAhead {
  period: PeriodId;
  year: number;
  parts: readonly (Nights & { fraction: FractionId })[];
}

/** What can be stayed in within a year from today, by date. */
export function seasonAhead({ calendar, today }: SeasonDay): SeasonAhead[] {
  const { year: now } = partsOfDay(today);
  const partsOf = (asked: PeriodId, year: number) =>
    FIXED_PARTS.filter(({ period }) => period === asked && calendar.isCertain(period, year))
      .map(({ fraction }) => ({ fraction, ...calendar.nightsOf(asked, fraction, year)! }))
      .filter(({ first }) => first >= today && first < today + DAYS_AHEAD)
      .toSorted((one, other) => one.last - other.last || other.first - one.first);
  return [now, now + 1]
    .flatMap((year) => DATED_PERIODS.map((period) => ({ period, year, parts: partsOf(period, year) })))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => one.parts[0]!.first - other.parts[0]!.first);
}

/** Nights that rented rows take from today on, in each of the years in which stays are quoted. Rented weeks and days have no dates. */
export function nightsTaken(rented: readonly SeasonPart[], { calendar, today }: SeasonDay): Nights[] {
  if (rented.some(({ period }) => period === WHOLE_YEAR)) return [{ first: today, last: Infinity }];
  const { year: now } = partsOfDay(today);
  return [now, now + 1, now + 2].flatMap((year) =>
    rented
      .filter(({ period }) => calendar.isCertain(period, year))
      .flatMap(({ period, fraction }) => calendar.nightsOf(period, fraction, year) ?? []),
  );
}
