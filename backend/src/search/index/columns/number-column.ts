const FIRST_CAPACITY = 1_024;

/** A number per place; NaN if there is none. */
export class NumberColumn {
  private numbers = new Float64Array(FIRST_CAPACITY);

  set(place: number, value: number | null): void {
    if (place >= this.numbers.length) {
      const grown = new Float64Array(Math.max(place + 1, Math.ceil(this.numbers.length * 1.5)));
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[place] = value ?? Number.NaN;
  }

  at(place: number): number {
    return this.numbers[place]!;
  }
}
