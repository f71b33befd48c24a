import { Bitset } from './bitset.js';
import type { KeptColumn } from './kept-column.js';
import type { RankedSource } from './ranked-places.js';

/** Number of conditions per column whose sets are cached. */
const KEPT = 8;

interface KeptSet {
  set: Bitset;
  version: number;
}

/** Sets of places whose number in a column meets a condition, cached for the most recent conditions and updated as listings change. */
export class KeptSets {
  private readonly kept = new Map<string, KeptSet>();

  constructor(
    private readonly source: RankedSource,
    private readonly column: KeptColumn,
  ) {}

  /**
   * @param name identifies the condition
   * @returns a set that must not be modified
   */
  of(name: string, holds: (number: number) => boolean): Bitset {
    const { source, column, kept } = this;
    const { changes } = source;
    column.follow();
    const found = kept.get(name) ?? { set: new Bitset(), version: -1 };
    kept.delete(name);
    kept.set(name, found);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
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
