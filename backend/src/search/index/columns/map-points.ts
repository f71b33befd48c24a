import { tileUnits, worldPoint, type MapTiles } from '#common/search/map/map-tiles.js';
import type { Coordinates } from '#common/kernel/places.js';
import { Bitset } from './bitset.js';

const FIRST_CAPACITY = 1_024;
/** Zoom of the tiles that group the points. A tile has a side of about 480 m on this coast. */
const TILE_ZOOM = 16;
const TILE_UNITS = tileUnits(TILE_ZOOM);
const TILES_A_SIDE = 2 ** TILE_ZOOM;

/** Coordinates of the listings in the index, in world units. A window of the map reads only the tiles that it touches. */
export class MapPoints {
  /** Listings with coordinates. */
  readonly located = new Bitset();
  private xs = new Int32Array(FIRST_CAPACITY);
  private ys = new Int32Array(FIRST_CAPACITY);
  private readonly tiles = new Map<number, number[]>();

  set(place: number, { latitude, longitude }: { latitude: number | null; longitude: number | null }): void {
    if (this.located.has(place)) this.remove(place);
    if (latitude !== null && longitude !== null) this.add(place, { latitude, longitude });
  }

  x(place: number): number {
    return this.xs[place]!;
  }

  y(place: number): number {
    return this.ys[place]!;
  }

  /** Calls back with each listing in the tiles that the window touches; some of them are outside it. */
  forEachNear(window: MapTiles, visit: (place: number) => void): void {
    const units = tileUnits(window.zoom);
    const first = { column: tileAt(window.west * units), row: tileAt(window.north * units) };
    const last = {
      column: tileAt((window.east + 1) * units - 1),
      row: tileAt((window.south + 1) * units - 1),
    };
    const touched = (last.column - first.column + 1) * (last.row - first.row + 1);
    if (touched > this.tiles.size) return this.forEachBetween(first, last, visit);
    for (let { row } = first; row <= last.row; row++)
      for (let { column } = first; column <= last.column; column++)
        this.tiles.get(row * TILES_A_SIDE + column)?.forEach(visit);
  }

  /** The same for a window that touches more tiles than have listings. */
  private forEachBetween(first: Tile, last: Tile, visit: (place: number) => void): void {
    for (const [tile, places] of this.tiles) {
      const [column, row] = [tile % TILES_A_SIDE, Math.floor(tile / TILES_A_SIDE)];
      const isTouched =
        column >= first.column && column <= last.column && row >= first.row && row <= last.row;
      if (isTouched) places.forEach(visit);
    }
  }

  private add(place: number, at: Coordinates): void {
    if (place >= this.xs.length) this.grow(Math.max(place + 1, this.xs.length * 2));
    const { x, y } = worldPoint(at);
    this.xs[place] = x;
    this.ys[place] = y;
    this.located.add(place);
    const tile = this.tileOf(place);
    const places = this.tiles.get(tile);
    if (places) places.push(place);
    else this.tiles.set(tile, [place]);
  }

  private remove(place: number): void {
    this.located.delete(place);
    const tile = this.tileOf(place);
    const places = this.tiles.get(tile)!;
    places.splice(places.indexOf(place), 1);
    if (places.length === 0) this.tiles.delete(tile);
  }

  private tileOf(place: number): number {
    return tileAt(this.ys[place]!) * TILES_A_SIDE + tileAt(this.xs[place]!);
  }

  private grow(capacity: number): void {
    const xs = new Int32Array(capacity);
    const ys = new Int32Array(capacity);
    xs.set(this.xs);
    ys.set(this.ys);
    Object.assign(this, { xs, ys });
  }
}

interface Tile {
  column: number;
  row: number;
}

/** Column or row of the tile at a world coordinate. */
function tileAt(units: number): number {
  return Math.floor(units / TILE_UNITS);
}
