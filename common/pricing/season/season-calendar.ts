import {
  FIRST_HALF,
  HOLY_WEEK,
  NIGHTS_OF_WEEK,
  SECOND_HALF,
  SINGLE_DAY,
  WEEK,
  WHOLE_YEAR,
  WINTER_HOLIDAYS,
} from './season-parts.js';
import { WHOLE_PERIOD, type FractionId, type PeriodId } from '../periods.js';
import {
  countNights,
  dayOf,
  nightsOfMonth,
  parseDay,
  partsOfDay,
  weekdayOf,
  type Day,
  type Nights,
} from '../../kernel/time/days.js';

/** Calendar month (from 1) of the periods that are months. */
const MONTH_OF_PERIOD: Readonly<Partial<Record<PeriodId, number>>> = { 1: 12, 2: 1, 3: 2, 4: 3 };
const MARCH: PeriodId = 4;

/** Day whose night begins the second half of a month. */
const SECOND_HALF_FROM = 16;

const WINTER_NIGHTS = 14;
const MONDAY = 1;

/** First and last night of Holy Week or the winter holidays of a year, as the operator sets them: `2027-07-19`. */
export interface SetNights {
  period: PeriodId;
  first: string;
  last: string;
}

/** Dates of a season's periods. Those of Holy Week and the winter holidays of a year are the operator's, if they are set. */
export class SeasonCalendar {
  private readonly set: ReadonlyMap<string, Nights>;
  /** Nights by year, period and fraction: every card asks for those of its prices. */
  private readonly known = new Map<number, Nights | undefined>();

  constructor(set: readonly SetNights[]) {
    this.set = new Map(
      set.map(({ period, first, last }) => [
        `${period} ${first.slice(0, 4)}`,
        { first: parseDay(first)!, last: parseDay(last)! },
      ]),
    );
  }

  /** Tells calendars with other set nights apart. */
  get key(): string {
    return [...this.set].map(([key, { first, last }]) => `${key} ${first} ${last}`).join();
  }

  /**
   * Nights of a period, or of half a month, in a year.
   * @returns undefined for weeks and days, which have no fixed dates, and for the whole year
   */
  nightsOf(period: PeriodId, fraction: FractionId, year: number): Nights | undefined {
    const key = (year * 10 + period) * 10 + fraction;
    if (!this.known.has(key)) this.known.set(key, this.computeNights(period, fraction, year));
    return this.known.get(key);
  }

  private computeNights(period: PeriodId, fraction: FractionId, year: number): Nights | undefined {
    const set = this.set.get(`${period} ${year}`);
    if (set) return set;
    if (period === HOLY_WEEK) return holyWeek(year);
    if (period === WINTER_HOLIDAYS) return usualWinterHolidays(year);
    const month = MONTH_OF_PERIOD[period];
    if (month === undefined) return undefined;
    const whole = nightsOfMonth(year, month);
    if (fraction === WHOLE_PERIOD) return whole;
    const secondHalf = dayOf(year, month, SECOND_HALF_FROM);
    if (fraction === FIRST_HALF) return { first: whole.first, last: secondHalf - 1 };
    if (fraction === SECOND_HALF) return { first: secondHalf, last: whole.last };
    return undefined;
  }

  /** Whether the nights of a period are certain. Those of the winter holidays are once they are set, because a decree names them. */
  isCertain(period: PeriodId, year: number): boolean {
    return period !== WINTER_HOLIDAYS || this.set.has(`${period} ${year}`);
  }

  /** Nights of a period, or of half a month, at its next occurrence; undefined for weeks, days and the whole year. */
  nextNights(
    { period, fraction }: { period: PeriodId; fraction: FractionId },
    today: Day,
  ): Nights | undefined {
    const { year } = partsOfDay(today);
    const thisYear = this.nightsOf(period, fraction, year);
    return thisYear && thisYear.last < today ? this.nightsOf(period, fraction, year + 1) : thisYear;
  }

  /** Nights of a period, or of half a month, in the year of other nights if it shares one with them. */
  nightsNear(
    { period, fraction }: { period: PeriodId; fraction: FractionId },
    others: Nights,
  ): Nights | undefined {
    const nights = this.nightsOf(period, fraction, partsOfDay(others.first).year);
    return nights && nights.first <= others.last && nights.last >= others.first ? nights : undefined;
  }

  /** Number of nights that a price row covers at the next occurrence of its period; undefined for the whole year. */
  nightCount(period: PeriodId, fraction: FractionId, today: Day): number | undefined {
    if (period === WHOLE_YEAR) return undefined;
    if (fraction === WEEK) return NIGHTS_OF_WEEK;
    if (fraction === SINGLE_DAY) return 1;
    const next = this.nextNights({ period, fraction }, today);
    return next && countNights(next);
  }

  /**
   * Changes whenever the result of `nightCount`, or which parts of the season share nights, may change; part of the version of stored
   * prices.
   */
  signature(today: Day): string {
    const holyWeeks = ([MARCH, HOLY_WEEK] as const).map((period) => {
      const next = this.nextNights({ period, fraction: WHOLE_PERIOD }, today)!;
      return this.nightsOf(HOLY_WEEK, WHOLE_PERIOD, partsOfDay(next.first).year)!;
    });
    return [
      this.nightCount(3, WHOLE_PERIOD, today),
      this.nightCount(WINTER_HOLIDAYS, WHOLE_PERIOD, today),
      ...holyWeeks.flatMap(({ first, last }) => [first, last]),
    ].join('-');
  }
}

/** The month period of a night; undefined from April to November. */
export function monthPeriodOf(night: Day): PeriodId | undefined {
  return periodOfMonth(partsOfDay(night).month);
}

/** The calendar month of a period, from 1; undefined for a period that is no month. */
export function monthOfPeriod(period: PeriodId): number | undefined {
  return MONTH_OF_PERIOD[period];
}

/** The period of a calendar month; undefined from April to November. */
export function periodOfMonth(month: number): PeriodId | undefined {
  const found = Object.entries(MONTH_OF_PERIOD).find(([, candidate]) => candidate === month);
  return found && (Number(found[0]) as PeriodId);
}

/** The half of its month that a night belongs to. */
export function halfOf(night: Day): FractionId {
  return partsOfDay(night).dayOfMonth < SECOND_HALF_FROM ? FIRST_HALF : SECOND_HALF;
}

/** The nights from Wednesday to Saturday before Easter Sunday. */
function holyWeek(year: number): Nights {
  const easter = easterSunday(year);
  return { first: easter - 4, last: easter - 1 };
}

function usualWinterHolidays(year: number): Nights {
  const firstOfJuly = dayOf(year, 7, 1);
  const first = firstOfJuly + ((MONDAY - weekdayOf(firstOfJuly) + 7) % 7) + 14;
  return { first, last: first + WINTER_NIGHTS - 1 };
}

/**
 * Easter Sunday of a year in the Gregorian calendar.
 * Algorithm: "Anonymous Gregorian", J. Meeus, Astronomical Algorithms, chapter 8.
 */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.trunc(year / 100);
  const c = year % 100;
  const f = Math.trunc((b + 8) / 25);
  const g = Math.trunc((b - f + 1) / 3);
  const h = (19 * a + b - Math.trunc(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.trunc(c / 4) - h - (c % 4)) % 7;
  const m = Math.trunc((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.trunc(sum / 31), (sum % 31) + 1);
}
