/** A calendar day as the number of days since 1970-01-01, for counting and comparing nights. */
export type Day = number;

/** Consecutive nights, inclusive. The night of a day begins on its evening. */
export interface Nights {
  first: Day;
  last: Day;
}

const DAY_MS = 86_400_000;

/** The day of that date; month and day count from 1. Out-of-range days roll over, as in `Date.UTC`. */
export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Reads `2027-01-16`; undefined for anything that is not a calendar date (`2027-02-30`). */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && formatDay(day) === text ? day : undefined;
}

/** `2027-01-16`. */
export function formatDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** `31/08/2027`, of `2027-08-31`. */
export function dayInWords(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** Year, month (from 1) and day of the month. */
export function partsOfDay(day: Day): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() };
}

/** From 0, Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCDay();
}

export function nightsOfMonth(year: number, month: number): Nights {
  return { first: dayOf(year, month, 1), last: dayOf(year, month + 1, 1) - 1 };
}

export function countNights({ first, last }: Nights): number {
  return last - first + 1;
}
