import { coordinatesOf, NEAREST_ZOOM, tileUnits, type MapTiles } from '#common/search/map/map-tiles.js';
import type { Coordinates } from '#common/kernel/places.js';

/** Cells per side of a tile: 64 pixels each, slightly more than a marker. */
const CELLS_A_TILE = 4;
/** Minimum distance of markers from the edges of their cell, as a fraction of it; markers of adjacent cells do not overlap. */
const MARGIN = 0.35;
/** Cell size at the maximum zoom, where groups cannot be split further: 4 pixels, about a metre. */
const NEAREST_CELLS_A_TILE = 64;
/** Maximum number of listings of one location that are listed; the others are only counted. */
export const MOST_AT_A_PLACE = 100;

/** A group of listings on the map. */
export type MapGroup =
  /** Listings at several locations; they separate at `zoom`. */
  | { kind: 'cluster'; count: number; at: Coordinates; zoom: number }
  /** Listings at one location, with the keys of those that are listed. */
  | { kind: 'place'; count: number; at: Coordinates; keys: number[] };

interface Cell {
  count: number;
  x: number;
  y: number;
  west: number;
  east: number;
  north: number;
  south: number;
  keys: number[];
}

/**
 * Groups points by the cells of a grid. The grid is the same for every window, so that groups do not change while the map is panned. Unlike
 * a cluster tree, it needs no structure that would have to be rebuilt for every change and every search.
 */
export class MapGrid {
  private readonly cells = new Map<number, Cell>();
  private readonly west: number;
  private readonly north: number;
  private readonly east: number;
  private readonly south: number;
  private readonly side: number;
  private readonly columns: number;

  constructor(private readonly tiles: MapTiles) {
    const units = tileUnits(tiles.zoom);
    this.west = tiles.west * units;
    this.north = tiles.north * units;
    this.east = (tiles.east + 1) * units;
    this.south = (tiles.south + 1) * units;
    this.side = cellSide(tiles.zoom);
    this.columns = (this.east - this.west) / this.side;
  }

  /** Adds a point, in world units; points outside the window are ignored. */
  add(key: number, x: number, y: number): void {
    if (x < this.west || x >= this.east || y < this.north || y >= this.south) return;
    const column = Math.floor((x - this.west) / this.side);
    const name = Math.floor((y - this.north) / this.side) * this.columns + column;
    const cell = this.cells.get(name);
    if (!cell) {
      this.cells.set(name, { count: 1, x, y, west: x, east: x, north: y, south: y, keys: [key] });
      return;
    }
    cell.count += 1;
    cell.x += x;
    cell.y += y;
    if (x < cell.west) cell.west = x;
    else if (x > cell.east) cell.east = x;
    if (y < cell.north) cell.north = y;
    else if (y > cell.south) cell.south = y;
    if (cell.keys.length < MOST_AT_A_PLACE) cell.keys.push(key);
  }

  /** The groups, from north to south. */
  groups(): MapGroup[] {
    const named = [...this.cells].toSorted(([one], [other]) => one - other);
    return named.map(([, cell]) => this.group(cell));
  }

  private group({ count, keys, ...cell }: Cell): MapGroup {
    const { zoom } = this.tiles;
    const isPlace = zoom === NEAREST_ZOOM || (cell.west === cell.east && cell.north === cell.south);
    if (isPlace) return { kind: 'place', count, keys, at: coordinatesOf({ x: cell.west, y: cell.north }) };
    const at = coordinatesOf({ x: this.inside(cell.x / count), y: this.inside(cell.y / count) });
    return { kind: 'cluster', count, at, zoom: partingZoom(cell, zoom) };
  }

  /** Centre of a group, kept away from the edges of its cell. */
  private inside(units: number): number {
    const start = Math.floor(units / this.side) * this.side;
    const margin = this.side * MARGIN;
    return Math.min(start + this.side - margin, Math.max(start + margin, units));
  }
}

function cellSide(zoom: number): number {
  return tileUnits(zoom) / (zoom === NEAREST_ZOOM ? NEAREST_CELLS_A_TILE : CELLS_A_TILE);
}

/** Lowest zoom at which points of a group are in different cells. */
function partingZoom({ west, east, north, south }: Omit<Cell, 'count' | 'keys'>, zoom: number): number {
  for (let next = zoom + 1; next < NEAREST_ZOOM; next++) {
    const side = cellSide(next);
    const cellOf = (units: number) => Math.floor(units / side);
    if (cellOf(west) !== cellOf(east) || cellOf(north) !== cellOf(south)) return next;
  }
  return NEAREST_ZOOM;
}
