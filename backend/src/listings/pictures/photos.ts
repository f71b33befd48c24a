import { Injectable } from '@nestjs/common';
import { oneRow, rowOf } from '#platform/database/rows.js';
import { readTogether } from '#platform/database/entity-rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Image, type ImageStatus } from './image.entity.js';
import { OrderedPhotos, photosOfListings } from './ordered-photos.js';

/** A row of `images`, as stored in `removed_images`. */
interface StoredImage {
  listing_id: number;
  status: ImageStatus;
  position: number;
  attempts: number;
}

export const PHOTOS_OF_LISTINGS = photosOfListings(Image);

/** Photos of listings, in the operator's order; the public gets those that are ready. */
@Injectable()
export class Photos extends OrderedPhotos {
  constructor() {
    super(
      Image,
      `UPDATE images SET position = place.position FROM unnest($2::int[]) WITH ORDINALITY AS place (id, position)
       WHERE images.id = place.id AND images.listing_id = $1`,
    );
  }

  /** Ready photos of many listings. */
  async readyOfMany(tx: Transaction, listingIds: readonly number[]): Promise<Image[]> {
    const [photos] = await readTogether(tx, listingIds, PHOTOS_OF_LISTINGS);
    return photos.filter(({ status }) => status === 'ready');
  }

  /** Photos whose renditions exist. */
  async readyOf(tx: Transaction, listingId: number): Promise<Image[]> {
    return (await this.of(tx, listingId)).filter(({ status }) => status === 'ready');
  }

  /** Removes a photo. It can be restored for thirty days; then its files are deleted (SweepPhotos). */
  async remove(tx: Transaction, { id, listingId }: Pick<Image, 'id' | 'listingId'>): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM images WHERE id = $1 RETURNING *)
       INSERT INTO removed_images (id, listing_id, storage_key, image)
       SELECT id, listing_id, storage_key, to_jsonb(gone) FROM gone`,
      [id],
    );
    await this.closeGaps(tx, listingId);
  }

  /** The listing of a removed photo; undefined if there is none that can be restored. */
  async listingOfRemoved(tx: Transaction, id: number): Promise<number | undefined> {
    const row = await rowOf<{ listing_id: number }>(
      tx,
      'SELECT listing_id FROM removed_images WHERE id = $1',
      [id],
    );
    return row?.listing_id;
  }

  /**
   * Restores a removed photo at its former position, or as close to it as possible. An unfinished or failed photo is processed again with a
   * new attempt number, because the queue remembers the old job. Its code may have changed meanwhile: its mark is looked at again.
   */
  async restore(tx: Transaction, id: number): Promise<Image> {
    const removed = await oneRow<{ image: StoredImage }>(
      tx,
      'DELETE FROM removed_images WHERE id = $1 RETURNING image',
      [id],
    );
    const { listing_id: listingId, position, attempts } = removed.image;
    const ids = (await this.of(tx, listingId)).map((image) => image.id);
    ids.splice(position - 1, 0, id);
    await tx.query('INSERT INTO images SELECT * FROM jsonb_populate_record(NULL::images, $1)', [
      { ...removed.image, ...again(removed.image), mark: null, attempts: attempts + 1, position: ids.length },
    ]);
    await this.arrange(tx, listingId, ids);
    await this.callWorkers(tx);
    return tx.getRepository(Image).findOneByOrFail({ id });
  }
}

/** A photo that was not ready is processed again, at once. */
function again({ status }: StoredImage): object {
  return status === 'ready'
    ? {}
    : { status: 'processing', next_attempt_at: 'now', tried_since: null, storage_faults: null };
}
