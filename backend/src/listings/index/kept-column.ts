import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Bitset } from './bitset.js';
import type { ChangedPlaces } from './changed-places.js';

/** The event loop is held no longer than this at once. */
const TURN_MS = 3;
/** Places computed between two looks at the clock. */
const STEP = 256;
/** So many numbers may be computed at once when somebody asks. */
const AT_ONCE = 2_000;

/** What a column is computed from. */
export interface ColumnSource {
  readonly changes: ChangedPlaces;
  /** Every place is below it. */
  readonly places: number;
}

/**
 * A number for each place that costs something to compute: computed when it is first asked for, and kept until the listing at that place
 * changes.
 */
export class KeptColumn {
  private numbers = new Float64Array(0);
  private known = new Uint8Array(0);
  private version = -1;
  /** A set that was prepared as a whole; what changes of it is few, and computed when asked for. */
  private prepared: Bitset | undefined;

  constructor(
    private readonly source: ColumnSource,
    private readonly compute: (place: number) => number,
  ) {}

  at(place: number): number {
    this.follow();
    return this.read(place);
  }

  /** To be called before many `read`s in a row. */
  follow(): void {
    const { changes, places } = this.source;
    if (this.version === changes.version) return;
    const changed = changes.since(this.version);
    if (this.known.length < places) this.grow(places);
    if (!changed) {
      this.known.fill(0);
      this.prepared = undefined;
    }
    for (const place of changed ?? []) this.known[place] = 0;
    this.version = changes.version;
  }

  /** As `at`, after `follow`. */
  read(place: number): number {
    if (this.known[place] !== 1) {
      this.numbers[place] = this.compute(place);
      this.known[place] = 1;
    }
    return this.numbers[place]!;
  }

  /** Whether so little is missing of these places that it may be computed at once. */
  isPrepared(places: Bitset): boolean {
    this.follow();
    if (this.prepared === places || places.size <= AT_ONCE) return true;
    let missing = 0;
    places.forEach((place) => {
      if (this.known[place] !== 1) missing += 1;
    });
    return missing <= AT_ONCE;
  }

  /** Computes what is missing of these places, a few milliseconds at a time. */
  async prepare(places: Bitset): Promise<void> {
    this.follow();
    let until = performance.now() + TURN_MS;
    for (const [at, place] of places.toArray().entries()) {
      this.read(place);
      if (at % STEP !== STEP - 1 || performance.now() < until) continue;
      await nextTurn();
      this.follow();
      until = performance.now() + TURN_MS;
    }
    this.prepared = places;
  }

  private grow(places: number): void {
    const capacity = Math.ceil(places * 1.1) + STEP;
    const numbers = new Float64Array(capacity);
    const known = new Uint8Array(capacity);
    numbers.set(this.numbers);
    known.set(this.known);
    Object.assign(this, { numbers, known });
  }
}
