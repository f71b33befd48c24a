import type { Coordinates, MapArea } from '../../kernel/places.js';

/** Maximum zoom. */
export const NEAREST_ZOOM = 19;
/** Maximum tiles of a window: a screen of 3,840 × 2,160 pixels needs 16 × 10. */
export const MOST_TILES = 170;
/** World coordinates: a Web Mercator square with sides of 2³⁰ units, 3 cm each on this coast. */
const WORLD_BITS = 30;
const WORLD = 2 ** WORLD_BITS;
/** Maximum latitude of Web Mercator. */
const MOST_LATITUDE = 85.0511;

/** A window of 256-pixel tiles at a zoom, from its north-west to its south-east tile, inclusive. */
export interface MapTiles {
  zoom: number;
  west: number;
  north: number;
  east: number;
  south: number;
}

/** Side of a tile in world units. */
export function tileUnits(zoom: number): number {
  return 2 ** (WORLD_BITS - zoom);
}

/** A point in world coordinates: integers, `x` eastwards and `y` southwards. */
export function worldPoint({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const sine = Math.sin((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)) * Math.PI) / 180);
  const x = ((longitude + 180) / 360) * WORLD;
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD;
  return { x: inWorld(x), y: inWorld(y) };
}

/** The inverse of `worldPoint`, in degrees. */
export function coordinatesOf({ x, y }: { x: number; y: number }): Coordinates {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI,
    longitude: (x / WORLD) * 360 - 180,
  };
}

/** The tiles of an area; reduced around its centre if it exceeds the maximum window. */
export function tilesOf({ south, west, north, east }: MapArea, zoom: number): MapTiles {
  const units = tileUnits(zoom);
  const first = worldPoint({ latitude: north, longitude: west });
  const last = worldPoint({ latitude: south, longitude: east });
  const tiles = {
    zoom,
    west: Math.floor(first.x / units),
    north: Math.floor(first.y / units),
    east: Math.floor(last.x / units),
    south: Math.floor(last.y / units),
  };
  while (tileCount(tiles) > MOST_TILES) {
    if (tiles.east - tiles.west > tiles.south - tiles.north) {
      tiles.west += 1;
      tiles.east -= 1;
    } else {
      tiles.north += 1;
      tiles.south -= 1;
    }
  }
  return tiles;
}

export function tileCount({ west, north, east, south }: MapTiles): number {
  return (east - west + 1) * (south - north + 1);
}

/** `5560,10024,5563,10027`. */
export function writeTiles({ west, north, east, south }: MapTiles): string {
  return [west, north, east, south].join(',');
}

/** Parses the format of `writeTiles`; undefined for tiles outside the zoom's range and for windows above the maximum. */
export function readTiles(text: string, zoom: number): MapTiles | undefined {
  if (!/^\d{1,6}(,\d{1,6}){3}$/.test(text)) return undefined;
  const [west = 0, north = 0, east = 0, south = 0] = text.split(',').map(Number);
  const tiles = { zoom, west, north, east, south };
  const isInside = west <= east && north <= south && east < 2 ** zoom && south < 2 ** zoom;
  return isInside && tileCount(tiles) <= MOST_TILES ? tiles : undefined;
}

function inWorld(units: number): number {
  return Math.max(0, Math.min(WORLD - 1, Math.floor(units)));
}
