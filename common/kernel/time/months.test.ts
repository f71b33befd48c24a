import { dayOf } from './days.js';
import { monthsUntil } from './months.js';

describe('the last months', () => {
  it.each([
    [dayOf(2026, 11, 30), 3, ['2026-09', '2026-10', '2026-11']],
    [dayOf(2026, 1, 1), 2, ['2025-12', '2026-01']],
    [dayOf(2026, 12, 31), 1, ['2026-12']],
  ])('until day %i, %i of them', (today, count, months) => {
    expect(monthsUntil(today, count)).toEqual(months);
  });
});
