import { dayOf, partsOfDay, weekdayOf, type Day, type Nights } from '../../kernel/time/days.js';
import { easterSunday } from './season-calendar.js';

// Public holidays of law 27.399. Days that a decree adds or moves ('feriados puente') are left out, because they are announced year by year.

type MonthAndDay = readonly [month: number, day: number];

const FIXED: readonly MonthAndDay[] = [
  [1, 1],
  [3, 24],
  [4, 2],
  [5, 1],
  [5, 25],
  [6, 20],
  [7, 9],
  [12, 8],
  [12, 25],
];
/** Kept on a Monday near them. */
const MOVABLE: readonly MonthAndDay[] = [
  [6, 17],
  [8, 17],
  [10, 12],
  [11, 20],
];
const CARNIVAL_BEFORE_EASTER = 48;
const GOOD_FRIDAY_BEFORE_EASTER = 2;

/** Days from the day of a movable holiday to the one on which it is kept, from Sunday on. */
const MOVED_BY = [0, 0, -1, -2, 4, 3, 0] as const;

const SHORTEST = 3;

/** Nights of the long weekends whose holidays are in a year: from the evening before the first free day to that before the last. */
export function longWeekendsOf(year: number): Nights[] {
  const easter = easterSunday(year);
  const carnival = easter - CARNIVAL_BEFORE_EASTER;
  const holidays = new Set([
    ...FIXED.map(([month, day]) => dayOf(year, month, day)),
    ...MOVABLE.map(([month, day]) => kept(dayOf(year, month, day))),
    carnival,
    carnival + 1,
    easter - GOOD_FRIDAY_BEFORE_EASTER,
  ]);
  const isFree = (day: Day): boolean => weekdayOf(day) % 6 === 0 || holidays.has(day);
  const weekends = new Map<Day, Nights>();
  for (const holiday of holidays) {
    let first = holiday;
    while (isFree(first - 1)) first--;
    let last = holiday;
    while (isFree(last + 1)) last++;
    if (last - first + 1 >= SHORTEST) weekends.set(first, { first: first - 1, last: last - 1 });
  }
  return [...weekends.values()].toSorted((one, other) => one.first - other.first);
}

function kept(day: Day): Day {
  return day + MOVED_BY[weekdayOf(day)]!;
}

/** Nights of the next Carnival, from its Friday on, that has not begun. */
export function nextCarnival(today: Day): Nights {
  const { year } = partsOfDay(today);
  const [carnival, nextYears] = [year, year + 1].map((one) => easterSunday(one) - CARNIVAL_BEFORE_EASTER);
  const last = carnival! - 3 < today ? nextYears! : carnival!;
  return { first: last - 3, last };
}
