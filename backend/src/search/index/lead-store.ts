import { CURRENCIES, type Currency } from '#common/kernel/currencies.js';
import type { SalePrice } from '#common/pricing/prices.js';
import { NumberRuns } from './columns/number-runs.js';
import { WHOLE_SEASON, type LeadColumns } from '../../listings/rows/public.js';

/** Layout of an entry: currency and `leadSlot` in the seven low bits, the amount above them. */
const AMOUNT = 128;

/**
 * Lead prices of all listings. Each is an entry `amount × 128 + slot × 2 + dollars`, negative while rented. Amounts are below 2⁴⁰, so every
 * entry is exact.
 */
export class LeadStore {
  private readonly runs = new NumberRuns();

  /** @param place the listing's place in the index */
  set(place: number, { leadArs, leadUsd }: LeadColumns): void {
    const run: number[] = [];
    pack(leadArs, 0, run);
    pack(leadUsd, 1, run);
    this.runs.set(place, run);
  }

  clear(place: number): void {
    this.runs.clear(place);
  }

  /** The amount in a slot: negative while rented, 1 for 'Consultar', 0 for none. */
  amount(place: number, slot: number, currency: Currency): number {
    const { runs } = this;
    const wanted = slot * 2 + (currency === 'USD' ? 1 : 0);
    const count = runs.count(place);
    for (let at = 0; at < count; at++) {
      const entry = runs.at(place, at);
      const amount = Math.trunc(entry / AMOUNT);
      if (Math.abs(entry) - Math.abs(amount) * AMOUNT === wanted) return amount;
    }
    return 0;
  }

  /** The price of a sale; null without one. */
  salePrice(place: number): SalePrice | null {
    const currency = CURRENCIES.find((one) => this.amount(place, WHOLE_SEASON, one) !== 0);
    return currency ? { amount: this.amount(place, WHOLE_SEASON, currency), currency } : null;
  }
}

function pack(column: readonly (number | null)[], dollars: 0 | 1, run: number[]): void {
  for (let index = 0; index < column.length; index++) {
    const amount = column[index] ?? null;
    if (amount === null) continue;
    const low = (index + 1) * 2 + dollars;
    run.push(amount < 0 ? amount * AMOUNT - low : amount * AMOUNT + low);
  }
}
