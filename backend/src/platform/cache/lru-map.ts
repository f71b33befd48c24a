/**
 * Approximate LRU cache with a weight limit. Entries live in two generations; the older one is dropped when the younger one reaches half of
 * the limit. An entry that is used moves into the younger one.
 */
export class LruMap<Key, Value extends { weight: number }> {
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();
  private youngWeight = 0;

  /** @param most weight of all entries together */
  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    const found = this.young.get(key);
    if (found) return found;
    const value = this.old.get(key);
    if (value) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    const before = this.young.get(key);
    this.young.set(key, value);
    this.old.delete(key);
    this.youngWeight += value.weight - (before?.weight ?? 0);
    if (this.youngWeight * 2 <= this.most) return;
    this.old = this.young;
    this.young = new Map();
    this.youngWeight = 0;
  }
}
