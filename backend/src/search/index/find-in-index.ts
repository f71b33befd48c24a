import { orderedMeasure, type SortOrder } from '#common/search/query/search-filters.js';
import type { ChosenStay } from '#common/pricing/stays/open-stay.js';
import type { SearchContext } from '../questions/search-conditions.js';
import type { Bitset } from './columns/bitset.js';
import { firstPlaces, type ComparePlaces } from './columns/first-places.js';
import type { ListingIndex } from './listing-index.js';
import { MatchSets } from './match-sets.js';
import type { RankedPlaces } from './ranked-places.js';
import type { PricedIndex } from './priced-index.js';

export interface IndexRange {
  sort: SortOrder;
  size: number;
  offset: number;
}

export interface FoundPlaces {
  places: number[];
  total: number;
  /** Stay and quote; undefined if the search asks for no stay. */
  quoteAt: ((place: number) => ChosenStay | null) | undefined;
}

type IndexQuestion = IndexRange & { context: SearchContext };

/** One page of a search, and the total number of results. */
export async function findInIndex(from: PricedIndex, question: IndexQuestion): Promise<FoundPlaces> {
  const { sort, context } = question;
  const sets = new MatchSets(from, context);
  if (!sets.isPrepared(sort)) await sets.prepare(sort);
  await rankedBy(sort, from, sets)?.prepare();
  return answer(from, sets, question);
}

/** As `findInIndex`, synchronously; undefined if prices of many listings must be computed first. */
export function findInIndexAtOnce(from: PricedIndex, question: IndexQuestion): FoundPlaces | undefined {
  const { sort, context } = question;
  const sets = new MatchSets(from, context);
  const isPrepared = sets.isPrepared(sort) && (rankedBy(sort, from, sets)?.isPrepared() ?? true);
  return isPrepared ? answer(from, sets, question) : undefined;
}

function answer(from: PricedIndex, sets: MatchSets, { sort, size, offset }: IndexQuestion): FoundPlaces {
  const { index } = from;
  const found = sets.found();
  const total = found.size;
  const places = pageOf(found, orderOf(from, sets, sort), { of: index.size, total, size, offset });
  const { quotes } = sets;
  return { places, total, quoteAt: quotes && ((place) => quotes.quoteAt(place)) };
}

/** Calls back with places until it returns false. */
type Walk = (callback: (place: number) => boolean) => void;

/** An order of all places: a comparison and, if available, an iteration from the first place. */
export interface PlaceOrder {
  visit?: Walk;
  compare: ComparePlaces;
}

/** The cached order of all places; undefined if there is none. */
function rankedBy(sort: SortOrder, from: PricedIndex, sets: MatchSets): RankedPlaces | undefined {
  switch (sort) {
    case 'precio-menor':
    case 'precio-mayor':
      return sets.ranked;
    case 'capacidad':
      return from.byPeople;
    case 'cerca-del-mar':
      return from.bySea;
    case 'precio-m2-menor':
      return sets.perMetre.perMetre;
    default: {
      const measure = orderedMeasure(sort);
      return measure && from.measured(measure.name);
    }
  }
}

function orderOf(from: PricedIndex, sets: MatchSets, sort: SortOrder): PlaceOrder {
  const { index } = from;
  switch (sort) {
    case 'precio-menor':
      return byPrice(index, sets, 1);
    case 'precio-mayor':
      return byPrice(index, sets, -1);
    case 'capacidad':
      return byRanked(index, {
        ranked: from.byPeople,
        sign: -1,
        numberOf: (place) => index.people.at(place),
      });
    case 'cerca-del-mar':
      return byRanked(index, {
        ranked: from.bySea,
        sign: 1,
        numberOf: (place) => index.metresToSea.at(place),
      });
    case 'precio-m2-menor':
      return byRanked(index, {
        ranked: sets.perMetre.perMetre,
        sign: 1,
        numberOf: (place) => sets.perMetre.offeredPerMetre(place),
      });
    default:
      return byMeasure(from, sort) ?? inGroups(featuredFirst(index), sets.groups());
  }
}

