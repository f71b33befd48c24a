import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Photos } from '../pictures/public.js';
import { assertSide } from './photo-rules.js';
import { ListingEdits } from '../editing/listing-edits.js';
import type { PhotosRequest } from './add-photos.js';

/** Removes a photo from a listing, and restores it while it is retained (docs/decisions/0010). */
@Injectable()
export class RemovePhoto {
  constructor(
    private readonly edits: ListingEdits,
    private readonly photos: Photos,
  ) {}

  /**
   * @returns the id of the listing
   * @throws Problem 'not-found', or 'conflict' if the listing belongs to the other group of calls
   */
  async remove({ side, ...request }: PhotosRequest, imageId: number): Promise<number> {
    return this.edits.apply(photoEdit(request), async (tx, listing) => {
      assertSide(listing, side);
      const image = await this.photos.find(tx, imageId);
      if (image?.listingId !== listing.id) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
      await this.photos.remove(tx, image);
      const before = { id: image.id, position: image.position, storageKey: image.storageKey };
      return { before, after: { removed: imageId }, result: listing.id };
    });
  }

  /**
   * @returns the id of the listing
   * @throws Problem 'not-found' if the photo was deleted permanently, 'conflict' if the listing has no room for it
   */
  async restore(imageId: number, administratorId: number): Promise<number> {
    const listingId = (tx: Transaction) => this.listingOfRemoved(tx, imageId);
    return this.edits.apply(photoEdit({ listingId, administratorId }), async (tx, { id }) => {
      // Concurrent restores: the listing is locked here, so the second finds nothing to restore.
      if ((await this.photos.listingOfRemoved(tx, imageId)) !== id)
        throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
      if ((await this.photos.count(tx, id)) >= LIMITS.photosPerListing)
        throw Problem.conflict(PHOTO_REFUSALS.limit);
      const { position } = await this.photos.restore(tx, imageId);
      return { before: {}, after: { restored: imageId, position }, result: id };
    });
  }

  private async listingOfRemoved(tx: Transaction, imageId: number): Promise<number> {
    const listingId = await this.photos.listingOfRemoved(tx, imageId);
    if (!listingId) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
    return listingId;
  }
}

function photoEdit(request: Omit<PhotosRequest, 'side'>) {
  return { ...request, section: 'photos', version: null, keepsVersion: true } as const;
}
