const WORD_BITS = 32;

/** A growable bit set of small non-negative integers. */
export class Bitset {
  private words: Uint32Array;

  /** @param capacity numbers below it need no reallocation */
  constructor(capacity = 1_024) {
    this.words = new Uint32Array(Math.ceil(capacity / WORD_BITS));
  }

  add(value: number): void {
    const word = value >>> 5;
    if (word >= this.words.length) this.grow(word + 1);
    this.words[word]! |= 1 << (value & 31);
  }

  delete(value: number): void {
    const word = value >>> 5;
    if (word < this.words.length) this.words[word]! &= ~(1 << (value & 31));
  }

  has(value: number): boolean {
    return ((this.words[value >>> 5] ?? 0) & (1 << (value & 31))) !== 0;
  }

  /** Number of members. */
  get size(): number {
    const { words } = this;
    let total = 0;
    for (let at = 0; at < words.length; at++) if (words[at] !== 0) total += bitsOf(words[at]!);
    return total;
  }

  /** Size of the intersection. */
  countWith(other: Bitset): number {
    const length = Math.min(this.words.length, other.words.length);
    let total = 0;
    for (let at = 0; at < length; at++) total += bitsOf(this.words[at]! & other.words[at]!);
    return total;
  }

  copy(): Bitset {
    const copy = new Bitset(0);
    copy.words = this.words.slice();
    return copy;
  }

  /** Intersects in place. */
  intersect(other: Bitset): this {
    const { words } = this;
    const theirs = other.words;
    const both = Math.min(words.length, theirs.length);
    for (let at = 0; at < both; at++) words[at]! &= theirs[at]!;
    words.fill(0, both);
    return this;
  }

  /** Removes the members of another set in place. */
  subtract(other: Bitset): this {
    const both = Math.min(this.words.length, other.words.length);
    for (let at = 0; at < both; at++) this.words[at]! &= ~other.words[at]!;
    return this;
  }

  /** Unites in place. */
  unite(other: Bitset): this {
    if (other.words.length > this.words.length) this.grow(other.words.length);
    for (let at = 0; at < other.words.length; at++) this.words[at]! |= other.words[at]!;
    return this;
  }

  /** Calls back with each member in ascending order. */
  forEach(visit: (value: number) => void): void {
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at]!;
      while (word !== 0) {
        const low = word & -word;
        visit(at * WORD_BITS + (31 - Math.clz32(low)));
        word ^= low;
      }
    }
  }

  /** Members in ascending order. */
  toArray(): Uint32Array {
    const numbers = new Uint32Array(this.size);
    let count = 0;
    this.forEach((value) => {
      numbers[count++] = value;
    });
    return numbers;
  }

  /** Calls back with each member and keeps those for which it returns true. */
  filter(holds: (value: number) => boolean): this {
    this.forEach((value) => {
      if (!holds(value)) this.delete(value);
    });
    return this;
  }

  private grow(words: number): void {
    const grown = new Uint32Array(Math.max(words, this.words.length * 2));
    grown.set(this.words);
    this.words = grown;
  }
}

/** Number of set bits in a word (Warren, Hacker's Delight, section 5-1). */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
