import { WHOLE_PERIOD, type PeriodId } from '../periods.js';
import { nightsOfMonth, partsOfDay, type Day, type Nights } from '../../kernel/time/days.js';
import { priceKey } from '../prices.js';
import { monthPeriodOf, type SeasonCalendar } from '../season/season-calendar.js';
import {
  HOLY_WEEK,
  NIGHTS_OF_WEEK,
  SINGLE_DAY,
  WEEK,
  WHOLE_YEAR,
  WINTER_HOLIDAYS,
} from '../season/season-parts.js';
import { nightsOfStay, type Stay } from './stay.js';
import { FIXED_PARTS } from '../season/taken-nights.js';

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
  /**
   * For each night of the stay, its month period (0 from April to November), the nights of that month, and the `priceKey` of the special
   * period that contains the night; 0 for none.
   */
  nights: readonly { period: number; month: Nights; special: number }[];
  /** Whether a week that begins with a night of the stay may end in the next month. */
  crossesMonths: boolean;
  /** The special periods that contain a night of the stay, by `priceKey`. */
  specials: readonly number[];
  /** For each kind of night, its periods, the most specific first: by them its minimum stay is known (stay-terms.ts). */
  chains: readonly (readonly number[])[];
}

/** Periods whose nights are let by their own price wherever a notice has one. */
const SPECIAL_KEYS: readonly number[] = ([HOLY_WEEK, WINTER_HOLIDAYS] as const).map((period) =>
  priceKey({ period, fraction: WHOLE_PERIOD }),
);

/** Precomputes quotes of a stay. */
export function planStay(stay: Stay, calendar: SeasonCalendar): StayPlan {
  const specials = fixedNights({ first: stay.arrival, last: stay.departure - 1 }, calendar).filter(
    ({ key }) => SPECIAL_KEYS.includes(key),
  );
  const nights = Array.from({ length: nightsOfStay(stay) }, (_, index) => {
    const night = stay.arrival + index;
    const { year, month } = partsOfDay(night);
    const special = specials.find(({ first, last }) => first <= night && night <= last)?.key ?? 0;
    return { period: monthPeriodOf(night) ?? 0, month: nightsOfMonth(year, month), special };
  });
  const reach = spanOf([nights[0]!.month, nights.at(-1)!.month, ...specials]);
  const fixed: FixedNights[][] = [];
  for (const { key, first, last } of fixedNights(reach, calendar)) {
    const meetsStay = first < stay.departure && last >= stay.arrival;
    (fixed[key] ??= []).push({ first, last, meetsStay });
  }
  const movable: boolean[] = [];
  for (const period of new Set(nights.map((night) => night.period as PeriodId))) {
    movable[priceKey({ period, fraction: WEEK })] = true;
    movable[priceKey({ period, fraction: SINGLE_DAY })] = true;
  }
  return {
    stay,
    nights,
    fixed,
    movable,
    crossesMonths: nights.some(({ month }, at) => stay.arrival + at + NIGHTS_OF_WEEK - 1 > month.last),
    specials: specials.map(({ key }) => key),
    chains: chainsOf(nights),
  };
}

function chainsOf(nights: StayPlan['nights']): number[][] {
  const chains = nights.map(({ special, period }) =>
    [Math.trunc(special / 10), period, WHOLE_YEAR].filter((id) => id > 0),
  );
  return [...new Map(chains.map((chain) => [chain.join(' '), chain])).values()];
}

/** From the first of all nights to the last. */
function spanOf(all: readonly Nights[]): Nights {
  return {
    first: Math.min(...all.map(({ first }) => first)),
    last: Math.max(...all.map(({ last }) => last)),
  };
}

/** Fixed units that overlap with the given nights, in any year. */
export function fixedNights(reach: Nights, calendar: SeasonCalendar): (Nights & { key: number })[] {
  const years = new Set([partsOfDay(reach.first).year, partsOfDay(reach.last).year]);
  return [...years]
    .flatMap((year) =>
      FIXED_PARTS.map((part) => ({
        key: priceKey(part),
        ...calendar.nightsOf(part.period, part.fraction, year)!,
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
