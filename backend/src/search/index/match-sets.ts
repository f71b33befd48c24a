import type { Match } from '#common/search/filters/match.js';
import { CURRENCIES } from '#common/kernel/currencies.js';
import type { SortOrder } from '#common/search/query/search-filters.js';
import { matchesOf, type SearchContext } from '../questions/search-conditions.js';
import type { NumberTest } from './cached-sets.js';
import { Bitset } from './columns/bitset.js';
import type { LeadPricesOfQuestion } from './lead-prices.js';
import type { RankedPlaces } from './ranked-places.js';
import type { PricedIndex } from './priced-index.js';
import { sortByKey } from './columns/sort-by-key.js';
import { FREE, inPesosOf, ofRank, QuotesOfStay } from './stay-quotes.js';
import {
  leadSlot,
  leastNightsSlot,
  stemsOf,
  WHOLE_SEASON,
  WHOLE_YEAR_SLOT,
} from '../../listings/rows/public.js';

type PriceMatch = Extract<Match, { kind: 'price' }>;
/** A match of which the index keeps no sets: it is tested listing by listing. Every other kind needs a case in `setOf`. */
type TestedMatch = Extract<Match, { kind: 'inside' | 'words' }>;

/** Ranks of a stay before the last one. */
const RANKED_FIRST = [0, 1, 2] as const;

function isTested(match: Match): match is TestedMatch {
  return match.kind === 'inside' || match.kind === 'words';
}

/** Matches and prices of one search, from the index. */
export class MatchSets {
  private readonly slot: number;
  private leadPrices: LeadPricesOfQuestion | undefined;
  private readonly matches: readonly Match[];
  /** Quotes of the stays; undefined unless the search asks for any. */
  readonly quotes: QuotesOfStay | undefined;

  constructor(
    private readonly from: PricedIndex,
    private readonly context: SearchContext,
  ) {
    const { filters, stays, dollarRate } = context;
    this.slot = leadSlot(filters);
    this.quotes = stays.length > 0 ? from.stays.of(stays, dollarRate) : undefined;
    this.matches = matchesOf(filters);
  }

  /** The places that the search finds; must not be modified. */
  found(): Bitset {
    const tests = this.matches.flatMap((match) => this.test(match) ?? []);
    const found = this.foundBySets();
    return tests.length === 0 ? found : tests.reduce((left, holds) => left.filter(holds), found.copy());
  }

  /** The places that meet a match. May include places of the other operation. */
  places(match: Match): Bitset {
    const holds = this.test(match);
    return holds ? this.ofOperation().copy().filter(holds) : this.set(match)!;
  }

  /** Whether so few prices of the search are missing that computing them does not block other requests. */
  isPrepared(sort: SortOrder): boolean {
    const { quotes } = this;
    if (!this.measured.every((ranked) => ranked.isPrepared())) return false;
    if (quotes) {
      if (!this.asksForQuotes(sort)) return true;
      const hasSets = this.quoteTests(sort).every(({ name }) => quotes.sets.isPrepared(name));
      return hasSets && quotes.summaries.isPrepared(this.ofOperation());
    }
    return this.ranges.length === 0 || this.prices.shown.isPrepared();
  }

  /** Computes the missing prices, a few milliseconds at a time. */
  async prepare(sort: SortOrder): Promise<void> {
    const { quotes } = this;
    for (const ranked of this.measured) await ranked.prepare();
    if (quotes) {
      if (!this.asksForQuotes(sort)) return;
      await quotes.summaries.prepare(this.ofOperation());
      for (const test of this.quoteTests(sort)) await quotes.sets.prepare(test);
      return;
    }
    if (this.ranges.length > 0) await this.prices.shown.prepare();
  }

  /** Computes the prices of all listings and their order, a few milliseconds at a time. */
  async prepareAll(): Promise<void> {
    await this.prepare('precio-menor');
    await this.ranked?.prepare();
  }

  /** Comparable lead price of the search: in pesos or in the requested currency; NaN if there is none. */
  comparable(place: number): number {
    const { quotes } = this;
    if (!quotes) return this.prices.offered(place);
    return this.amountOf(quotes.summaries.at(place));
  }

  /**
   * The groups by which the default order begins: by the rank of a stay, or free homes of a period first. Places of no group are last. The
   * sets must not be modified.
   */
  groups(): readonly Bitset[] {
    const { quotes } = this;
    if (quotes) return RANKED_FIRST.map((rank) => quotes.sets.of(ofRank(rank)));
    return this.context.filters.period ? [this.from.index.offeringLead(this.slot)] : [];
  }

  /** The price order; undefined for stay totals in dollars, which are compared directly. */
  get ranked(): RankedPlaces | undefined {
    if (!this.quotes) return this.prices.ranked;
    return this.context.filters.currency === 'USD' ? undefined : this.quotes.ranked;
  }

  /** Price per square metre, by which the search can be sorted. */
  get perMetre(): Pick<LeadPricesOfQuestion, 'perMetre' | 'offeredPerMetre'> {
    return this.prices;
  }

  private get prices(): LeadPricesOfQuestion {
    const { dollarRate, filters } = this.context;
    this.leadPrices ??= this.from.leads.of({ slot: this.slot, currency: filters.currency, dollarRate });
    return this.leadPrices;
  }

