/** Maximum number of remembered changes; consumers that are further behind recompute everything. */
const REMEMBERED = 4_096;

/** Log of changed places, so that derived data are recomputed only for those. */
export class ChangedPlaces {
  private places: number[] = [];
  /** Number of the oldest remembered change. */
  private first = 0;

  /** Incremented with every change. */
  get version(): number {
    return this.first + this.places.length;
  }

  note(place: number): void {
    this.places.push(place);
    if (this.places.length <= REMEMBERED * 2) return;
    this.places = this.places.slice(REMEMBERED);
    this.first += REMEMBERED;
  }

  /** Places that changed after a version; undefined if the version is too old. */
  since(version: number): readonly number[] | undefined {
    return version < this.first ? undefined : this.places.slice(version - this.first);
  }
}