/** Undefined if the order is not by a measure. */
function byMeasure(from: PricedIndex, sort: SortOrder): PlaceOrder | undefined {
  const measure = orderedMeasure(sort);
  if (!measure) return undefined;
  const { index } = from;
  const { name, isDescending } = measure;
  return byRanked(index, {
    ranked: from.measured(name),
    sign: isDescending ? -1 : 1,
    numberOf: (place) => index.measureAt(name, place),
  });
}

/** Places of the first group first, then those of the next one; places of no group are last. */
function inGroups(order: Required<PlaceOrder>, groups: readonly Bitset[]): Required<PlaceOrder> {
  const { visit } = order;
  const [group, ...others] = groups;
  if (!group) return order;
  const rest = inGroups(order, others);
  return {
    compare: (one, other) => Number(group.has(other)) - Number(group.has(one)) || rest.compare(one, other),
    visit: (callback) =>
      visitBoth(
        (next) => visit((place) => !group.has(place) || next(place)),
        (next) => rest.visit((place) => group.has(place) || next(place)),
        callback,
      ),
  };
}

/** Featured first, then newest first. */
export function featuredFirst(index: ListingIndex): Required<PlaceOrder> {
  const { newest, newestFeatured } = index;
  const featured = index.flagged('featured');
  return {
    compare: (one, other) =>
      Number(featured.has(other)) - Number(featured.has(one)) || newest.compare(one, other),
    visit: (callback) =>
      visitBoth(
        (next) => newestFeatured.visit(next),
        (next) => newest.visit((place) => featured.has(place) || next(place)),
        callback,
      ),
  };
}

function byPrice(index: ListingIndex, sets: MatchSets, sign: 1 | -1): PlaceOrder {
  const { ranked } = sets;
  const numberOf = (place: number) => sets.comparable(place);
  if (!ranked) return { compare: byNumber(index, (place) => sign * numberOf(place)) };
  return byRanked(index, { ranked, sign, numberOf });
}

interface RankedOrder {
  ranked: RankedPlaces;
  /** 1 for ascending, -1 for descending. */
  sign: 1 | -1;
  numberOf: (place: number) => number;
}

/** By the number that places are ranked by; those without one are last in both directions. */
function byRanked(index: ListingIndex, { ranked, sign, numberOf }: RankedOrder): PlaceOrder {
  return {
    compare: byNumber(index, (place) => sign * numberOf(place)),
    visit: (callback) =>
      visitBoth(
        (next) => (sign === 1 ? ranked.visitUp(next) : ranked.visitDown(next)),
        (next) => index.newest.visit((place) => !Number.isNaN(numberOf(place)) || next(place)),
        callback,
      ),
  };
}

/** Runs the second iteration after the first, unless the callback stopped the first. */
function visitBoth(first: Walk, second: Walk, callback: (place: number) => boolean): void {
  let goesOn = true;
  first((place) => (goesOn = callback(place)));
  if (goesOn) second(callback);
}

/** Ascending by a number, NaN last; ties newest first. */
function byNumber({ newest }: ListingIndex, numberOf: (place: number) => number): ComparePlaces {
  return (one, other) => {
    const [a, b] = [numberOf(one), numberOf(other)];
    if (Number.isNaN(a) || Number.isNaN(b))
      return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || newest.compare(one, other);
    return a - b || newest.compare(one, other);
  };
}

/** Cost of one comparison in iteration steps, approximately. */
const STEPS_A_COMPARISON = 4;

interface PageOf {
  /** Number of listings. */
  of: number;
  total: number;
  size: number;
  offset: number;
}

/** One page of results: by iteration in the order if enough of the places match, otherwise by comparing the results. */
export function pageOf(
  found: Bitset,
  { visit, compare }: PlaceOrder,
  { of, total, size, offset }: PageOf,
): number[] {
  const wanted = Math.min(total, offset + size);
  if (wanted <= offset) return [];
  const steps = (of / total) * wanted;
  if (!visit || steps > total * STEPS_A_COMPARISON)
    return firstPlaces(found.toArray(), wanted, compare).slice(offset);
  const places: number[] = [];
  let met = 0;
  visit((place) => {
    if (found.has(place) && met++ >= offset) places.push(place);
    return met < wanted;
  });
  return places;
}
