import { Injectable } from '@nestjs/common';
import { oneRow, rowOf } from '#platform/database/rows.js';
import { In } from 'typeorm';
import type { Transaction } from '#platform/database/transactions.js';
import { Image, type ImageStatus } from './image.entity.js';
import { PHOTOS_CHANNEL } from '../photos-channel.js';

export type NewPhoto = Pick<Image, 'storageKey' | 'original' | 'width' | 'height' | 'blur'>;

/** A row of `images`, as stored in `removed_images`. */
interface StoredImage {
  listing_id: number;
  status: ImageStatus;
  position: number;
  attempts: number;
}

/**
 * Photos of listings, in the operator's order. Callers that change them hold a lock on the listing's row, which serialises positions and
 * the limit.
 */
@Injectable()
export class Photos {
  async of(tx: Transaction, listingId: number): Promise<Image[]> {
    return tx.getRepository(Image).find({ where: { listingId }, order: { position: 'ASC' } });
  }

  /** Ready photos of many listings. */
  async readyOfMany(tx: Transaction, listingIds: readonly number[]): Promise<Image[]> {
    return tx
      .getRepository(Image)
      .find({ where: { listingId: In([...listingIds]), status: 'ready' }, order: { position: 'ASC' } });
  }

  /** Photos whose renditions exist. */
  async readyOf(tx: Transaction, listingId: number): Promise<Image[]> {
    return (await this.of(tx, listingId)).filter(({ status }) => status === 'ready');
  }

  async count(tx: Transaction, listingId: number): Promise<number> {
    return tx.getRepository(Image).countBy({ listingId });
  }

  async find(tx: Transaction, id: number): Promise<Image | null> {
    return tx.getRepository(Image).findOneBy({ id });
  }

  /** Appends photos; a worker makes their renditions. */
  async add(tx: Transaction, listingId: number, photos: readonly NewPhoto[]): Promise<Image[]> {
    const last = (await this.of(tx, listingId)).at(-1)?.position ?? 0;
    const rows = photos.map((photo, index) => ({
      ...photo,
      listingId,
      position: last + index + 1,
      status: 'processing' as const,
    }));
    const { identifiers } = await tx.getRepository(Image).insert(rows);
    await this.callWorkers(tx);
    const added = new Set(identifiers.map(({ id }) => id as number));
    return (await this.of(tx, listingId)).filter(({ id }) => added.has(id));
  }

  /** Reorders the photos of a listing; all of them must be named. */
  async arrange(tx: Transaction, listingId: number, ids: readonly number[]): Promise<void> {
    await tx.query(
      `UPDATE images SET position = place.position
       FROM unnest($2::int[]) WITH ORDINALITY AS place (id, position)
       WHERE images.id = place.id AND images.listing_id = $1`,
      [listingId, ids],
    );
  }

  /** Removes a photo. It can be restored for a day; then its files are deleted (SweepPhotos). */
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
   * new attempt number, because the queue remembers the old job.
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
      { ...removed.image, ...again(removed.image), attempts: attempts + 1, position: ids.length },
    ]);
    await this.arrange(tx, listingId, ids);
    await this.callWorkers(tx);
    return tx.getRepository(Image).findOneByOrFail({ id });
  }

  private async closeGaps(tx: Transaction, listingId: number): Promise<void> {
    const ids = (await this.of(tx, listingId)).map(({ id }) => id);
    await this.arrange(tx, listingId, ids);
  }

  private async callWorkers(tx: Transaction): Promise<void> {
    await tx.query(`SELECT pg_notify($1, '')`, [PHOTOS_CHANNEL]);
  }
}

/** A photo that was not ready is processed again, at once. */
function again({ status }: StoredImage): object {
  return status === 'ready' ? {} : { status: 'processing', next_attempt_at: 'now' };
}
