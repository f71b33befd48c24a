import { Bitset } from './bitset.js';
import type { CachedColumn } from './cached-column.js';
import type { RankedSource } from './ranked-places.js';

/** Number of conditions per column whose sets are cached. */
const MOST_SETS = 8;

interface CachedSet {
  set: Bitset;
  version: number;
}

/** Sets of places whose number in a column meets a condition, cached for the most recent conditions and updated as listings change. */
export class CachedSets {
  private readonly cached = new Map<string, CachedSet>();

  constructor(
    private readonly source: RankedSource,
    private readonly column: CachedColumn,
  ) {}

  /**
   * @param name identifies the condition
   * @returns a set that must not be modified
   */
  of(name: string, holds: (number: number) => boolean): Bitset {
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
