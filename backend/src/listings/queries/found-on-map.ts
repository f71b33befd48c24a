import type { StayQuote } from '#common/rules/stay-quote.js';

/** What a search finds on the map: listings that have a point. */
export interface FoundOnMap {
  total: number;
  /** Calls back with a key for each listing and its point, in units of the world. */
  forEach(visit: (key: number, x: number, y: number) => void): void;
  /** Keys of the newest listings. */
  newest(count: number): number[];
  listingId(key: number): number;
  /** Where the search has dates. Null for a listing that is not let by the season. */
  quoteAt: ((key: number) => StayQuote | null) | undefined;
}
