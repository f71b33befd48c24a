import { daysBefore, monthsBefore } from './cut-offs.js';

describe('cut-offs', () => {
  it.each([
    ['2026-11-22T04:50:00Z', 30, '2026-10-23T04:50:00.000Z'],
    ['2028-03-01T04:50:00Z', 1, '2028-02-29T04:50:00.000Z'],
  ])('%s, %i days before: %s', (now, days, expected) => {
    expect(daysBefore(new Date(now), days)?.toISOString()).toBe(expected);
  });

  it.each([
    ['2026-11-22T04:50:00Z', 12, '2025-11-22T04:50:00.000Z'],
    ['2026-11-22T04:50:00Z', 24, '2024-11-22T04:50:00.000Z'],
    ['2026-01-31T04:50:00Z', 1, '2025-12-31T04:50:00.000Z'],
    ['2026-03-31T04:50:00Z', 1, '2026-02-28T04:50:00.000Z'],
    ['2028-03-31T04:50:00Z', 1, '2028-02-29T04:50:00.000Z'],
  ])('%s, %i months before: %s', (now, months, expected) => {
    expect(monthsBefore(new Date(now), months)?.toISOString()).toBe(expected);
  });

  it('do not exist for 0, which keeps everything', () => {
    expect([daysBefore(new Date(), 0), monthsBefore(new Date(), 0)]).toEqual([null, null]);
  });
});
