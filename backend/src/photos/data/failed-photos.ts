import { Injectable } from '@nestjs/common';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { TRIED_OFTEN } from '#platform/events/open-work.js';
import { PHOTOS_CHANNEL } from '../photos-channel.js';
import { Photos } from './photos.js';

const IS_UNFINISHED = `(status = 'failed' OR (status = 'processing' AND attempts >= ${TRIED_OFTEN}))`;

/** An operator's decisions about photos whose renditions could not be made. Each returns the number of changed photos. */
@Injectable()
export class FailedPhotos {
  constructor(private readonly photos: Photos) {}

  /** Processes them again, at once. */
  async retry(tx: Transaction, id: number | 'all'): Promise<number> {
    const count = await changedRows(
      tx,
      `UPDATE images SET status = 'processing', next_attempt_at = now() WHERE ${IS_UNFINISHED} AND ($1::int IS NULL OR id = $1)`,
      [id === 'all' ? null : id],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [PHOTOS_CHANNEL]);
    return count;
  }

  /** Removes them from their listings; they can be restored for a day. */
  async discard(tx: Transaction, id: number | 'all'): Promise<number> {
    const failed = await rowsOf<{ id: number; listingId: number }>(
      tx,
      `SELECT id, listing_id AS "listingId" FROM images WHERE ${IS_UNFINISHED} AND ($1::int IS NULL OR id = $1) ORDER BY listing_id`,
      [id === 'all' ? null : id],
    );
    for (const photo of failed) {
      // Locks the listing first, as every change of its photos does.
      await tx.query('SELECT id FROM offered_listings WHERE id = $1 FOR UPDATE', [photo.listingId]);
      await this.photos.remove(tx, photo);
    }
    return failed.length;
  }
}
