import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { rowOf, rowsOf } from '#platform/database/rows.js';
import { Transactions } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { defineJob, defineQueue, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { deadlineMs } from '#platform/timings.js';
import { photoReady } from '../events.js';
import { PhotoFiles } from '../photo-files.js';
import { markOf, OTHER_MARKS, PhotoMarks } from '../photo-marks.js';
import { makeRenditions } from '../rendering/make-renditions.js';
import { cleanKey, markedKey, renditionName, type Mark } from '../rendering/rendition.js';
import { storeRenditions } from './store-renditions.js';

/** A photo takes up to a second of one core. */
const MOST_AT_A_TIME = 20;
/** When a photo whose files cannot be read or written is tried again. */
const NEXT_TRY = `now() + interval '10 minutes'`;

const photoMarks = defineQueue('photo-marks', 1);
export const markPhotos = defineJob(photoMarks, 'mark-photos', { every: deadlineMs('photoMarks') });

interface MarkedPhoto {
  id: number;
  listingId: number;
  storageKey: string;
  widths: number[];
}

/**
 * Makes the renditions of photos whose mark is another one than the setting and the code of their listing ask for: from the clean renditions,
 * under another key. A photo without a mark has the key of the clean ones. What is done is in the row, so the next run continues.
 */
@Injectable()
@Handles(markPhotos)
export class MarkPhotos implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(MarkPhotos.name);

  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly files: PhotoFiles,
    private readonly marks: PhotoMarks,
    private readonly outbox: Outbox,
  ) {}

  async handle(): Promise<void> {
    const site = await this.marks.ofSite();
    const photos = await this.waiting(site);
    for (const listingId of new Set(photos.map((photo) => photo.listingId))) {
      const ofListing = photos.filter((photo) => photo.listingId === listingId);
      await this.markSome(listingId, ofListing, site);
    }
  }

  /** Photos of changed listings first, then those that follow a changed setting. */
  private waiting(site: string): Promise<MarkedPhoto[]> {
    const parts = OTHER_MARKS.map(
      (condition) =>
        `(SELECT id, listing_id AS "listingId", storage_key AS "storageKey", widths FROM images
          WHERE status = 'ready' AND ${condition} AND next_attempt_at <= now()
          ORDER BY mark, listing_id LIMIT ${MOST_AT_A_TIME})`,
    );
    return rowsOf<MarkedPhoto>(this.database, `${parts.join(' UNION ALL ')} LIMIT ${MOST_AT_A_TIME}`, [site]);
  }

  private async markSome(listingId: number, photos: readonly MarkedPhoto[], site: string): Promise<void> {
    const listing = await rowOf<{ code: string | null }>(
      this.database,
      'SELECT code FROM offered_listings WHERE id = $1',
      [listingId],
    );
    // Erased meanwhile.
    if (!listing) return;
    const { code } = listing;
    const mark = markOf(site, code);
    const made: MarkedPhoto[] = [];
    for (const photo of photos) if (await this.make(photo, mark)) made.push(photo);
    await this.record(listingId, made, { site, code, mark });
    await this.files.removeOfErased(made.map(({ storageKey }) => markedKey(storageKey, mark)));
  }

  /** Writes the marks into the rows, unless the setting or the code has changed meanwhile: renditions take seconds. The next run looks again. */
  private async record(
    listingId: number,
    made: readonly MarkedPhoto[],
    { site, code, mark }: { site: string; code: string | null; mark: Mark },
  ): Promise<void> {
    if ((await this.marks.ofSite()) !== site) return;
    await this.transactions.run(async (tx) => {
      // Locks the listing first, as every change of its photos does.
      const listing = await rowOf<{ code: string | null }>(
        tx,
        'SELECT code FROM offered_listings WHERE id = $1 FOR NO KEY UPDATE',
        [listingId],
      );
      if (listing?.code !== code) return;
      for (const { id, storageKey } of made)
        await tx.query('UPDATE images SET storage_key = $3, mark = $4 WHERE id = $1 AND storage_key = $2', [
          id,
          storageKey,
          markedKey(storageKey, mark),
          site,
        ]);
      const changed = made.find(({ storageKey }) => storageKey !== markedKey(storageKey, mark));
      if (changed) await this.outbox.record(tx, occurrence(photoReady, { imageId: changed.id, listingId }));
    });
  }

  /** False if it could not be made; it is tried again later. */
  private async make(photo: MarkedPhoto, mark: Mark): Promise<boolean> {
    const key = markedKey(photo.storageKey, mark);
    if (key === photo.storageKey || mark.length === 0) return true;
    try {
      await storeRenditions(this.files.storage, key, makeRenditions(await this.cleanPicture(photo), mark));
      return true;
    } catch (error) {
      this.log.warn(`Photo ${photo.id} was not marked: ${(error as Error).message}`);
      await this.database.query(`UPDATE images SET next_attempt_at = ${NEXT_TRY} WHERE id = $1`, [photo.id]);
      return false;
    }
  }

  /** The largest clean rendition. */
  private async cleanPicture({ storageKey, widths }: MarkedPhoto): Promise<Buffer> {
    const width = Math.max(...widths);
    const file = await this.files.storage.open(
      renditionName({ key: cleanKey(storageKey), width, format: 'webp' }),
    );
    if (!file) throw new Error('Its clean file is not there');
    return buffer(file.stream);
  }
}
