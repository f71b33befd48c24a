import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { NEXT_ATTEMPT } from '#platform/clock/backoff.js';
import { Transactions } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { FileStorage } from '#platform/storage/file-storage.js';
import { Image } from '../data/image.entity.js';
import { deletePhotoFile } from '../data/photo-files.js';
import { photoReady } from '../events.js';
import { makeRenditions } from '../make-renditions.js';
import { PHOTOS_QUEUE } from './photos-queue.js';
import { originalName, renditionName } from '../rendition.js';

/** A picture that cannot be processed will not be processed later. */
const MOST_ATTEMPTS = 5;
/** A storage that is full or unavailable uses up time, not attempts. */
const GIVEN_UP_AFTER = `interval '5 days'`;

/** The storage did not take or give a file. */
class StorageFault extends Error {
  override name = 'StorageFault';
}

interface PhotoJob {
  imageId: number;
}

export const makePhotoReady = defineJob<PhotoJob>(PHOTOS_QUEUE, 'make-photo-ready');

/**
 * Makes the renditions of one photo and deletes the original with its EXIF data and location. Idempotent: an interrupted run is repeated
 * with the same files.
 */
@Injectable()
@Handles(makePhotoReady)
export class MakePhotoReady implements JobHandler<PhotoJob> {
  private readonly log = new Logger(MakePhotoReady.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly database: DataSource,
    private readonly storage: FileStorage,
    private readonly outbox: Outbox,
  ) {}

  async handle({ imageId }: PhotoJob): Promise<void> {
    const image = await this.database.getRepository(Image).findOneBy({ id: imageId, status: 'processing' });
    if (!image?.original) return;
    const sent = originalName(image.storageKey, image.original);
    try {
      const widths = await this.store(image.storageKey, sent);
      if (await this.finish(image, widths)) await deletePhotoFile(this.database, this.storage, sent);
    } catch (error) {
      this.log.error(`Photo ${imageId}: ${(error as Error).message}`);
      await this.postpone(imageId, error as Error);
    }
  }

  /** Returns the widths that exist now, ascending. */
  private async store(key: string, sent: string): Promise<number[]> {
    const file = await this.storage.open(sent).catch(storageFault);
    if (!file) throw new Error('What was sent is not there');
    const widths = new Set<number>();
    for await (const { width, format, content } of makeRenditions(await buffer(file.stream))) {
      await this.storage.put(renditionName({ key, width, format }), content).catch(storageFault);
      if (format !== 'jpg') widths.add(width);
    }
    return [...widths].sort((one, other) => one - other);
  }

  /** False if the photo was removed meanwhile; a restore then needs the original. */
  private async finish({ id, listingId }: Image, widths: number[]): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      // Locks the listing first, as removal does; another order could deadlock.
      await tx.query('SELECT id FROM offered_listings WHERE id = $1 FOR NO KEY UPDATE', [listingId]);
      const { affected } = await tx
        .getRepository(Image)
        .update({ id, status: 'processing' }, { status: 'ready', widths, original: null, lastError: null });
      if (affected !== 1) return false;
      await this.outbox.record(tx, occurrence(photoReady, { imageId: id, listingId }));
      return true;
    });
  }

  private async postpone(id: number, error: Error): Promise<void> {
    const ends =
      error instanceof StorageFault
        ? `created_at < now() - ${GIVEN_UP_AFTER}`
        : `attempts + 1 >= ${MOST_ATTEMPTS}`;
    await this.database.query(
      `UPDATE images SET attempts = attempts + 1, next_attempt_at = ${NEXT_ATTEMPT}, last_error = $2,
              status = CASE WHEN ${ends} THEN 'failed' ELSE status END
       WHERE id = $1 AND status = 'processing'`,
      [id, `${error.name}: ${error.message}`.slice(0, 500)],
    );
  }
}

function storageFault(error: Error): never {
  throw new StorageFault(error.message, { cause: error });
}
