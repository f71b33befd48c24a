/** Hashes numbers into a 32-bit seed. */
export function mixSeed(...numbers: number[]): number {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** Seeded random number generator: the same seed gives the same listings. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed || 1;
  }

  /** A number in [0, 1), by xorshift32. */
  next(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** An integer from `low` to `high`, inclusive. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with this probability. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(options: readonly T[]): T {
    const chosen = options[Math.floor(this.next() * options.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  }

  /** A shuffled copy. */
  shuffle<T>(options: readonly T[]): T[] {
    return options
      .map((option) => ({ option, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ option }) => option);
  }

  /** `count` different items in random order. */
  sample<T>(options: readonly T[], count: number): T[] {
    return this.shuffle(options).slice(0, count);
  }
}
