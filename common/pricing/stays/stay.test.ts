import { parseDay } from '../../kernel/time/days.js';
import { extraNights, stayRank, type StayQuote } from './stay.js';

describe('the default order of homes for a stay', () => {
  const stay = { arrival: parseDay('2027-01-15')!, departure: parseDay('2027-01-17')! };
  /** Priced for this many nights from the arrival. */
  const paying = (nights: number): StayQuote => ({
    kind: 'priced',
    total: 100_000,
    currency: 'ARS',
    charges: [],
    deposit: null,
    purchases: [
      { period: 2, fraction: 2, amount: 100_000, first: stay.arrival, last: stay.arrival + nights - 1 },
    ],
  });

  it.each<[string, StayQuote | null, number]>([
    ['what is let for these nights', paying(2), 0],
    ['what is let for more nights', paying(15), 1],
    ['what has to be asked for', { kind: 'consult' }, 2],
    ['what is taken', { kind: 'taken' }, 3],
    ['what is not offered', { kind: 'not-offered' }, 3],
    ['what is let for longer stays only', { kind: 'too-short', minimum: 7 }, 3],
    ['what is not let by the season', null, 3],
  ])('gives %s its rank', (_what, quote, rank) => {
    expect(stayRank(quote, stay)).toBe(rank);
  });
});

it.each<[string, [first: number, last: number][], number]>([
  ['the nights of the stay', [[0, 1]], 0],
  ['a fortnight', [[0, 14]], 13],
  [
    'weeks after one another',
    [
      [0, 6],
      [7, 13],
    ],
    12,
  ],
  [
    'weeks that share nights',
    [
      [-2, 4],
      [3, 9],
    ],
    10,
  ],
  [
    'a month with a week inside it',
    [
      [-5, 25],
      [0, 6],
    ],
    29,
  ],
])('counts the nights beyond a stay of two nights: %s', (_what, purchases, extra) => {
  const bought = purchases.map(([first, last]) => ({
    period: 2 as const,
    fraction: 4 as const,
    amount: 1,
    first,
    last,
  }));
  expect(extraNights(bought, { arrival: 0, departure: 2 })).toBe(extra);
});
