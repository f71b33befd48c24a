import { priceKey, type RentalPrice } from '#common/pricing/prices.js';
import { fraction, period } from '#common/pricing/periods.js';

/** A rental price in its search row: `priceKey`, the amount (negative while rented), and 1 for dollars. */
export type PackedPrice = [key: number, amount: number, dollars: 0 | 1];

export function packPrices(prices: readonly RentalPrice[]): PackedPrice[] {
  return prices.map((price) => [
    priceKey(price),
    price.rented ? -price.amount : price.amount,
    price.currency === 'USD' ? 1 : 0,
  ]);
}

/** The inverse of `packPrices`. */
export function unpackPrices(packed: readonly PackedPrice[]): RentalPrice[] {
  return packed.map(([key, amount, dollars]) => ({
    period: period(Math.trunc(key / 10)).id,
    fraction: fraction(key % 10).id,
    amount: Math.abs(amount),
    currency: dollars ? 'USD' : 'ARS',
    rented: amount < 0,
  }));
}
