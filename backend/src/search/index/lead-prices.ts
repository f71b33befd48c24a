import type { Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { NumbersOfPlaces } from './columns/cached-column.js';
import type { ListingIndex } from './listing-index.js';
import { RankedPlaces } from './ranked-places.js';

/** Memory limit for the orders of all questions, and the memory per question and place: three orders. */
const KEPT_BYTES = 96 * 1024 * 1024;
const BYTES_A_PLACE = 12;
const FEWEST_QUESTIONS = 4;
const MOST_QUESTIONS = 100;

/** Inputs of the lead prices of a search without dates. */
export interface LeadQuestion {
  /** `leadSlot` of period and fraction. */
  slot: number;
  /** Compare only prices in this currency. */
  currency: Currency | null;
  dollarRate: number | null;
}

/**
 * Lead prices of all listings for one question, in pesos or in the requested currency; NaN if there is none. They are read from the index
 * each time; only orders are cached (docs/decisions/0004).
 */
export class LeadPricesOfQuestion {
  /** By free or rented price, for price ranges. */
  readonly shown: RankedPlaces;
  /** By free price. */
  readonly ranked: RankedPlaces;
  /** By free price per square metre. */
  readonly perMetre: RankedPlaces;

  constructor(
    private readonly index: ListingIndex,
    private readonly question: LeadQuestion,
  ) {
    this.shown = new RankedPlaces(
      index,
      computed((place) => this.least(place, Math.abs)),
    );
    this.ranked = new RankedPlaces(
      index,
      computed((place) => this.offered(place)),
    );
    this.perMetre = new RankedPlaces(
      index,
      computed((place) => this.offeredPerMetre(place)),
    );
  }

  /** NaN without price or area, and for rentals. */
  offeredPerMetre(place: number): number {
    return this.offered(place) / this.index.pricedAreas.at(place);
  }

  /** Free price, for sorting by price. */
  offered(place: number): number {
    return this.least(place, (amount) => amount);
  }

  /** The lower of both currencies in pesos; a dollar price counts only if an exchange rate is known. */
  private least(place: number, read: (amount: number) => number): number {
    const { slot, currency, dollarRate } = this.question;
    const { leads } = this.index;
    const pesos = currency === 'USD' ? 0 : read(leads.amount(place, slot, 'ARS'));
    const dollars = currency === 'ARS' ? 0 : read(leads.amount(place, slot, 'USD'));
    const rate = currency === 'USD' ? 1 : dollarRate;
    const first = pesos > LIMITS.consultAmount ? pesos : Infinity;
    const second = dollars > LIMITS.consultAmount && rate !== null ? dollars * rate : Infinity;
    const least = Math.min(first, second);
    return least === Infinity ? Number.NaN : least;
  }
}

function computed(read: (place: number) => number): NumbersOfPlaces {
  return { follow: () => undefined, read };
}

/** Caches the lead prices of the most recent questions. */
export class LeadPrices {
  private readonly cached = new Map<string, LeadPricesOfQuestion>();

  constructor(private readonly index: ListingIndex) {}

  of(question: LeadQuestion): LeadPricesOfQuestion {
    const key = `${question.slot} ${question.currency} ${question.dollarRate}`;
    const prices = this.cached.get(key) ?? new LeadPricesOfQuestion(this.index, question);
    this.cached.delete(key);
    this.cached.set(key, prices);
    const [oldest] = this.cached.keys();
    if (this.cached.size > this.most && oldest !== undefined) this.cached.delete(oldest);
    return prices;
  }

  private get most(): number {
    const fitting = Math.floor(KEPT_BYTES / (this.index.places * BYTES_A_PLACE + 1));
    return Math.min(MOST_QUESTIONS, Math.max(FEWEST_QUESTIONS, fitting));
  }
}
