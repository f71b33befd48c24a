import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { follow } from '#platform/context/work-context.js';
import { FileStorage } from '#platform/storage/file-storage.js';
import type { Image } from '../data/image.entity.js';
import { deletePhotoFile } from '../data/photo-files.js';
import { makeRenditions } from '../make-renditions.js';
import { originalName, renditionName } from '../rendition.js';

/** A picture that cannot be processed will not be processed later. */
const MOST_ATTEMPTS = 5;
/** A storage that is full or unavailable uses up time, not attempts. */
const GIVEN_UP_AFTER = `interval '5 days'`;
const LONGEST_REASON = 500;

/** The storage did not take or give a file. */
class StorageFault extends Error {
  override name = 'StorageFault';
}

/** How the outcome is written into the row of a photo that is `processing`. */
interface Outcome {
  /** @returns false if the photo was removed meanwhile; a restore then needs the original */
  finish: (widths: number[]) => Promise<boolean>;
  /** @param ends the SQL condition under which the photo has failed for good */
  postpone: (reason: string, ends: string) => Promise<void>;
}

/**
 * Makes the renditions of one photo and deletes the original with its EXIF data and location. Idempotent: an interrupted run is repeated
 * with the same files.
 */
@Injectable()
export class RenditionRun {
  private readonly log = new Logger(RenditionRun.name);

  constructor(
    private readonly database: DataSource,
    private readonly storage: FileStorage,
  ) {}

  async of(
    {
      id,
      storageKey,
      original,
      correlationId,
    }: Pick<Image, 'id' | 'storageKey' | 'original' | 'correlationId'>,
    { finish, postpone }: Outcome,
  ): Promise<void> {
    if (!original) return;
    follow(correlationId);
    const sent = originalName(storageKey, original);
    try {
      const widths = await this.store(storageKey, sent);
      if (await finish(widths)) await deletePhotoFile(this.database, this.storage, sent);
      this.log.debug(`Photo ${id}: ready, ${widths.length} widths`);
    } catch (error) {
      const { name, message } = error as Error;
      this.log.error(`Photo ${id}: ${message}`);
      const ends =
        error instanceof StorageFault
          ? `created_at < now() - ${GIVEN_UP_AFTER}`
          : `attempts + 1 >= ${MOST_ATTEMPTS}`;
      await postpone(`${name}: ${message}`.slice(0, LONGEST_REASON), ends);
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
}

function storageFault(error: Error): never {
  throw new StorageFault(error.message, { cause: error });
}