  /** The places that have a comparable price, in ascending order of it; without those of a price per month among prices per night. */
  byPrice(found: Bitset): Uint32Array {
    const places = new Uint32Array(found.size);
    let count = 0;
    const add = (place: number): void => {
      if (!this.isByMonth(place)) places[count++] = place;
    };
    const { ranked } = this;
    if (ranked) {
      ranked.visitUp((place) => {
        if (found.has(place)) add(place);
        return true;
      });
      return places.subarray(0, count);
    }
    found.forEach((place) => {
      if (!Number.isNaN(this.comparable(place))) add(place);
    });
    const priced = places.subarray(0, count);
    return sortByKey(
      priced,
      Float64Array.from(priced, (place) => this.comparable(place)),
    );
  }

  /** Whether the lead price of the whole season is that of 'Año Completo', because the listing has no other. */
  private isByMonth(place: number): boolean {
    const { leads } = this.from.index;
    if (this.slot !== WHOLE_SEASON || this.quotes) return false;
    return CURRENCIES.some((currency) => {
      const amount = leads.amount(place, WHOLE_SEASON, currency);
      return amount !== 0 && amount === leads.amount(place, WHOLE_YEAR_SLOT, currency);
    });
  }

  /** Ranges that are compared with each lead price. */
  private get ranges(): PriceMatch[] {
    return this.matches.filter(
      (match): match is PriceMatch => match.kind === 'price' && (match.from !== null || match.to !== null),
    );
  }

  /** Orders of the measures whose ranges are asked for. */
  private get measured(): RankedPlaces[] {
    return this.matches.flatMap((match) => (match.kind === 'measure' ? this.from.measured(match.fact) : []));
  }

  private ofOperation(): Bitset {
    return this.from.index.ofOperation(this.context.filters.operation);
  }

  /** Places that meet all matches available as sets. Must not be modified: without such matches it is the index's own set. */
  private foundBySets(): Bitset {
    const sets = this.matches.flatMap((match) => this.set(match) ?? []);
    const all = this.ofOperation();
    return sets.length === 0 ? all : sets.reduce((found, set) => found.intersect(set), all.copy());
  }

  private asksForQuotes(sort: SortOrder): boolean {
    return isByPrice(sort) || this.quoteTests(sort).length > 0;
  }

  /** Undefined for a match that is not available as a set. */
  private set(match: Match): Bitset | undefined {
    return isTested(match) ? undefined : this.setOf(match);
  }

  private setOf(match: Exclude<Match, TestedMatch>): Bitset {
    const { index } = this.from;
    switch (match.kind) {
      case 'town':
        return union(match.anyOf.map((town) => index.ofTown(town)));
      case 'zone':
        return union(this.context.zoneIds.map((id) => index.ofZone(id)));
      case 'property-type':
        return union(match.anyOf.map((type) => index.ofType(type)));
      case 'count':
        return union(match.anyOf.map(({ count, orMore }) => index.counting(match.fact, count, orMore)));
      case 'measure':
        return this.from.measured(match.fact).between(match.from, match.to);
      case 'flag':
        return index.flagged(match.fact);
      case 'amenities':
        return this.offeringAll();
      case 'offers':
        return index.withLead(leadSlot(match));
      case 'near-sea':
        return index.nearSea(match.metres);
      case 'least-nights':
        return index.letFor(leastNightsSlot(match.period), match.nights);
      case 'price':
        return this.inRange(match);
      case 'free':
        return this.quotes ? this.quotes.sets.of(FREE) : index.offeringLead(this.slot);
    }
  }

  /** Test for a single listing; undefined for a match that is available as a set. */
  private test(match: Match): ((place: number) => boolean) | undefined {
    if (!isTested(match)) return undefined;
    const { latitudes, longitudes, words } = this.from.index;
    if (match.kind === 'words') return words.having(stemsOf(match.allOf.join(' ')));
    const { south, west, north, east } = match.area;
    // A listing without coordinates is NaN, which is in no range.
    return (place) => {
      const latitude = latitudes.at(place);
      const longitude = longitudes.at(place);
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    };
  }

  /** As `priceCondition` in search-conditions.ts: rented prices count in ranges, 'Consultar' does not. */
  private inRange(match: PriceMatch): Bitset {
    const { from, to, currency } = match;
    if (this.quotes) return this.quotes.sets.of(this.inRangeTest(match));
    if (from === null && to === null) return this.from.index.withLead(this.slot, currency);
    return this.prices.shown.between(from, to);
  }

  /** The conditions on quotes that the search and its order have. */
  private quoteTests(sort: SortOrder): NumberTest[] {
    const tests = this.matches.flatMap((match) => {
      if (match.kind === 'free') return [FREE];
      return match.kind === 'price' ? [this.inRangeTest(match)] : [];
    });
    return sort === 'recientes' ? [...tests, ...RANKED_FIRST.map(ofRank)] : tests;
  }

  private inRangeTest(match: PriceMatch): NumberTest {
    return { name: nameOf(match), holds: (summary) => this.quoteIsIn(summary, match) };
  }

  private quoteIsIn(summary: number, match: PriceMatch): boolean {
    if (!QuotesOfStay.isPriced(summary)) return false;
    const isAsked = match.currency === null || QuotesOfStay.price(summary).currency === match.currency;
    return isAsked && lies(this.amountOf(summary), match);
  }

  /** Comparable total of a quote. */
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

/** Identifies the set of a range. */
function nameOf({ from, to, currency }: PriceMatch): string {
  return `${from} to ${to} ${currency}`;
}

/** NaN is in no range. */
function lies(amount: number, { from, to }: PriceMatch): boolean {
  return !Number.isNaN(amount) && (from === null || amount >= from) && (to === null || amount <= to);
}

function union(sets: readonly Bitset[]): Bitset {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  return sets.reduce((all, set) => all.unite(set), new Bitset());
}
