import { Bitset } from './columns/bitset.js';
import type { NumbersOfPlaces } from './columns/cached-column.js';
import { inTurns } from './columns/in-turns.js';
import type { RankedSource } from './ranked-places.js';

/** Number of conditions per column whose sets are cached. */
const MOST_SETS = 8;
/** Maximum number of places that are tested synchronously on demand. */
const AT_ONCE = 2_000;

/** A condition on the numbers of a column; the name identifies it. */
export interface NumberTest {
  name: string;
  holds: (number: number) => boolean;
}

interface CachedSet {
  set: Bitset;
  version: number;
}

/** Sets of places whose number in a column meets a condition, cached for the most recent conditions and updated as listings change. */
export class CachedSets {
  private readonly cached = new Map<string, CachedSet>();

  constructor(
    private readonly source: RankedSource,
    private readonly column: NumbersOfPlaces,
  ) {}

  /** Whether the set of a condition needs few enough tests for `of` to be called at once. */
  isPrepared(name: string): boolean {
    const { all, changes } = this.source;
    const found = this.cached.get(name);
    return all.size <= AT_ONCE || (found !== undefined && changes.since(found.version) !== undefined);
  }

  /** Computes the set of a condition, a few milliseconds at a time. */
  async prepare({ name, holds }: NumberTest): Promise<void> {
    if (this.isPrepared(name)) return;
    const { all, changes } = this.source;
    const { version } = changes;
    const set = new Bitset();
    this.column.follow();
    await inTurns(
      all.toArray(),
      (place) => {
        if (holds(this.column.read(place))) set.add(place);
      },
      () => this.column.follow(),
    );
    this.cached.set(name, { set, version });
  }

  /** Must not be modified. */
  of({ name, holds }: NumberTest): Bitset {
    const { source, column, cached } = this;
    const { changes } = source;
    column.follow();
    const found = cached.get(name) ?? { set: new Bitset(), version: -1 };
    cached.delete(name);
    cached.set(name, found);
    const [oldest] = cached.keys();
    if (cached.size > MOST_SETS && oldest !== undefined) cached.delete(oldest);
    if (found.version === changes.version) return found.set;
    const changed = changes.since(found.version);
    if (changed) {
      for (const place of changed) {
        if (source.all.has(place) && holds(column.read(place))) found.set.add(place);
        else found.set.delete(place);
      }
    } else {
      found.set = new Bitset();
      source.all.forEach((place) => {
        if (holds(column.read(place))) found.set.add(place);
      });
    }
    found.version = changes.version;
    return found.set;
  }
}
