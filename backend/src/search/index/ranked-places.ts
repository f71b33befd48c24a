import { ownTurn } from '#platform/process/own-turn.js';
import { Bitset } from './columns/bitset.js';
import type { ColumnSource, NumbersOfPlaces } from './columns/cached-column.js';
import { firstBeyond } from './columns/first-beyond.js';
import { inTurns } from './columns/in-turns.js';
import type { NewestFirst } from './columns/newest-first.js';
import { sortInRounds, sortWithKeys, type Sorted } from './columns/sort-by-key.js';

/** Above this number of changes a full sort is cheaper than moving single places. */
const MOST_MOVED = 500;
/** Maximum number of places that are sorted synchronously on demand. */
const AT_ONCE = 2_000;

/** Source of the ranking. */
export interface RankedSource extends ColumnSource {
  readonly all: Bitset;
  readonly newest: NewestFirst;
}

/** Places with a number in a column, in ascending order; ties newest first. The order is updated as listings change. */
export class RankedPlaces {
  private places: Uint32Array = new Uint32Array(0);
  /** Positions whose number differs from the one before. */
  private starts = new Bitset(0);
  private version = -1;
  private sorting: Promise<void> | undefined;

  constructor(
    private readonly source: RankedSource,
    private readonly column: NumbersOfPlaces,
  ) {}

  /** Whether the order can be brought up to date at once, without blocking other requests. */
  isPrepared(): boolean {
    const changed = this.source.changes.since(this.version);
    return this.source.all.size <= AT_ONCE || (changed !== undefined && changed.length <= MOST_MOVED);
  }

  /** Sorts, a few milliseconds at a time. Concurrent calls share one sort. */
  async prepare(): Promise<void> {
    if (this.isPrepared()) return;
    this.sorting ??= this.sortInTurns().finally(() => (this.sorting = undefined));
    await this.sorting;
  }

  /** Visits places in ascending order until the callback returns false. */
  visitUp(callback: (place: number) => boolean): void {
    this.follow();
    for (let at = 0; at < this.places.length; at++) {
      if (!callback(this.places[at]!)) return;
    }
  }

  /** Visits places in descending order until the callback returns false; ties newest first, as ascending. */
  visitDown(callback: (place: number) => boolean): void {
    this.follow();
    const { places, starts } = this;
    for (let end = places.length; end > 0;) {
      let start = end - 1;
      while (!starts.has(start)) start -= 1;
      for (let at = start; at < end; at++) {
        if (!callback(places[at]!)) return;
      }
      end = start;
    }
  }

  /**
   * The places whose number is in a range; null for an open end.
   * @returns a new set
   */
  between(from: number | null, to: number | null): Bitset {
    this.follow();
    const { places } = this;
    const start = from === null ? 0 : this.firstWith((number) => number >= from);
    const end = to === null ? places.length : this.firstWith((number) => number > to);
    const set = new Bitset(this.source.places);
    for (let at = start; at < end; at++) set.add(places[at]!);
    return set;
  }

  /** Position of the first place whose number meets a condition that holds for all greater numbers. */
  private firstWith(holds: (number: number) => boolean): number {
    const { places, column } = this;
    return firstBeyond(places.length, (at) => holds(column.read(places[at]!)));
  }

  private follow(): void {
    const { changes } = this.source;
    this.column.follow();
    if (this.version === changes.version) return;
    const changed = changes.since(this.version);
    if (!changed || changed.length > MOST_MOVED) this.sort();
    else this.move(new Set(changed));
    this.version = changes.version;
  }

  private sort(): void {
    const places = this.newestFirst();
    const keys = Float64Array.from(places, (place) => this.column.read(place));
    this.take(sortWithKeys(...withNumber(places, keys)));
  }

  /** Changes during the sort are applied by the next `follow`. */
  private async sortInTurns(): Promise<void> {
    const { version } = this.source.changes;
    const places = this.newestFirst();
    const keys = new Float64Array(places.length);
    this.column.follow();
    await inTurns(
      places,
      (place, at) => (keys[at] = this.column.read(place)),
      () => this.column.follow(),
    );
    const rounds = sortInRounds(...withNumber(places, keys));
    let round = rounds.next();
    for (; !round.done; round = rounds.next()) await ownTurn();
    this.take(round.value);
    this.version = version;
  }

  private newestFirst(): Uint32Array {
    const { all, newest } = this.source;
    const places = new Uint32Array(all.size);
    let count = 0;
    newest.visit((place) => {
      places[count++] = place;
      return true;
    });
    return places;
  }

  private take({ places, keys }: Sorted): void {
    this.places = places;
    this.starts = new Bitset(places.length);
    for (let at = 0; at < places.length; at++) if (at === 0 || keys[at] !== keys[at - 1]) this.starts.add(at);
  }

  /** Removes the changed places and inserts them at their new positions. */
  private move(changed: ReadonlySet<number>): void {
    const { all } = this.source;
    const { places: old, starts: wereStarts } = this;
    const kept = positionsWithout(old, changed);
    const moved = [...changed].filter((place) => all.has(place) && !Number.isNaN(this.column.read(place)));
    moved.sort((one, other) => this.compare(one, other));
    const places = new Uint32Array(kept.length + moved.length);
    const starts = new Bitset(places.length);
    let count = 0;
    const push = (place: number, isStart = count === 0 || !this.isEqual(place, places[count - 1]!)): void => {
      if (isStart) starts.add(count);
      places[count++] = place;
    };
    let next = 0;
    // Position that the place before had; NaN if it has moved. Whether two places have the same number is known if they were neighbours.
    let before = -1;
    const pushKept = (end: number): void => {
      for (; next < end; next++) {
        const at = kept[next]!;
        if (at === before + 1) push(old[at]!, wereStarts.has(at));
        else push(old[at]!);
        before = at;
      }
    };
    for (const place of moved) {
      pushKept(firstBeyond(kept.length, (at) => this.compare(old[kept[at]!]!, place) > 0));
      push(place);
      before = Number.NaN;
    }
    pushKept(kept.length);
    this.places = places;
    this.starts = starts;
  }

  private isEqual(one: number, other: number): boolean {
    return this.column.read(one) === this.column.read(other);
  }

  private compare(one: number, other: number): number {
    const apart = this.column.read(one) - this.column.read(other);
    return apart === 0 ? this.source.newest.compare(one, other) : apart;
  }
}

/** Positions of the other places, ascending. */
function positionsWithout(places: Uint32Array, excluded: ReadonlySet<number>): Uint32Array {
  const left = new Bitset();
  for (const place of excluded) left.add(place);
  const positions = new Uint32Array(places.length);
  let count = 0;
  for (let at = 0; at < places.length; at++) if (!left.has(places[at]!)) positions[count++] = at;
  return positions.subarray(0, count);
}

/** Places and their keys without those whose key is NaN. Overwrites both. */
function withNumber(places: Uint32Array, keys: Float64Array): [places: Uint32Array, keys: Float64Array] {
  let count = 0;
  for (let at = 0; at < places.length; at++) {
    if (Number.isNaN(keys[at]!)) continue;
    places[count] = places[at]!;
    keys[count++] = keys[at]!;
  }
  return [places.slice(0, count), keys.slice(0, count)];
}
