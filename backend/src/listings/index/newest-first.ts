interface Published {
  publishedAt: number;
  listingId: number;
}

const FIRST_CAPACITY = 1_024;

/** Places of the index in the order of publication. Insertion at the newest end costs nothing; anywhere else it moves what is newer. */
export class NewestFirst {
  private places = new Uint32Array(FIRST_CAPACITY);
  private moments = new Float64Array(FIRST_CAPACITY);
  private ids = new Uint32Array(FIRST_CAPACITY);
  private length = 0;

  insert(place: number, listing: Published): void {
    if (this.length === this.places.length) this.grow();
    const at = this.position(listing);
    for (const column of [this.places, this.moments, this.ids]) column.copyWithin(at + 1, at, this.length);
    this.places[at] = place;
    this.moments[at] = listing.publishedAt;
    this.ids[at] = listing.listingId;
    this.length += 1;
  }

  remove(place: number, listing: Published): void {
    const at = this.position(listing);
    if (this.places[at] !== place)
      throw new Error(`No listing ${listing.listingId} at its place in the order`);
    for (const column of [this.places, this.moments, this.ids]) column.copyWithin(at, at + 1, this.length);
    this.length -= 1;
  }

  /** Visits places, the newest first, until the callback answers false. */
  visit(callback: (place: number) => boolean): void {
    for (let at = this.length - 1; at >= 0; at--) {
      if (!callback(this.places[at]!)) return;
    }
  }

  /** Where a listing stands, or would stand: the oldest first, of one moment the smallest id first. */
  private position({ publishedAt, listingId }: Published): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const moment = this.moments[middle]!;
      const isBefore = moment < publishedAt || (moment === publishedAt && this.ids[middle]! < listingId);
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private grow(): void {
    const capacity = this.places.length * 2;
    const places = new Uint32Array(capacity);
    const moments = new Float64Array(capacity);
    const ids = new Uint32Array(capacity);
    places.set(this.places);
    moments.set(this.moments);
    ids.set(this.ids);
    Object.assign(this, { places, moments, ids });
  }
}
