import type { SortOrder } from '#common/rules/search-filters.js';
import type { StayQuote } from '#common/rules/stay-quote.js';
import { matchesOf, type SearchContext } from '../queries/search-conditions.js';
import type { Bitset } from './bitset.js';
import { firstByKey } from './first-by-key.js';
import type { ListingIndex } from './listing-index.js';
import { MatchSets } from './match-sets.js';
import type { StayQuotes } from './stay-quotes.js';

export interface IndexRange {
  sort: SortOrder;
  size: number;
  offset: number;
}

export interface FoundIds {
  ids: number[];
  total: number;
  /** Quotes by listing id, where the search has dates. */
  quotes: Map<number, StayQuote | null> | undefined;
}

/** One page of a search, and how many listings it finds in all. */
export function searchIndex(
  index: ListingIndex,
  stays: StayQuotes,
  { context, sort, size, offset }: IndexRange & { context: SearchContext },
): FoundIds {
  const sets = new MatchSets(index, context, stays);
  const found = index.ofOperation(context.filters.operation).copy();
  for (const match of matchesOf(context.filters)) found.intersect(sets.places(match));
  const places = pageOf({ index, sets, found, sort, size, offset });
  const { quotes } = sets;
  return {
    ids: places.map((place) => index.at(place).listingId),
    total: found.size,
    quotes:
      quotes && new Map(places.map((place) => [index.at(place).listingId, quotes.quoteAt(place)] as const)),
  };
}

interface Page extends IndexRange {
  index: ListingIndex;
  sets: MatchSets;
  found: Bitset;
}

function pageOf(page: Page): number[] {
  const { index, sets, sort } = page;
  const price = (place: number) => sets.comparable(place) ?? Number.NaN;
  switch (sort) {
    case 'precio-menor':
      return ranked(page, price);
    case 'precio-mayor':
      return ranked(page, (place) => -price(place));
    case 'capacidad':
      return ranked(page, (place) => -index.people.at(place));
    default:
      return featuredFirst(page);
  }
}

/** Featured first, then the newest: two walks along the order of publication, each ended as soon as the page is full. */
function featuredFirst({ index, found, size, offset }: Page): number[] {
  const featured = index.flagged('featured');
  const places: number[] = [];
  let skipped = 0;
  const take = (place: number): boolean => {
    if (skipped < offset) skipped += 1;
    else places.push(place);
    return places.length < size;
  };
  if (found.countWith(featured) > 0)
    index.newest.visit((place) => !found.has(place) || !featured.has(place) || take(place));
  if (places.length < size)
    index.newest.visit((place) => !found.has(place) || featured.has(place) || take(place));
  return places;
}

/** By a key, the smallest first and NaN last; of equal keys the newest first. */
function ranked({ index, found, size, offset }: Page, keyOf: (place: number) => number): number[] {
  const places = new Uint32Array(found.size);
  const keys = new Float64Array(places.length);
  let at = 0;
  index.newest.visit((place) => {
    if (found.has(place)) {
      places[at] = place;
      keys[at] = keyOf(place);
      at += 1;
    }
    return true;
  });
  return firstByKey(keys, offset + size)
    .slice(offset)
    .map((position) => places[position]!);
}
