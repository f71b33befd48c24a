import type { MapTiles } from '#common/search/map/map-tiles.js';
import type { ChosenStay } from '#common/pricing/stays/open-stay.js';

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
  /** Stay and quote, if the search asks for a stay; null for a listing that is not let by the season. */
  quoteAt: ((key: number) => ChosenStay | null) | undefined;
}
