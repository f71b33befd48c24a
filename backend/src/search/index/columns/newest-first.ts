import { sortByKey } from './sort-by-key.js';

const FIRST_CAPACITY = 1_024;

/** Publication time of the listing at a place, and its id. */
export interface Publications {
  publishedAt(place: number): number;
  idAt(place: number): number;
}

/** Places of the index by time of publication. Insertion at the newest end is cheap; elsewhere it moves the newer entries. */
export class NewestFirst {
  private places = new Uint32Array(FIRST_CAPACITY);
  private length = 0;

  constructor(private readonly publications: Publications) {}

  insert(place: number): void {
    this.reserve(this.length + 1);
    const at = this.position(place);
    this.places.copyWithin(at + 1, at, this.length);
    this.places[at] = place;
    this.length += 1;
  }

  /** Must be called while the place still has its listing. */
  remove(place: number): void {
    const at = this.position(place);
    if (this.places[at] !== place)
      throw new Error(`Place ${place} is not at the position of its publication time`);
    this.places.copyWithin(at, at + 1, this.length);
    this.length -= 1;
  }

  /** Replaces all places. */
  fill(places: Uint32Array): void {
    const { publications } = this;
    const byId = sortByKey(
      places,
      Float64Array.from(places, (place) => publications.idAt(place)),
    );
    const sorted = sortByKey(
      byId,
      Float64Array.from(byId, (place) => publications.publishedAt(place)),
    );
    this.length = 0;
    this.reserve(sorted.length);
    this.places.set(sorted);
    this.length = sorted.length;
  }

  /** Visits places, newest first, until the callback returns false. */
  visit(callback: (place: number) => boolean): void {
    for (let at = this.length - 1; at >= 0; at--) {
      if (!callback(this.places[at]!)) return;
    }
  }

  /** Negative if the first is newer; ties by descending id. */
  compare(one: number, other: number): number {
    const { publications } = this;
    const apart = publications.publishedAt(other) - publications.publishedAt(one);
    return apart === 0 ? publications.idAt(other) - publications.idAt(one) : apart;
  }

  /** Insertion index of a place, oldest first. */
  private position(place: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.places[middle]!, place) > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private reserve(length: number): void {
    if (length <= this.places.length) return;
    const places = new Uint32Array(Math.max(length, this.places.length * 2));
    places.set(this.places.subarray(0, this.length));
    this.places = places;
  }
}
