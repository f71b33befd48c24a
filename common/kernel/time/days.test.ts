import { countNights, dayOf, easterSunday, formatDay, nightsOfMonth, parseDay, partsOfDay } from './days.js';

describe('days', () => {
  it.each(['2027-01-16', '2028-02-29', '1999-12-31'])('reads and writes %s', (text) => {
    expect(formatDay(parseDay(text)!)).toBe(text);
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-1-1',
    '16/01/2027',
    '',
    '2027-01-16T00:00',
    'x2027-01-16',
    '20270116',
  ])('takes %p for no date', (text) => {
    expect(parseDay(text)).toBeUndefined();
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

  it('knows the nights of a month', () => {
    expect(countNights(nightsOfMonth(2027, 2))).toBe(28);
    expect(countNights(nightsOfMonth(2028, 2))).toBe(29);
    expect(nightsOfMonth(2026, 12)).toEqual({ first: dayOf(2026, 12, 1), last: dayOf(2026, 12, 31) });
  });

  it('takes a day apart', () => {
    expect(partsOfDay(parseDay('2027-01-31')!)).toEqual({ year: 2027, month: 1, dayOfMonth: 31 });
  });
});
