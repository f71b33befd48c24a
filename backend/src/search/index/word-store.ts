import { LONGEST_RUN, NumberRuns } from './columns/number-runs.js';

/** Stems of all listings: the numbers of each listing's stems, ascending. Four bytes for each, instead of a set of places for each stem. */
export class WordStore {
  /** Stems that no listing has any more keep their number; they are few. */
  private readonly numbers = new Map<string, number>();
  private readonly runs = new NumberRuns(Uint32Array);
  private readonly scratch = new Uint32Array(LONGEST_RUN);

  set(place: number, stems: readonly string[]): void {
    for (let at = 0; at < stems.length; at++) this.scratch[at] = this.numberOf(stems[at]!);
    this.runs.set(place, this.scratch.subarray(0, stems.length).sort());
  }

  clear(place: number): void {
    this.runs.clear(place);
  }

  /** Tests whether a listing has all of the stems. */
  having(stems: readonly string[]): (place: number) => boolean {
    const wanted = stems.map((stem) => this.numbers.get(stem));
    return (place) => wanted.every((number) => number !== undefined && this.has(place, number));
  }

  private has(place: number, number: number): boolean {
    const { runs } = this;
    let [low, high] = [0, runs.count(place)];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (runs.at(place, middle) < number) low = middle + 1;
      else high = middle;
    }
    return low < runs.count(place) && runs.at(place, low) === number;
  }

  private numberOf(stem: string): number {
    const known = this.numbers.get(stem);
    if (known !== undefined) return known;
    const { size } = this.numbers;
    this.numbers.set(stem, size);
    return size;
  }
}
