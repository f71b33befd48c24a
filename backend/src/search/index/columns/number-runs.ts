const FIRST_CAPACITY = 4_096;
/** Lengths are bytes. */
export const LONGEST_RUN = 255;

/** A short list of numbers per place, all in one array. */
export class NumberRuns {
  private numbers: Float64Array | Uint32Array;
  private used = 0;
  private live = 0;
  private starts = new Uint32Array(FIRST_CAPACITY);
  private lengths = new Uint8Array(FIRST_CAPACITY);

  constructor(private readonly Numbers: Float64ArrayConstructor | Uint32ArrayConstructor = Float64Array) {
    this.numbers = new Numbers(FIRST_CAPACITY);
  }

  /** Replaces the numbers of a place; at most `LONGEST_RUN`. */
  set(place: number, run: ArrayLike<number>): void {
    this.reserve(place, run.length);
    this.live += run.length - this.lengths[place]!;
    this.starts[place] = this.used;
    this.lengths[place] = run.length;
    for (let at = 0; at < run.length; at++) this.numbers[this.used++] = run[at]!;
  }

  clear(place: number): void {
    if (place >= this.lengths.length) return;
    this.live -= this.lengths[place]!;
    this.lengths[place] = 0;
  }

  /** Number of values of a place; `at` reads them. */
  count(place: number): number {
    return this.lengths[place] ?? 0;
  }

  at(place: number, position: number): number {
    return this.numbers[this.starts[place]! + position]!;
  }

  /** Makes room for a run. If the array is full and more than half of it are replaced runs, the live runs are compacted. */
  private reserve(place: number, length: number): void {
    if (place >= this.starts.length) {
      this.starts = grown(this.starts, place + 1);
      this.lengths = grown(this.lengths, place + 1);
    }
    if (this.used + length <= this.numbers.length) return;
    if (this.live * 2 < this.used) this.compact();
    if (this.used + length > this.numbers.length) {
      const numbers = new this.Numbers(Math.ceil(Math.max(this.used + length, this.numbers.length * 1.5)));
      numbers.set(this.numbers.subarray(0, this.used));
      this.numbers = numbers;
    }
  }

  private compact(): void {
    const numbers = new this.Numbers(this.numbers.length);
    let used = 0;
    for (let place = 0; place < this.starts.length; place++) {
      const start = this.starts[place]!;
      const length = this.lengths[place]!;
      numbers.set(this.numbers.subarray(start, start + length), used);
      this.starts[place] = used;
      used += length;
    }
    this.numbers = numbers;
    this.used = used;
  }
}

function grown<T extends Uint32Array | Uint8Array>(array: T, length: number): T {
  const larger = new (array.constructor as new (length: number) => T)(Math.max(length, array.length * 2));
  larger.set(array);
  return larger;
}
