import type { RentalPrice } from '#common/pricing/prices.js';
import type { PackedTerms } from '#common/pricing/stays/stay-terms.js';
import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import type { StayQuoter } from '#common/pricing/stays/stay-quote.js';
import { NumberRuns } from './columns/number-runs.js';
import { unpackPrices, type PackedPrice } from '../../listings/rows/public.js';

/** Layout of an entry: currency and `priceKey` (below 128) in the eight low bits, the amount above them. */
const AMOUNT = 256;

/** Price rows and terms of all rental listings. Each row is an entry `amount × 256 + key × 2 + dollars`, negative while rented. */
export class PriceStore {
  private readonly runs = new NumberRuns();
  /** Packed terms of the stays of each listing. */
  private readonly terms = new NumberRuns();

  /** @param place the listing's place in the index */
  set(place: number, prices: readonly PackedPrice[], terms: PackedTerms): void {
    this.terms.set(place, terms);
    this.runs.set(
      place,
      prices.map(([key, amount, dollars]) => {
        const entry = Math.abs(amount) * AMOUNT + key * 2 + dollars;
        return amount < 0 ? -entry : entry;
      }),
    );
  }

  clear(place: number): void {
    this.runs.clear(place);
    this.terms.clear(place);
  }

  /** Whether a listing has any row from which a stay could be priced (`isLetByTheSeason`). */
  isLetByTheSeason(place: number): boolean {
    const { runs } = this;
    const count = runs.count(place);
    for (let at = 0; at < count; at++) {
      if (Math.trunc(keyOf(runs.at(place, at)) / 10) !== WHOLE_YEAR) return true;
    }
    return false;
  }

  /** The price rows of a listing, in order. */
  rowsAt(place: number): RentalPrice[] {
    const { runs } = this;
    return Array.from({ length: runs.count(place) }, (_, at) => {
      const entry = runs.at(place, at);
      const [packed] = unpackPrices([[keyOf(entry), amountOf(entry), dollarsOf(entry)]]);
      return packed!;
    });
  }

  termsAt(place: number): PackedTerms {
    const { terms } = this;
    return Array.from({ length: terms.count(place) }, (_, at) => terms.at(place, at));
  }

  /** Starts a quote with the price rows and terms of a listing. */
  fill(quoter: StayQuoter, place: number): void {
    const { runs, terms } = this;
    const count = runs.count(place);
    quoter.reset();
    for (let at = 0; at < terms.count(place); at++) quoter.terms[at] = terms.at(place, at);
    for (let at = 0; at < count; at++) {
      const entry = runs.at(place, at);
      quoter.add(keyOf(entry), amountOf(entry), dollarsOf(entry) ? 'USD' : 'ARS');
    }
  }
}

/** Negative while rented. */
function amountOf(entry: number): number {
  return Math.trunc(entry / AMOUNT);
}

function dollarsOf(entry: number): 0 | 1 {
  return Math.abs(entry) % 2 === 1 ? 1 : 0;
}

function keyOf(entry: number): number {
  return Math.floor((Math.abs(entry) % AMOUNT) / 2);
}
