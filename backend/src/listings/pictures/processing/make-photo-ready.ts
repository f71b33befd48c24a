import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Image } from '../image.entity.js';
import { photoReady } from '../events.js';
import { PHOTOS_QUEUE, type PhotoJob } from './photos-queue.js';
import { RenditionRun, type MadePhoto } from './rendition-run.js';

export const makePhotoReady = defineJob<PhotoJob>(PHOTOS_QUEUE, 'make-photo-ready');

/** Makes the renditions of one photo. */
@Injectable()
@Handles(makePhotoReady)
export class MakePhotoReady implements JobHandler<PhotoJob> {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: DataSource,
    private readonly run: RenditionRun,
    private readonly outbox: Outbox,
  ) {}

  async handle({ imageId }: PhotoJob): Promise<void> {
    const image = await this.database.getRepository(Image).findOneBy({ id: imageId, status: 'processing' });
    if (!image) return;
    await this.run.of(image, {
      finish: (made) => this.finish(image, made),
      postpone: async (change, reason) => {
        await this.database.query(`UPDATE images SET ${change} WHERE id = $1 AND status = 'processing'`, [
          imageId,
          reason,
        ]);
      },
    });
  }

  /** False if the photo was removed meanwhile; a restore then needs the original. */
  private async finish(
    { id, listingId }: Image,
    { widths, pictureHash, storageKey, mark }: MadePhoto,
  ): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      // Locks the listing first, as removal does; another order could deadlock.
      await tx.query('SELECT id FROM offered_listings WHERE id = $1 FOR NO KEY UPDATE', [listingId]);
      const { affected } = await tx
        .getRepository(Image)
        .update(
          { id, status: 'processing' },
          { status: 'ready', widths, pictureHash, storageKey, mark, original: null, lastError: null },
        );
      if (affected !== 1) return false;
      await this.outbox.record(tx, occurrence(photoReady, { imageId: id, listingId }));
      return true;
    });
  }
}
