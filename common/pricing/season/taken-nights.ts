import { WHOLE_PERIOD, type FractionId, type PeriodId } from '../periods.js';
import type { Day, Nights } from '../../kernel/time/days.js';
import { type SeasonCalendar } from './season-calendar.js';
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

/** A period with one of its fractions. */
export interface SeasonPart {
  period: PeriodId;
  fraction: FractionId;
}

/** The calendar, and the day from which the next occurrence of a part is counted. */
export interface SeasonDay {
  calendar: SeasonCalendar;
  today: Day;
}

/** The parts of a year with fixed nights: months, halves, Holy Week, the winter holidays. Weeks and days have no dates. */
export const FIXED_PARTS: readonly SeasonPart[] = [
  ...([1, 2, 3, 4] as const).flatMap((period) =>
    ([WHOLE_PERIOD, FIRST_HALF, SECOND_HALF] as const).map((fraction) => ({ period, fraction })),
  ),
  { period: HOLY_WEEK, fraction: WHOLE_PERIOD },
  { period: WINTER_HOLIDAYS, fraction: WHOLE_PERIOD },
];

/** The parts that take nights while they are rented. */
export const TAKING_PARTS: readonly SeasonPart[] = [
  ...FIXED_PARTS,
  { period: WHOLE_YEAR, fraction: WHOLE_PERIOD },
];

/** The rows of a notice with the nights that other rows take at the next occurrence of each. Rows of a sale are not taken. */
export function withTaken<
  Row extends { period: PeriodId | null; fraction: FractionId | null; rented: boolean },
>(rows: readonly Row[], season: SeasonDay): (Row & { taken: boolean })[] {
  const rented = rows.flatMap(({ period, fraction, rented: isRented }) =>
    isRented && period && fraction ? [{ period, fraction }] : [],
  );
  return rows.map((row) => {
    const { period, fraction } = row;
    const byOthers = () => period && fraction && isTaken({ period, fraction }, rented, season);
    return { ...row, taken: row.rented || (rented.length > 0 && Boolean(byOthers())) };
  });
}

/**
 * Whether a part of the season shares a night with a rented row. The whole year shares one with every row that has dates. A week or a day is
 * taken if its month has no seven consecutive free nights, or no free night.
 */
export function isTaken(
  part: SeasonPart,
  rented: readonly SeasonPart[],
  { calendar, today }: SeasonDay,
): boolean {
  const { period, fraction } = part;
  if (rented.some((row) => row.period === WHOLE_YEAR)) return true;
  if (period === WHOLE_YEAR) return rented.some(hasDates);
  const isMovable = fraction === WEEK || fraction === SINGLE_DAY;
  const asked = calendar.nextNights({ period, fraction: isMovable ? WHOLE_PERIOD : fraction }, today);
  if (!asked) return false;
  const taken = rented.filter(hasDates).flatMap((row) => calendar.nightsNear(row, asked) ?? []);
  if (!isMovable) return taken.length > 0;
  return longestFree(asked, taken) < (fraction === WEEK ? NIGHTS_OF_WEEK : 1);
}

/** What rented rows take from the other rows of a notice. */
interface TakenByRented<Row> {
  /** Not offered any more, with nights that are free. */
  withheld: Row[];
  /** Rented as a whole by others, as a month is by its halves. */
  filled: Row[];
}

/** The rows that are not marked as rented, and yet are taken by rented ones. */
export function takenByRented<Row extends SeasonPart & { rented: boolean }>(
  rows: readonly Row[],
  season: SeasonDay,
): TakenByRented<Row> {
  const taken = withTaken(rows, season).flatMap((row, at) => (row.taken && !row.rented ? [rows[at]!] : []));
  const rented = rows.filter((row) => row.rented);
  const isFilled = (row: Row): boolean => {
    const nights = season.calendar.nextNights(row, season.today);
    const others = rented.filter(hasDates);
    return (
      nights !== undefined &&
      longestFree(
        nights,
        others.flatMap((other) => season.calendar.nightsNear(other, nights) ?? []),
      ) === 0
    );
  };
  return { withheld: taken.filter((row) => !isFilled(row)), filled: taken.filter(isFilled) };
}

/** The parts that take a night of this one while they are rented, itself included. */
export function takersOf(part: SeasonPart, season: SeasonDay): SeasonPart[] {
  return TAKING_PARTS.filter((taker) => isTaken(part, [taker], season));
}

function hasDates({ fraction }: SeasonPart): boolean {
  return fraction !== WEEK && fraction !== SINGLE_DAY;
}

/** The most consecutive nights of a span that none of the others contains. */
function longestFree({ first, last }: Nights, taken: readonly Nights[]): number {
  let longest = 0;
  let run = 0;
  for (let night = first; night <= last; night++) {
    run = taken.some((one) => one.first <= night && night <= one.last) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
