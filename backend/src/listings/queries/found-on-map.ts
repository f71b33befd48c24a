import type { StayQuote } from '#common/rules/stay-quote.js';

/** Search results on the map: listings with coordinates. */
export interface FoundOnMap {
  total: number;
  /** Calls back with the key and point of each listing, in world units. */
  forEach(visit: (key: number, x: number, y: number) => void): void;
  /** Keys of the newest listings. */
  newest(count: number): number[];
  listingId(key: number): number;
  /** If the search has dates. Null for a listing that is not let by the season. */
  quoteAt: ((key: number) => StayQuote | null) | undefined;
}
