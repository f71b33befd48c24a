import { Bitset } from './columns/bitset.js';
import { LONGEST_RUN, NumberRuns } from './columns/number-runs.js';

/** Stems of all listings: the numbers of each listing's stems, ascending. Four bytes for each, instead of a set of places for each stem. */
export class WordStore {
  /** Stems that no listing has any more keep their number; they are few. */
  private readonly numbers = new Map<string, number>();
  private readonly runs = new NumberRuns(Uint32Array);
  private readonly scratch = new Uint32Array(LONGEST_RUN);
  /** Places whose stems are set later. */
  private readonly missing = new Bitset();
  private missingCount = 0;

  get isComplete(): boolean {
    return this.missingCount === 0;
  }

  /** @param stems null if they are set later */
  set(place: number, stems: readonly string[] | null): void {
    this.expect(place, stems === null);
    if (stems === null) return;
    for (let at = 0; at < stems.length; at++) this.scratch[at] = this.numberOf(stems[at]!);
    this.runs.set(place, this.scratch.subarray(0, stems.length).sort());
  }

  /** Sets stems that were left for later; no effect if a change of the listing has brought newer ones. */
  complete(place: number, stems: readonly string[]): void {
    if (this.missing.has(place)) this.set(place, stems);
  }

  clear(place: number): void {
    this.expect(place, false);
    this.runs.clear(place);
  }

  /** Tests whether a listing has all of the stems. */
  having(stems: readonly string[]): (place: number) => boolean {
    const wanted = stems.map((stem) => this.numbers.get(stem));
    return (place) => wanted.every((number) => number !== undefined && this.has(place, number));
  }

  private expect(place: number, isMissing: boolean): void {
    if (this.missing.has(place) === isMissing) return;
    if (isMissing) this.missing.add(place);
    else this.missing.delete(place);
    this.missingCount += isMissing ? 1 : -1;
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
