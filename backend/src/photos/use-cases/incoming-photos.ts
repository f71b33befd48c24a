import { Injectable } from '@nestjs/common';
import { PHOTO_REFUSALS, type PhotoRefusal } from '#common/messages/photos.js';
import { Random } from '#platform/clock/clock.js';
import type { ReceivedFile } from '#platform/http/receive-files.js';
import { FileStorage } from '#platform/storage/file-storage.js';
import type { StagedFile } from '#platform/storage/staged-file.js';
import { inspectPhoto } from '../inspect-photo.js';
import type { NewPhoto } from '../data/photos.js';
import { originalName } from '../rendition.js';

const KEY_BYTES = 18;

export interface RefusedFile {
  name: string;
  refusal: PhotoRefusal;
}

/** Photos whose files are stored but have no row yet, and the refused files. */
export interface StoredPhotos {
  photos: (NewPhoto & { name: string })[];
  refused: RefusedFile[];
}

/** Stores uploaded files under random names. Rows are inserted afterwards, so that no row lacks its file. */
@Injectable()
export class IncomingPhotos {
  constructor(
    private readonly storage: FileStorage,
    private readonly random: Random,
  ) {}

  /** @throws Problem if the storage fails; nothing is kept then */
  async keep(files: readonly ReceivedFile[]): Promise<StoredPhotos> {
    const incoming: StoredPhotos = { photos: [], refused: [] };
    try {
      for (const { name, staged } of files) {
        const kept = staged ? await this.keepOne(staged) : { refused: 'too-large' as const };
        if ('refused' in kept) incoming.refused.push({ name, refusal: kept.refused });
        else incoming.photos.push({ ...kept, name });
      }
      return incoming;
    } catch (error) {
      await this.drop(incoming.photos);
      throw error;
    }
  }

  /** Removes the files of photos that will not get a row. */
  async drop(photos: readonly NewPhoto[]): Promise<void> {
    for (const { storageKey, original } of photos) {
      if (original) await this.storage.remove(originalName(storageKey, original)).catch(() => undefined);
    }
  }

  private async keepOne(staged: StagedFile): Promise<NewPhoto | { refused: PhotoRefusal }> {
    const inspected = await inspectPhoto(staged);
    if ('refused' in inspected) return inspected;
    const storageKey = this.random.token(KEY_BYTES);
    await staged.keep(originalName(storageKey, inspected.original));
    return { storageKey, ...inspected };
  }
}

/** Refusals by file name, as the response reports them. */
export function refusalTexts(refused: readonly RefusedFile[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const { name, refusal } of refused) (texts[name] ??= []).push(PHOTO_REFUSALS[refusal]);
  return texts;
}
