import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { Problem } from '#platform/process/problem.js';
import { Photos } from '../pictures/public.js';
import { ListingEdits } from '../editing/listing-edits.js';

interface PhotoGroup {
  listingId: number;
  administratorId: number;
  /** In the order in which they are removed. */
  ids: readonly number[];
}

/** Removes photos that were added at once, and restores them while they are retained (docs/decisions/0010). */
@Injectable()
export class PhotosTogether {
  constructor(
    private readonly edits: ListingEdits,
    private readonly photos: Photos,
  ) {}

  /** @throws Problem 'conflict' if the listing no longer has one of them */
  async remove({ ids, ...request }: PhotoGroup): Promise<void> {
    await this.edits.apply(photosOf(request), async (tx, { id }) => {
      const before = await this.photos.of(tx, id);
      const named = ids.map((one) => before.find((image) => image.id === one));
      for (const image of named) {
        if (!image) throw Problem.conflict(UNDO_MESSAGES.changedSince);
        await this.photos.remove(tx, image);
      }
      const left = before.length - ids.length;
      return {
        before: { photos: before.length },
        after: { photos: left, removed: ids },
        result: undefined,
      };
    });
  }

  /**
   * Restores the photos at their former positions.
   * @throws Problem 'not-found' if one was deleted permanently, 'conflict' if the listing has no room for all
   */
  async restore({ ids, ...request }: PhotoGroup): Promise<void> {
    await this.edits.apply(photosOf(request), async (tx, { id }) => {
      const before = await this.photos.count(tx, id);
      if (before + ids.length > LIMITS.photosPerListing) throw Problem.conflict(PHOTO_REFUSALS.limit);
      // In reverse order of removal, because each position is that among the photos that were left.
      for (const one of ids.toReversed()) {
        if ((await this.photos.listingOfRemoved(tx, one)) !== id)
          throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
        await this.photos.restore(tx, one);
      }
      const after = { photos: before + ids.length, restored: ids };
      return { before: { photos: before }, after, result: undefined };
    });
  }
}

/** The version is kept, so that other people's open edits stay valid. */
function photosOf(request: Omit<PhotoGroup, 'ids'>) {
  return { ...request, section: 'photos', version: null, keepsVersion: true } as const;
}
