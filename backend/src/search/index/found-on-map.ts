import type { MapTiles } from '#common/search/map/map-tiles.js';
import type { StayQuote } from '#common/pricing/stays/stay.js';

/** Called with the key and point of a listing, in world units. */
type VisitPoint = (key: number, x: number, y: number) => void;

/** Search results on the map: listings with coordinates. */
export interface FoundOnMap {
  total: number;
  forEach(visit: VisitPoint): void;
  /** The listings in a window, and possibly others. */
  forEachNear(window: MapTiles, visit: VisitPoint): void;
  /** Keys of the newest listings. */
  newest(count: number): number[];
  listingId(key: number): number;
  /** Quotes of the stay, if the search has dates; null for a listing that is not let by the season. */
  quoteAt: ((key: number) => StayQuote | null) | undefined;
}
