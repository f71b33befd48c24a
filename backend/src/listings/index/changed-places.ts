/** Changes that are remembered; whoever is further behind begins anew. */
const REMEMBERED = 4_096;

/** The places that changed, in order, so that what was computed of all places is computed anew for those alone. */
export class ChangedPlaces {
  private places: number[] = [];
  /** Number of the first change that is remembered. */
  private first = 0;

  /** Grows with every change. */
  get version(): number {
    return this.first + this.places.length;
  }

  note(place: number): void {
    this.places.push(place);
    if (this.places.length <= REMEMBERED * 2) return;
    this.places = this.places.slice(REMEMBERED);
    this.first += REMEMBERED;
  }

  /** Places that changed after a version; undefined when that is too long ago to know. */
  since(version: number): readonly number[] | undefined {
    return version < this.first ? undefined : this.places.slice(version - this.first);
  }
}
