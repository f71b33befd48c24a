import { countNights, formatDay, parseDay } from '../../kernel/time/days.js';
import { easterSunday, SeasonCalendar, monthPeriodOf } from './season-calendar.js';

const NOVEMBER = parseDay('2026-11-21')!;

describe('the season calendar', () => {
  const calendar = new SeasonCalendar([]);

  it.each([
    [1, 1, 2026, '2026-12-01', '2026-12-31'],
    [2, 2, 2027, '2027-01-01', '2027-01-15'],
    [2, 3, 2027, '2027-01-16', '2027-01-31'],
    [3, 3, 2028, '2028-02-16', '2028-02-29'],
    [5, 1, 2027, '2027-03-24', '2027-03-27'],
    [6, 1, 2026, '2026-07-20', '2026-08-02'],
  ] as const)('period %i, fraction %i of %i', (period, fraction, year, first, last) => {
    const nights = calendar.nightsOf(period, fraction, year)!;
    expect([formatDay(nights.first), formatDay(nights.last)]).toEqual([first, last]);
  });

  it('gives weeks, days and the whole year no fixed place', () => {
    expect(calendar.nightsOf(2, 4, 2027)).toBeUndefined();
    expect(calendar.nightsOf(2, 5, 2027)).toBeUndefined();
    expect(calendar.nightsOf(7, 1, 2027)).toBeUndefined();
  });

  it.each([
    ['January', 2, 1, 31],
    ['the second half of December', 1, 3, 16],
    ['February', 3, 1, 28],
    ['the second half of February', 3, 3, 13],
    ['a week', 2, 4, 7],
    ['a day', 2, 5, 1],
    ['Holy Week', 5, 1, 4],
    ['the winter holidays', 6, 1, 14],
    ['the whole year', 7, 1, undefined],
  ] as const)('counts the nights of %s', (_, period, fraction, nights) => {
    expect(calendar.nightCount(period, fraction, NOVEMBER)).toBe(nights);
  });

  it('counts a February that is over as the next one', () => {
    expect(calendar.nightCount(3, 1, parseDay('2027-03-01')!)).toBe(29);
    expect(calendar.signature(NOVEMBER)).not.toBe(calendar.signature(parseDay('2027-03-01')!));
  });

  it('has the nights of a year that are set, which are certain', () => {
    const set = new SeasonCalendar([
      { period: 6, first: '2027-07-12', last: '2027-07-23' },
      { period: 5, first: '2027-03-25', last: '2027-03-28' },
    ]);
    expect(formatDay(set.nightsOf(6, 1, 2027)!.first)).toBe('2027-07-12');
    expect(countNights(set.nightsOf(6, 1, 2027)!)).toBe(12);
    expect(countNights(set.nightsOf(6, 1, 2028)!)).toBe(14);
    expect(formatDay(set.nightsOf(5, 1, 2027)!.last)).toBe('2027-03-28');
    expect([2027, 2028].map((year) => set.isCertain(6, year))).toEqual([true, false]);
    expect(set.isCertain(5, 2028)).toBe(true);
  });

  it.each([
    { period: 6, first: '2027-07-12', last: '2027-07-23' },
    { period: 5, first: '2027-03-25', last: '2027-03-29' },
  ] as const)('signs stored prices otherwise once %j is set', (nights) => {
    expect(new SeasonCalendar([nights]).signature(NOVEMBER)).not.toBe(calendar.signature(NOVEMBER));
  });

  it('knows the month period of a night', () => {
    expect(monthPeriodOf(parseDay('2026-12-31')!)).toBe(1);
    expect(monthPeriodOf(parseDay('2027-03-31')!)).toBe(4);
    expect(monthPeriodOf(parseDay('2027-04-01')!)).toBeUndefined();
  });
});

it.each([
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  // The years of the exception that the last term of the rule makes.
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [1961, '1961-04-02'],
  [2100, '2100-03-28'],
  [2285, '2285-03-22'],
])('knows Easter of %i', (year, date) => {
  expect(formatDay(easterSunday(year))).toBe(date);
});
