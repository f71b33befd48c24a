import { WHOLE_PERIOD, type FractionId, type PeriodId } from '../vocabulary/periods.js';
import { nightsOfMonth, partsOfDay, type Day, type Nights } from './days.js';
import { priceKey } from './prices.js';
import {
  FIRST_HALF,
  HOLY_WEEK,
  NIGHTS_OF_WEEK,
  SECOND_HALF,
  SINGLE_DAY,
  WEEK,
  WINTER_HOLIDAYS,
  monthPeriodOf,
  type SeasonCalendar,
} from './season-calendar.js';
import { nightsOfStay, type Stay } from './stay.js';

/** Nights of a row with fixed dates: a month, half a month, Holy Week, the winter holidays. */
export interface FixedNights extends Nights {
  /** Whether the stay includes one of them. */
  meetsStay: boolean;
}

/** The part of a quote that does not depend on a listing; computed once per search. */
export interface StayPlan {
  stay: Stay;
  /** By `priceKey`: the fixed nights in the months of the stay, which are unavailable if the row is rented. */
  fixed: readonly (readonly FixedNights[] | undefined)[];
  /** By `priceKey`: whether a week or a single day of that period can cover a night of the stay. */
  movable: readonly (boolean | undefined)[];
  /** For each night of the stay, its month period (0 from April to November), and the nights of that month. */
  nights: readonly { period: number; month: Nights }[];
}

/** Precomputes quotes of a stay. */
export function planStay(stay: Stay, calendar: SeasonCalendar): StayPlan {
  const nights = Array.from({ length: nightsOfStay(stay) }, (_, index) => {
    const night = stay.arrival + index;
    const { year, month } = partsOfDay(night);
    return { period: monthPeriodOf(night) ?? 0, month: nightsOfMonth(year, month) };
  });
  const fixed: FixedNights[][] = [];
  for (const { key, first, last } of fixedNights(
    { first: nights[0]!.month.first, last: nights.at(-1)!.month.last },
    calendar,
  )) {
    const meetsStay = first < stay.departure && last >= stay.arrival;
    (fixed[key] ??= []).push({ first, last, meetsStay });
  }
  const movable: boolean[] = [];
  for (const period of new Set(nights.map((night) => night.period as PeriodId))) {
    movable[priceKey({ period, fraction: WEEK })] = true;
    movable[priceKey({ period, fraction: SINGLE_DAY })] = true;
  }
  return { stay, nights, fixed, movable };
}

const FIXED_ROWS: readonly [PeriodId, FractionId][] = [
  ...([1, 2, 3, 4] as const).flatMap((period): [PeriodId, FractionId][] => [
    [period, WHOLE_PERIOD],
    [period, FIRST_HALF],
    [period, SECOND_HALF],
  ]),
  [HOLY_WEEK, WHOLE_PERIOD],
  [WINTER_HOLIDAYS, WHOLE_PERIOD],
];

/** Fixed units that overlap with the given nights, in any year. */
function fixedNights(reach: Nights, calendar: SeasonCalendar): (Nights & { key: number })[] {
  const years = new Set([partsOfDay(reach.first).year, partsOfDay(reach.last).year]);
  return [...years]
    .flatMap((year) =>
      FIXED_ROWS.map(([period, fraction]) => ({
        key: priceKey({ period, fraction }),
        ...calendar.nightsOf(period, fraction, year)!,
      })),
    )
    .filter((unit) => unit.first <= reach.last && unit.last >= reach.first);
}

/** Whether none of the nights is taken. */
export function isFree(nights: Nights, taken: readonly Nights[]): boolean {
  return taken.length === 0 || !taken.some(({ first, last }) => first <= nights.last && last >= nights.first);
}

/** Seven nights within a month, fewer at its end, that include the night and no rented one; the latest if there are several. */
export function weekAround(night: Day, month: Nights, taken: readonly Nights[]): Nights | undefined {
  const earliest = Math.max(month.first, night - NIGHTS_OF_WEEK + 1);
  for (let first = night; first >= earliest; first--) {
    const nights = { first, last: Math.min(first + NIGHTS_OF_WEEK - 1, month.last) };
    if (isFree(nights, taken)) return nights;
  }
  return undefined;
}
