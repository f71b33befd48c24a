import { coordinatesOf, NEAREST_ZOOM, tileUnits, type MapTiles } from '#common/rules/map-tiles.js';
import type { Coordinates } from '#common/vocabulary/places.js';

/** Cells of a tile, on each side: 64 pixels, a little more than a disc. */
const CELLS_A_TILE = 4;
/** Discs keep so far from the edges of their cell, in parts of it: two of them never touch. */
const MARGIN = 0.35;
/** At the nearest zoom nothing can come apart any more: cells of 4 pixels, about a metre. */
const NEAREST_CELLS_A_TILE = 64;
/** Listings of one place that are named; the others are counted. */
export const MOST_AT_A_PLACE = 100;

/** What stands together on the map. */
export type MapGroup =
  /** Listings of several places; at `zoom` they come apart. */
  | { kind: 'cluster'; count: number; at: Coordinates; zoom: number }
  /** Listings of one place: their keys, as many as are named. */
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
 * Groups points by the cells of a grid that is the same for every window, so that groups do not change while the map is moved. Unlike a tree
 * of clusters it needs nothing that would have to be built anew with every change and for every search.
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

  /** Adds a point, in units of the world; one that lies outside the window is left out. */
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

  /** The groups, from the north to the south. */
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

  /** The middle of a group, kept off the edges of its cell. */
  private inside(units: number): number {
    const start = Math.floor(units / this.side) * this.side;
    const margin = this.side * MARGIN;
    return Math.min(start + this.side - margin, Math.max(start + margin, units));
  }
}

function cellSide(zoom: number): number {
  return tileUnits(zoom) / (zoom === NEAREST_ZOOM ? NEAREST_CELLS_A_TILE : CELLS_A_TILE);
}

/** The first zoom at which points of a group lie in different cells. */
function partingZoom({ west, east, north, south }: Omit<Cell, 'count' | 'keys'>, zoom: number): number {
  for (let next = zoom + 1; next < NEAREST_ZOOM; next++) {
    const side = cellSide(next);
    const cellOf = (units: number) => Math.floor(units / side);
    if (cellOf(west) !== cellOf(east) || cellOf(north) !== cellOf(south)) return next;
  }
  return NEAREST_ZOOM;
}
