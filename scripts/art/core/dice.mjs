/** A seeded source of chance: the same seed always draws the same picture. */
export class Dice {
  constructor(seed) {
    this.state = (seed * 2654435761) >>> 0 || 1;
    for (let warmUp = 0; warmUp < 4; warmUp += 1) this.next();
  }

  /** A number in [0, 1), by xorshift32. */
  next() {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) / 4294967296;
  }

  between(low, high) {
    return low + this.next() * (high - low);
  }

  whole(low, high) {
    return Math.floor(this.between(low, high + 1));
  }

  pick(options) {
    return options[Math.floor(this.next() * options.length)];
  }

  chance(probability) {
    return this.next() < probability;
  }

  /** Calls `draw(index)` `count` times and joins what it returns. */
  repeat(count, draw) {
    return Array.from({ length: count }, (_, index) => draw(index)).join('');
  }
}
