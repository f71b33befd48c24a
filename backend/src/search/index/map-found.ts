import type { FoundOnMap } from './found-on-map.js';
import type { SearchContext } from '../questions/search-conditions.js';
import { Bitset } from './columns/bitset.js';
import { MatchSets } from './match-sets.js';
import type { PricedIndex } from './priced-index.js';

/** Sort order that needs no prices. */
const SORT = 'recientes';

/**
 * Combined results of several searches on the map, from the index. Once the prices are prepared, everything is synchronous, so that the
 * index cannot change meanwhile.
 */
export async function foundInIndex(
  from: PricedIndex,
  contexts: readonly SearchContext[],
): Promise<FoundOnMap> {
  const { index } = from;
  const { points } = index;
  const searches = contexts.map((context) => new MatchSets(from, context));
  for (const sets of searches) if (!sets.isPrepared(SORT)) await sets.prepare(SORT);
  const found = new Bitset();
  for (const sets of searches) found.unite(sets.found());
  const quotes = searches.find((sets) => sets.quotes)?.quotes;
  found.intersect(points.located);
  return {
    total: found.size,
    forEach: (visit) => found.forEach((place) => visit(place, points.x(place), points.y(place))),
    forEachNear: (tiles, visit) =>
      points.forEachNear(tiles, (place) => {
        if (found.has(place)) visit(place, points.x(place), points.y(place));
      }),
    newest: (count) => {
      const newest: number[] = [];
      index.newest.visit((place) => {
        if (found.has(place)) newest.push(place);
        return newest.length < count;
      });
      return newest;
    },
    listingId: (place) => index.idAt(place),
    quoteAt: quotes && ((place) => quotes.quoteAt(place)),
  };
}
