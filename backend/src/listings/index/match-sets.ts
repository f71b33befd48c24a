import type { Match } from '#common/filters/match.js';
import { stayOf } from '#common/filters/stay.js';
import type { SortOrder } from '#common/rules/search-filters.js';
import { leadSlot } from '../domain/lead-columns.js';
import { matchesOf, type SearchContext } from '../queries/search-conditions.js';
import { Bitset } from './bitset.js';
import type { LeadPricesOfQuestion } from './lead-prices.js';
import type { RankedPlaces } from './ranked-places.js';
import type { SearchIndex } from './search-index.js';
import { inPesosOf, QuotesOfStay } from './stay-quotes.js';

type PriceMatch = Extract<Match, { kind: 'price' }>;

/** Answers matches and prices of one search from the index. */
export class MatchSets {
  private readonly slot: number;
  private leadPrices: LeadPricesOfQuestion | undefined;
  private readonly matches: readonly Match[];
  /** Of a search with dates. */
  readonly quotes: QuotesOfStay | undefined;

  constructor(
    private readonly from: SearchIndex,
    private readonly context: SearchContext,
  ) {
    const { filters, dollarRate } = context;
    const stay = filters.operation === 'rental' ? stayOf(filters) : undefined;
    this.slot = leadSlot(filters);
    this.quotes = stay && from.stays.of(stay, dollarRate);
    this.matches = matchesOf(filters);
  }

  /** The places that the search finds; not to be changed. */
  found(): Bitset {
    const tests = this.matches.flatMap((match) => this.test(match) ?? []);
    const found = this.foundBySets();
    return tests.length === 0 ? found : tests.reduce((left, holds) => left.filter(holds), found.copy());
  }

  /** The places that meet a match. Places of the other operation may be among them. */
  places(match: Match): Bitset {
    const holds = this.test(match);
    return holds ? this.ofOperation().copy().filter(holds) : this.set(match)!;
  }

  /** Whether an answer in this order needs prices that are not computed yet, and of so many listings that it would hold others up. */
  isPrepared(sort: SortOrder): boolean {
    const { quotes } = this;
    if (quotes) return !this.asksForQuotes(sort) || quotes.summaries.isPrepared(this.ofOperation());
    return !isByPrice(sort) || this.prices.offered.isPrepared(this.ofOperation());
  }

  /** Computes those prices, a few milliseconds at a time. */
  async prepare(sort: SortOrder): Promise<void> {
    const { quotes } = this;
    if (!quotes) await this.prices.offered.prepare(this.ofOperation());
    else if (this.asksForQuotes(sort)) await quotes.summaries.prepare(this.ofOperation());
  }

  /** Computes the prices of all listings, a few milliseconds at a time. */
  async prepareAll(): Promise<void> {
    await (this.quotes?.summaries ?? this.prices.offered).prepare(this.ofOperation());
  }

  /** The lead price of the search as it is compared: in pesos, or in the one currency asked for; NaN without one. */
  comparable(place: number): number {
    const { quotes } = this;
    if (!quotes) return this.prices.offered.at(place);
    return this.amountOf(quotes.summaries.at(place));
  }

  /** The order of prices; undefined for totals of stays in dollars, which are compared as they are. */
  get ranked(): RankedPlaces | undefined {
    if (!this.quotes) return this.prices.ranked;
    return this.context.filters.currency === 'USD' ? undefined : this.quotes.ranked;
  }

  private get prices(): LeadPricesOfQuestion {
    const { dollarRate, filters } = this.context;
    this.leadPrices ??= this.from.leads.of({ slot: this.slot, currency: filters.currency, dollarRate });
    return this.leadPrices;
  }

  private ofOperation(): Bitset {
    return this.from.index.ofOperation(this.context.filters.operation);
  }

  /** What meets all matches but those that look at each listing. Not to be changed: without such matches, it is the index's own set. */
  private foundBySets(): Bitset {
    const sets = this.matches.flatMap((match) => this.set(match) ?? []);
    const all = this.ofOperation();
    return sets.length === 0 ? all : sets.reduce((found, set) => found.intersect(set), all.copy());
  }

  private asksForQuotes(sort: SortOrder): boolean {
    return isByPrice(sort) || this.matches.some(({ kind }) => kind === 'free' || kind === 'price');
  }

  /** Undefined for a match that is no set. */
  private set(match: Match): Bitset | undefined {
    const { index } = this.from;
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
        return this.inRange(match);
      case 'free':
        return this.quotes ? this.quotes.sets.of('free', QuotesOfStay.isFree) : index.offeringLead(this.slot);
      default:
        return undefined;
    }
  }

  /** What each listing is asked; undefined for a match that is a set. */
  private test(match: Match): ((place: number) => boolean) | undefined {
    const { latitudes, longitudes } = this.from.index;
    switch (match.kind) {
      case 'inside': {
        const { south, west, north, east } = match.area;
        // A listing without a point is NaN, which lies nowhere.
        return (place) => {
          const latitude = latitudes.at(place);
          const longitude = longitudes.at(place);
          return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
        };
      }
      default:
        return undefined;
    }
  }

  /** As `priceCondition` in search-conditions.ts: a rented price lies in a range too, 'Consultar' in none. */
  private inRange(match: PriceMatch): Bitset {
    const { from, to, currency } = match;
    const name = `${from} to ${to} ${currency}`;
    if (this.quotes) return this.quotes.sets.of(name, (summary) => this.quoteIsIn(summary, match));
    if (from === null && to === null) return this.from.index.withLead(this.slot, currency);
    return this.prices.shown.of(name, (amount) => lies(amount, match));
  }

  private quoteIsIn(summary: number, match: PriceMatch): boolean {
    if (!QuotesOfStay.isPriced(summary)) return false;
    const isAsked = match.currency === null || QuotesOfStay.price(summary).currency === match.currency;
    return isAsked && lies(this.amountOf(summary), match);
  }

  /** The total of a quote as it is compared. */
  private amountOf(summary: number): number {
    const { dollarRate, filters } = this.context;
    const isDollars = QuotesOfStay.isPriced(summary) && QuotesOfStay.price(summary).currency === 'USD';
    return inPesosOf(summary, isDollars && filters.currency === 'USD' ? 1 : dollarRate);
  }

  private offeringAll(): Bitset {
    const { amenityIds } = this.context;
    if (amenityIds === null) return new Bitset(0);
    const [first, ...others] = amenityIds.map((id) => this.from.index.offering(id));
    if (!first) return this.from.index.all;
    return others.length === 0 ? first : others.reduce((set, other) => set.intersect(other), first.copy());
  }
}

function isByPrice(sort: SortOrder): boolean {
  return sort === 'precio-menor' || sort === 'precio-mayor';
}

/** NaN lies nowhere. */
function lies(amount: number, { from, to }: PriceMatch): boolean {
  return !Number.isNaN(amount) && (from === null || amount >= from) && (to === null || amount <= to);
}

function union(sets: readonly Bitset[]): Bitset {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  return sets.reduce((all, set) => all.unite(set), new Bitset());
}
