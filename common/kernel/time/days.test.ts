import { countNights, dayOf, formatDay, nightsOfMonth, parseDay, partsOfDay } from './days.js';

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

  it('knows the nights of a month', () => {
    expect(countNights(nightsOfMonth(2027, 2))).toBe(28);
    expect(countNights(nightsOfMonth(2028, 2))).toBe(29);
    expect(nightsOfMonth(2026, 12)).toEqual({ first: dayOf(2026, 12, 1), last: dayOf(2026, 12, 31) });
  });

  it('takes a day apart', () => {
    expect(partsOfDay(parseDay('2027-01-31')!)).toEqual({ year: 2027, month: 1, dayOfMonth: 31 });
  });
});
