import type { Match } from '#common/filters/match.js';
import { stayOf } from '#common/filters/stay.js';
import type { Currency } from '#common/vocabulary/currencies.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { leadSlot } from '../domain/lead-columns.js';
import type { SearchContext } from '../queries/search-conditions.js';
import { Bitset } from './bitset.js';
import type { ListingIndex } from './listing-index.js';
import type { QuotesOfStay, StayQuotes } from './stay-quotes.js';

/** Answers matches and prices of one search from the index. */
export class MatchSets {
  private readonly slot: number;
  /** Of a search with dates. */
  readonly quotes: QuotesOfStay | undefined;

  constructor(
    private readonly index: ListingIndex,
    private readonly context: SearchContext,
    stays: StayQuotes,
  ) {
    const { filters, dollarRate } = context;
    const stay = filters.operation === 'rental' ? stayOf(filters) : undefined;
    this.slot = leadSlot(filters);
    this.quotes = stay && stays.of(stay, dollarRate);
  }

  /** The places that meet a match. Places of the other operation may be among them. */
  places(match: Match): Bitset {
    const { index } = this;
    switch (match.kind) {
      case 'town':
        return union(match.anyOf.map((town) => index.ofTown(town)));
      case 'property-type':
        return union(match.anyOf.map((type) => index.ofType(type)));
      case 'count':
        return union(match.anyOf.map(({ count, orMore }) => index.counting(match.fact, count, orMore)));
      case 'flag':
        return index.flagged(match.fact);
      case 'amenities':
        return this.offeringAll();
      case 'offers':
        return index.withLead(leadSlot(match));
      case 'price':
        return this.where((place) => this.isInRange(place, match));
      case 'free':
        return this.where((place) => this.isFree(place));
      case 'inside': {
        const { south, west, north, east } = match.area;
        const { latitudes, longitudes } = index;
        // A listing without a point is NaN, which lies nowhere.
        return this.where((place) => {
          const latitude = latitudes.at(place);
          const longitude = longitudes.at(place);
          return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
        });
      }
    }
  }

  /** The lead price of the search as it is compared: in pesos, or in the one currency asked for; null without one. */
  comparable(place: number): number | null {
    const { currency } = this.context.filters;
    if (this.quotes) {
      const quote = this.quotes.summaryAt(place);
      if (quote?.kind !== 'priced') return null;
      return this.inPesos(quote.total, quote.currency, currency);
    }
    const amounts = (currency ? [currency] : (['ARS', 'USD'] as const)).flatMap((one) => {
      const amount = this.index.leads.amount(place, this.slot, one);
      return amount > LIMITS.consultAmount ? (this.inPesos(amount, one, currency) ?? []) : [];
    });
    return amounts.length > 0 ? Math.min(...amounts) : null;
  }

  private inPesos(amount: number, currency: Currency, asked: Currency | null): number | null {
    if (currency === 'ARS' || currency === asked) return amount;
    const { dollarRate } = this.context;
    return dollarRate === null ? null : amount * dollarRate;
  }

  private isFree(place: number): boolean {
    if (this.quotes) {
      const quote = this.quotes.summaryAt(place);
      return quote?.kind === 'priced' || quote?.kind === 'consult';
    }
    const { leads } = this.index;
    return leads.amount(place, this.slot, 'ARS') > 0 || leads.amount(place, this.slot, 'USD') > 0;
  }

  /** As `priceCondition` in search-conditions.ts: a rented price lies in a range too, 'Consultar' in none. */
  private isInRange(place: number, { from, to, currency }: Extract<Match, { kind: 'price' }>): boolean {
    const lies = (amount: number | null) =>
      amount !== null && (from === null || amount >= from) && (to === null || amount <= to);
    if (this.quotes) {
      const quote = this.quotes.summaryAt(place);
      if (quote?.kind !== 'priced' || (currency && quote.currency !== currency)) return false;
      return lies(this.inPesos(quote.total, quote.currency, currency));
    }
    const amount = (one: Currency) => this.index.leads.amount(place, this.slot, one);
    if (from === null && to === null) return amount(currency ?? 'ARS') !== 0;
    const compared = (currency ? [currency] : (['ARS', 'USD'] as const)).flatMap((one) => {
      const shown = Math.abs(amount(one));
      return shown > LIMITS.consultAmount ? (this.inPesos(shown, one, currency) ?? []) : [];
    });
    return compared.length > 0 && lies(Math.min(...compared));
  }

  private offeringAll(): Bitset {
    const { amenityIds } = this.context;
    if (amenityIds === null) return new Bitset(0);
    const [first, ...others] = amenityIds.map((id) => this.index.offering(id));
    if (!first) return this.index.all;
    return others.reduce((set, other) => set.intersect(other), first.copy());
  }

  private where(holds: (place: number) => boolean): Bitset {
    const found = new Bitset();
    this.index.ofOperation(this.context.filters.operation).forEach((place) => {
      if (holds(place)) found.add(place);
    });
    return found;
  }
}

function union(sets: readonly Bitset[]): Bitset {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  return sets.reduce((all, set) => all.unite(set), new Bitset());
}
