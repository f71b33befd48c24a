import { priceKey, type RentalPrice } from '../prices.js';
import { RowQuoter } from './row-quoter.js';
import type { StayPlan } from './stay-plan.js';
import {
  chargesOf,
  currencyOf,
  minimumOf,
  MOST_TERMS,
  TERM,
  type Charge,
  type PackedTerms,
} from './stay-terms.js';
import type { StayQuote } from './stay.js';

/**
 * Finds the cheapest set of free rows that covers every night of a stay. Rows are bought whole, any number of times, all in one currency;
 * currencies are compared in pesos, and without a rate pesos win. Of equally cheap sets, the one with the fewest rows is chosen. A row must
 * not cover a night of a rented fixed unit. Rented weeks and days are not offered; 'Año Completo' is never bought.
 *
 * Nights of Holy Week and of the winter holidays are covered by the row of that period only, if the notice has one. A week that begins in
 * one month and ends in the next costs the dearer of the two months' weeks, if both are offered in the same currency.
 *
 * The total includes the charges of the terms; a stay shorter than their minimum has no price (stay-terms.ts).
 * @param dollarRate pesos per dollar; null while unknown
 */
export function quoteStay(offer: StayOffer, plan: StayPlan, dollarRate: number | null): StayQuote {
  const quoter = new StayQuoter(plan, dollarRate);
  fillFrom(offer)(quoter);
  return quoter.result();
}

/** Starts a quoter with an offer. */
export function fillFrom({ rentalPrices, stayTerms }: StayOffer): (quoter: StayQuoter) => void {
  return (quoter) => {
    quoter.reset();
    for (const row of rentalPrices)
      quoter.add(priceKey(row), row.rented ? -row.amount : row.amount, row.currency);
    quoter.terms.set(stayTerms);
  };
}

/** What a stay is quoted from. */
export interface StayOffer {
  rentalPrices: readonly RentalPrice[];
  stayTerms: PackedTerms;
}

/** Quotes one stay for many listings: `reset`, then `add` for each row of a listing and its terms into `terms`, then `quote`. */
export class StayQuoter extends RowQuoter {
  /** Packed terms of the listing. */
  readonly terms = new Float64Array(MOST_TERMS);
  private charges: readonly Charge[] = [];

  override reset(): void {
    super.reset();
    this.terms.fill(0);
    this.charges = [];
  }

  /**
   * Computes the quote of the added rows and terms; sets total and currency if it is priced.
   * @returns its kind
   */
  override quote(): StayQuote['kind'] {
    const kind = super.quote();
    const nights = this.plan.nights.length;
    if (kind !== 'taken' && nights < this.minimum()) return 'too-short';
    if (kind !== 'priced') return kind;
    const stay = { nights, withPets: this.plan.stay.withPets ?? false };
    const charges = chargesOf(this.terms, stay, { currency: this.currency, dollarRate: this.dollarRate });
    if (!charges) return 'consult';
    this.charges = charges;
    for (const { amount } of charges) this.total += amount;
    return 'priced';
  }

  /** The quote with its parts. */
  result(): StayQuote {
    const kind = this.quote();
    if (kind === 'too-short') return { kind, minimum: this.minimum() };
    if (kind !== 'priced') return { kind };
    const { total, currency, charges, terms } = this;
    const amount = terms[TERM.deposit]!;
    const deposit = amount > 0 ? { amount, currency: currencyOf(terms) } : null;
    return { kind, total, currency, charges, deposit, purchases: this.purchases() };
  }

  private minimum(): number {
    return minimumOf(this.terms, this.plan.chains);
  }
}
