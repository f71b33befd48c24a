import { worldPoint } from '#common/rules/map-tiles.js';

const FIRST_CAPACITY = 1_024;
const NOWHERE = -1;

/** Coordinates of the listings in the index, in world units. */
export class MapPoints {
  private xs = new Int32Array(FIRST_CAPACITY).fill(NOWHERE);
  private ys = new Int32Array(FIRST_CAPACITY);

  set(place: number, { latitude, longitude }: { latitude: number | null; longitude: number | null }): void {
    if (place >= this.xs.length) this.grow(Math.max(place + 1, this.xs.length * 2));
    const point = latitude === null || longitude === null ? undefined : worldPoint({ latitude, longitude });
    this.xs[place] = point?.x ?? NOWHERE;
    this.ys[place] = point?.y ?? NOWHERE;
  }

  /** Whether the listing has coordinates. */
  has(place: number): boolean {
    return this.xs[place]! !== NOWHERE;
  }

  x(place: number): number {
    return this.xs[place]!;
  }

  y(place: number): number {
    return this.ys[place]!;
  }

  private grow(capacity: number): void {
    const xs = new Int32Array(capacity).fill(NOWHERE);
    const ys = new Int32Array(capacity);
    xs.set(this.xs);
    ys.set(this.ys);
    Object.assign(this, { xs, ys });
  }
}
