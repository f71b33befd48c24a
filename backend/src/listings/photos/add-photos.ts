import { Injectable } from '@nestjs/common';
import { LIMITS } from '#common/kernel/limits.js';
import type { ReceivedFile } from '#platform/http/input/receive-files.js';
import { IncomingPhotos, NothingTaken, Photos, type Image, type TakenPhotos } from '../pictures/public.js';
import { assertSide, type PhotoSide } from './photo-rules.js';
import { filesOf } from './sent-files.js';
import { ListingEdits, type EditRequest } from '../editing/listing-edits.js';

export interface PhotosRequest extends Pick<EditRequest, 'listingId' | 'administratorId'> {
  side: PhotoSide;
}

export type AddedPhoto = Omit<Image, 'createdAt' | 'nextAttemptAt'>;

/** Adds photos to a listing, at most twenty in all; refusals are reported per file (back-office.md §7, Photos). */
@Injectable()
export class AddPhotos {
  constructor(
    private readonly edits: ListingEdits,
    private readonly photos: Photos,
    private readonly incoming: IncomingPhotos,
  ) {}

  /**
   * A repetition under the same key gets the photos of the first request, and its files are deleted.
   * @throws Problem 'not-found', or 'conflict' if the listing belongs to the other group of calls; what `IncomingPhotos.take` throws
   */
  execute(
    { side, ...request }: PhotosRequest,
    files: readonly ReceivedFile[],
  ): Promise<TakenPhotos<AddedPhoto>> {
    return this.incoming.take(files, (photos, taken) =>
      this.edits.apply(
        { ...request, section: 'photos', version: null, keepsVersion: true, files: filesOf(files) },
        async (tx, listing) => {
          assertSide(listing, side);
          const before = await this.photos.count(tx, listing.id);
          const fitting = photos.slice(0, Math.max(0, LIMITS.photosPerListing - before));
          if (fitting.length === 0) throw new NothingTaken();
          const added = await this.photos.add(tx, listing.id, fitting);
          taken(added.length);
          const after = { photos: before + added.length, added: added.map(({ id }) => id) };
          return { before: { photos: before }, after, result: added.map(presentable) };
        },
      ),
    );
  }
}

/** A photo without its times, which no response contains. */
function presentable({ createdAt: _created, nextAttemptAt: _next, ...photo }: Image): AddedPhoto {
  return photo;
}
