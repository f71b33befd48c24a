import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { NEXT_ATTEMPT } from '#platform/process/backoff.js';
import { follow } from '#platform/process/work-context.js';
import { FileStorage } from '#platform/files/file-storage.js';
import type { Image } from '../image.entity.js';
import { PhotoFiles } from '../photo-files.js';
import { PhotoMarks } from '../photo-marks.js';
import { makeRenditions } from '../rendering/make-renditions.js';
import { markedKey, originalName, type Mark } from '../rendering/rendition.js';
import { storageFault, StorageFault, storeRenditions } from './store-renditions.js';

/** Number of failed attempts after which a photo is marked as failed. */
const MOST_ATTEMPTS = 5;
/** Period in which faults of the storage, such as a full or unmounted disk, are retried. They do not count as attempts. */
const GIVEN_UP_AFTER = `interval '5 days'`;
const LONGEST_REASON = 500;

const ANOTHER_TRY = `attempts = attempts + 1, next_attempt_at = ${NEXT_ATTEMPT}, tried_since = coalesce(tried_since, now()), last_error = $2`;
const failedIf = (condition: string): string =>
  `status = CASE WHEN ${condition} THEN 'failed' ELSE status END`;
const AFTER_STORAGE_FAULT = `${ANOTHER_TRY}, storage_faults = coalesce(storage_faults, 0) + 1, ${failedIf(`tried_since < now() - ${GIVEN_UP_AFTER}`)}`;
const AFTER_FAILURE = `${ANOTHER_TRY}, ${failedIf(`attempts + 1 - coalesce(storage_faults, 0) >= ${MOST_ATTEMPTS}`)}`;

/** Result of a run for one photo. */
export interface MadePhoto extends Pick<Image, 'storageKey' | 'mark'> {
  /** Widths of the renditions, ascending. */
  widths: number[];
  pictureHash: string;
}

/** Writes an outcome into the row of a photo that is `processing`. */
interface Outcome {
  /** @returns false if the photo was removed or erased meanwhile; a restore then needs the original */
  finish: (made: MadePhoto) => Promise<boolean>;
  /** @param change SQL assignments to the row */
  postpone: (change: string, reason: string) => Promise<void>;
}

/**
 * Makes the renditions of one photo, clean and with the mark if the site has one, and deletes the original with its EXIF data and location.
 * Idempotent: an interrupted run is repeated with the same files.
 */
@Injectable()
export class RenditionRun {
  private readonly log = new Logger(RenditionRun.name);

  constructor(
    private readonly files: PhotoFiles,
    private readonly storage: FileStorage,
    private readonly marks: PhotoMarks,
  ) {}

  async of(
    {
      id,
      listingId,
      storageKey,
      original,
      correlationId,
    }: Pick<Image, 'id' | 'listingId' | 'storageKey' | 'original' | 'correlationId'>,
    { finish, postpone }: Outcome,
  ): Promise<void> {
    if (!original) return;
    follow(correlationId);
    const sent = originalName(storageKey, original);
    try {
      const made = await this.store(storageKey, sent, await this.marks.ofListing(listingId));
      if (await finish(made)) await this.files.remove([sent]);
      else await this.files.removeOfErased([made.storageKey]);
      this.log.debug(`Photo ${id}: ready, ${made.widths.length} widths`);
    } catch (error) {
      const { name, message } = error as Error;
      this.log.error(`Photo ${id}: ${message}`);
      await postpone(
        error instanceof StorageFault ? AFTER_STORAGE_FAULT : AFTER_FAILURE,
        `${name}: ${message}`.slice(0, LONGEST_REASON),
      );
    }
  }

  private async store(key: string, sent: string, mark: Mark): Promise<MadePhoto> {
    const file = await this.storage.open(sent).catch(storageFault);
    // The folder of a disk that is not mounted is empty, so a missing file may come back.
    if (!file) throw new StorageFault('What was sent is not there');
    const content = await buffer(file.stream).catch(storageFault);
    const made = await storeRenditions(this.storage, key, makeRenditions(content));
    if (mark.length === 0) return { ...made, storageKey: key, mark: '' };
    const storageKey = markedKey(key, mark);
    await storeRenditions(this.storage, storageKey, makeRenditions(content, mark));
    // The listing may get its code meanwhile.
    return { ...made, storageKey, mark: null };
  }
}
