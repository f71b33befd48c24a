import type { RentalPrice } from '#common/pricing/prices.js';
import { packPrices, unpackPrices, type PackedPrice } from './packed-prices.js';

const CASES: [string, RentalPrice, PackedPrice][] = [
  [
    'free, in pesos',
    { period: 2, fraction: 1, amount: 450_000, currency: 'ARS', rented: false },
    [21, 450_000, 0],
  ],
  ['rented', { period: 2, fraction: 3, amount: 450_000, currency: 'ARS', rented: true }, [23, -450_000, 0]],
  ['in dollars', { period: 7, fraction: 1, amount: 550, currency: 'USD', rented: false }, [71, 550, 1]],
  ['on request', { period: 5, fraction: 1, amount: 1, currency: 'ARS', rented: false }, [51, 1, 0]],
];

describe('a price in a search row', () => {
  it.each(CASES)('that is %s', (_, price, packed) => {
    expect(packPrices([price])).toEqual([packed]);
    expect(unpackPrices([packed])).toEqual([price]);
  });
});
