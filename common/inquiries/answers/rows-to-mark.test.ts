import { SeasonCalendar } from '../../pricing/season/season-calendar.js';
import type { FractionId, PeriodId } from '../../pricing/periods.js';
import { dayOf } from '../../kernel/time/days.js';
import { rowsToMark } from './rows-to-mark.js';

const SEASON = { calendar: new SeasonCalendar([]), today: dayOf(2026, 11, 27) };

function row([period, fraction]: readonly [PeriodId, FractionId], rented = false) {
  return { period, fraction, rented };
}

describe('the prices that an answer may mark as rented', () => {
  const JANUARY = row([2, 1]);
  const FIRST = row([2, 2]);
  const SECOND = row([2, 3]);
  const WEEK = row([2, 4]);
  const MARCH = row([4, 1]);
  const YEAR = row([7, 1]);
  const ALL = [JANUARY, FIRST, SECOND, WEEK, MARCH, YEAR];
  const stay = (from: number, to: number) => ({
    arrival: dayOf(2027, 1, from),
    departure: dayOf(2027, 1, to),
  });

  it.each([
    ['a half', stay(16, 31), [SECOND, JANUARY, YEAR]],
    ['nights of a half', stay(3, 6), [FIRST, JANUARY, YEAR]],
    ['nights of both halves', stay(10, 20), [JANUARY, FIRST, SECOND, YEAR]],
  ])('of %s: the shortest with all nights first', (_, asked, expected) => {
    expect(rowsToMark(ALL, asked, SEASON)).toEqual(expected);
  });

  it('include a row of the year in which the stay ends', () => {
    const asked = { arrival: dayOf(2026, 12, 28), departure: dayOf(2027, 1, 5) };
    const december = row([1, 3]);
    expect(rowsToMark([FIRST, december], asked, SEASON)).toEqual([FIRST, december]);
  });

  it('are all free rows with dates if the dates are unknown', () => {
    expect(rowsToMark(ALL, null, SEASON)).toEqual([JANUARY, FIRST, SECOND, MARCH, YEAR]);
    expect(rowsToMark([row([2, 2], true), WEEK], null, SEASON)).toEqual([]);
  });
});
