import type { Bitset } from './bitset.js';
import type { ChangedPlaces } from './changed-places.js';
import { inTurns } from './in-turns.js';

/** Additional capacity of a column that grows. */
const STEP = 256;
/** Maximum number of values that are computed synchronously on demand. */
const AT_ONCE = 2_000;

/** Source of a column's values. */
export interface ColumnSource {
  readonly changes: ChangedPlaces;
  /** Exclusive upper bound of all places. */
  readonly places: number;
}

/** A number per place; NaN if there is none. */
export interface NumbersOfPlaces {
  /** Must be called before a series of `read`s. */
  follow(): void;
  read(place: number): number;
}

/** A number per place that is expensive to compute: computed on first use and cached until the listing at the place changes. */
export class CachedColumn implements NumbersOfPlaces {
  private numbers = new Float64Array(0);
  private known = new Uint8Array(0);
  private version = -1;
  /** A set that was prepared as a whole; later changes are few and computed on demand. */
  private prepared: Bitset | undefined;

  constructor(
    private readonly source: ColumnSource,
    private readonly compute: (place: number) => number,
  ) {}

  at(place: number): number {
    this.follow();
    return this.read(place);
  }

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

  /** As `at`, but requires a call of `follow` first. */
  read(place: number): number {
    if (this.known[place] !== 1) {
      this.numbers[place] = this.compute(place);
      this.known[place] = 1;
    }
    return this.numbers[place]!;
  }

  /** Whether few enough values of these places are missing to compute them synchronously. */
  isPrepared(places: Bitset): boolean {
    this.follow();
    if (this.prepared === places || places.size <= AT_ONCE) return true;
    let missing = 0;
    places.forEach((place) => {
      if (this.known[place] !== 1) missing += 1;
    });
    return missing <= AT_ONCE;
  }

  /** Computes the missing values of these places, a few milliseconds at a time. */
  async prepare(places: Bitset): Promise<void> {
    this.follow();
    await inTurns(
      places.toArray(),
      (place) => this.read(place),
      () => this.follow(),
    );
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
