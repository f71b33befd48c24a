import { yearsSinceFounding } from './years.js';

it.each([
  ['2026-11-21T12:00:00Z', 24],
  ['2027-01-01T02:59:00Z', 24],
  ['2027-01-01T03:00:00Z', 25],
])('at %s it has been %s years', (now, years) => {
  expect(yearsSinceFounding(new Date(now))).toBe(years);
});
