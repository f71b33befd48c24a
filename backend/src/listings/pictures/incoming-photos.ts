import { Injectable } from '@nestjs/common';
import { PHOTO_REFUSALS, type PhotoRefusal } from '#common/listings/photos/photo-messages.js';
import { Random } from '#platform/process/clock.js';
import { isUnavailable } from '#platform/database/database-errors.js';
import type { ReceivedFile } from '#platform/http/input/receive-files.js';
import { FileStorage } from '#platform/files/file-storage.js';
import type { StagedFile } from '#platform/files/staged-file.js';
import { inspectPhoto } from './rendering/inspect-photo.js';
import type { NewPhoto } from './ordered-photos.js';
import { originalName } from './rendering/rendition.js';

const KEY_BYTES = 18;

export interface RefusedFile {
  name: string;
  refusal: PhotoRefusal;
}

/** Photos whose files are stored but have no row yet, and the refused files. */
interface StoredPhotos {
  photos: (NewPhoto & { name: string })[];
  refused: RefusedFile[];
}

/** No photo fits: aborts the transaction, which has changed nothing. */
export class NothingTaken extends Error {}

/** Result of an upload. */
export interface TakenPhotos<Added> {
  images: Added[];
  refused: RefusedFile[];
}

/** Stores uploaded files under random names. Rows are inserted afterwards, so that no row lacks its file. */
@Injectable()
export class IncomingPhotos {
  constructor(
    private readonly storage: FileStorage,
    private readonly random: Random,
  ) {}

  /**
   * Files are stored first, rows last; a failure in between leaves only unreferenced files. If the outcome of the transaction is unknown,
   * because the connection was lost, the files stay: the rows may exist. The sweep deletes them otherwise.
   * @param insert gets the photos and calls `taken` with the number of rows that it has inserted, for the first photos; it returns the
   * rows. Without a call no row was inserted, because this is a repetition. It throws `NothingTaken` if no photo fits
   * @throws Problem 'storage-full' or 'unavailable' if the storage fails, and what `insert` throws
   */
  async take<Added>(
    files: readonly ReceivedFile[],
    insert: (photos: readonly NewPhoto[], taken: (count: number) => void) => Promise<readonly Added[]>,
  ): Promise<TakenPhotos<Added>> {
    const { photos, refused } = await this.keep(files);
    let kept = 0;
    const result = (images: readonly Added[]): TakenPhotos<Added> => {
      const left = photos.slice(images.length).map(({ name }) => ({ name, refusal: 'limit' as const }));
      return { images: [...images], refused: [...refused, ...left] };
    };
    try {
      const rows = photos.map(({ name: _theirs, ...photo }) => photo);
      return result(await insert(rows, (count) => (kept = count)));
    } catch (error) {
      if (error instanceof NothingTaken) return result([]);
      kept = isUnavailable(error) ? photos.length : 0;
      throw error;
    } finally {
      await this.drop(photos.slice(kept));
    }
  }

  /** @throws Problem 'storage-full' or 'unavailable' if the storage fails; nothing is kept then */
  private async keep(files: readonly ReceivedFile[]): Promise<StoredPhotos> {
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
  private async drop(photos: readonly NewPhoto[]): Promise<void> {
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
