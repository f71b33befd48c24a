import type { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { StayChooser, type ChosenStay } from '#common/pricing/stays/open-stay.js';
import { nightsOfStay, type Stay, type StayRank } from '#common/pricing/stays/stay.js';
import type { Currency } from '#common/kernel/currencies.js';
import { CachedColumn } from './columns/cached-column.js';
import { CachedSets, type NumberTest } from './cached-sets.js';
import type { ListingIndex } from './listing-index.js';
import { RankedPlaces } from './ranked-places.js';

/** Number of stays whose quotes are cached. */
const MOST_STAYS = 16;

// A quote is encoded as one number: total × 4, plus 2 if it covers more nights than the stay, plus 1 for dollars; or one of these for a quote
// without a price.
const NOT_SEASONAL = 0;
const TAKEN = -1;
const NOT_OFFERED = -2;
const CONSULT = -3;

/** For each listing of the index the quote of the best of some stays, cached until the listing changes. */
export class QuotesOfStay {
  readonly summaries: CachedColumn;
  readonly sets: CachedSets;
  /** By price in pesos. */
  readonly ranked: RankedPlaces;
  private readonly chooser: StayChooser;

  constructor(
    private readonly index: ListingIndex,
    stays: readonly Stay[],
    { calendar, dollarRate }: { calendar: SeasonCalendar; dollarRate: number | null },
  ) {
    this.chooser = new StayChooser(stays, calendar, dollarRate);
    this.summaries = new CachedColumn(index, (place) => this.compute(place));
    this.sets = new CachedSets(index, this.summaries);
    const inPesos = new CachedColumn(index, (place) => inPesosOf(this.summaries.at(place), dollarRate));
    this.ranked = new RankedPlaces(index, inPesos);
  }

  /** The best stay with its quote and its parts; null for a listing that is not let by the season. */
  quoteAt(place: number): ChosenStay | null {
    const { prices } = this.index;
    return prices.isLetByTheSeason(place)
      ? this.chooser.choose((quoter) => prices.fill(quoter, place))
      : null;
  }

  /** Whether the stay is available; reads the encoded quote, as do the next three methods. */
  static isFree(summary: number): boolean {
    return summary > 0 || summary === CONSULT;
  }

  static isPriced(summary: number): boolean {
    return summary > 0;
  }

  static price(summary: number): { total: number; currency: Currency } {
    return { total: Math.floor(summary / 4), currency: summary % 2 === 1 ? 'USD' : 'ARS' };
  }

  /** As `stayRank`. */
  static rank(summary: number): StayRank {
    if (summary > 0) return summary % 4 < 2 ? 0 : 1;
    return summary === CONSULT ? 2 : 3;
  }

  private compute(place: number): number {
    const { prices } = this.index;
    if (!prices.isLetByTheSeason(place)) return NOT_SEASONAL;
    const { kind, quoter } = this.chooser.best((one) => prices.fill(one, place));
    switch (kind) {
      case 'priced':
        return quoter.total * 4 + (quoter.coversMore() ? 2 : 0) + (quoter.currency === 'USD' ? 1 : 0);
      case 'taken':
        return TAKEN;
      case 'not-offered':
      case 'too-short':
        return NOT_OFFERED;
      case 'consult':
        return CONSULT;
    }
  }
}

export const FREE: NumberTest = { name: 'free', holds: QuotesOfStay.isFree };

export function ofRank(rank: StayRank): NumberTest {
  return { name: `rank ${rank}`, holds: (summary) => QuotesOfStay.rank(summary) === rank };
}

/** Total of an encoded quote in pesos; NaN without a price, and for dollars without an exchange rate. */
export function inPesosOf(summary: number, dollarRate: number | null): number {
  if (!QuotesOfStay.isPriced(summary)) return Number.NaN;
  const { total, currency } = QuotesOfStay.price(summary);
  return currency === 'ARS' ? total : total * (dollarRate ?? Number.NaN);
}

/** Tells the stays of searches apart: those of one search have one length and follow by days or weeks, or are the long weekends of a month or season. */
export function keyOfStays(stays: readonly Stay[]): string {
  const [first, last] = [stays[0]!, stays.at(-1)!];
  return [first.arrival, last.departure, stays.length, nightsOfStay(first), first.withPets].join(' ');
}

/** Caches the quotes of the most recent stays. */
export class StayQuotes {
  private readonly cached = new Map<string, QuotesOfStay>();
  private calendar: SeasonCalendar | undefined;

  constructor(
    private readonly index: ListingIndex,
    private readonly calendarNow: () => SeasonCalendar,
  ) {}

  /** @param stays at least one, from the earliest */
  of(stays: readonly Stay[], dollarRate: number | null): QuotesOfStay {
    const key = `${keyOfStays(stays)} ${dollarRate}`;
    const calendar = this.calendarNow();
    if (calendar !== this.calendar) this.cached.clear();
    this.calendar = calendar;
    const quotes = this.cached.get(key) ?? new QuotesOfStay(this.index, stays, { calendar, dollarRate });
    this.cached.delete(key);
    this.cached.set(key, quotes);
    const [oldest] = this.cached.keys();
    if (this.cached.size > MOST_STAYS && oldest !== undefined) this.cached.delete(oldest);
    return quotes;
  }
}
