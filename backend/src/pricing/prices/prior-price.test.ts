import type { Currency } from '#common/kernel/currencies.js';
import { priorPrice, type PastPrice } from './prior-price.js';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 23);
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);
const past = (amount: number, from: number, to: number, currency: Currency = 'ARS'): PastPrice => ({
  amount,
  currency,
  since: daysAgo(from),
  until: daysAgo(to),
});
const YEAR_AT_100 = past(100, 365, 0);

describe('the prior price', () => {
  it.each<[string, number, PastPrice[], number | null]>([
    ['of a drop', 90, [YEAR_AT_100], 100],
    ['of 3 %', 97, [YEAR_AT_100], 100],
    ['of less than 3 %', 98, [YEAR_AT_100], null],
    ['of a rise', 110, [YEAR_AT_100], null],
    ['without a past', 90, [], null],
    ['of a price that was asked for less than 30 days', 90, [past(100, 29, 0)], null],
    ['of one that was asked for 30 days', 90, [past(100, 30, 0)], 100],
    ['after a rise for some days', 100, [past(120, 2, 0), past(100, 365, 2)], null],
    ['after a rise for 30 days', 100, [past(120, 30, 0), past(100, 365, 30)], 120],
    ['in steps: the lowest one', 85, [past(90, 5, 0), past(100, 365, 5)], 90],
    ['after being on request', 90, [past(1, 10, 0), past(100, 365, 10)], 100],
    ['only on request before', 90, [past(1, 365, 0)], null],
    ['now on request', 1, [YEAR_AT_100], null],
    ['after a change of currency', 90, [past(100, 365, 5, 'USD'), past(100, 5, 0)], null],
    ['long after a change of currency', 90, [past(100, 365, 31, 'USD'), past(100, 31, 0)], 100],
    ['written again as it was', 90, [past(90, 3, 0), past(100, 365, 3)], null],
  ])('%s', (_, amount, before, prior) => {
    expect(priorPrice({ amount, currency: 'ARS', since: daysAgo(0) }, before)).toBe(prior);
  });
});
