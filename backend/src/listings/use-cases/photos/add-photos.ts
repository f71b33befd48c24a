import { Injectable } from '@nestjs/common';
import { LIMITS } from '#common/vocabulary/limits.js';
import { isUnavailable } from '#platform/database/database-errors.js';
import type { ReceivedFile } from '#platform/http/receive-files.js';
import { IncomingPhotos, Photos, type Image, type RefusedFile } from '../../../photos/public.js';
import { assertSide, type PhotoSide } from '../../domain/photo-rules.js';
import { ListingEdits, type EditRequest } from '../edits/listing-edits.js';

export interface PhotosRequest extends Pick<EditRequest, 'listingId' | 'administratorId'> {
  side: PhotoSide;
}

export type AddedPhoto = Omit<Image, 'createdAt' | 'nextAttemptAt'>;

export interface AddedPhotos {
  images: AddedPhoto[];
  refused: RefusedFile[];
}

/** Aborts the edit: without a change there is no entry in the audit trail. */
class NothingTaken extends Error {}

/** Adds photos to a listing, at most twenty in all; refusals are reported per file (back-office.md §7, Photos). */
@Injectable()
export class AddPhotos {
  constructor(
    private readonly edits: ListingEdits,
    private readonly photos: Photos,
    private readonly incoming: IncomingPhotos,
  ) {}

  /**
   * Files are stored first, rows last; a failure in between leaves only unreferenced files. If the outcome of the transaction is unknown,
   * because the connection was lost, the files stay: the rows may exist. The sweep deletes them otherwise.
   * A repetition under the same key gets the photos of the first request, and its files are deleted.
   * @throws Problem for the request as a whole
   */
  async execute({ side, ...request }: PhotosRequest, files: readonly ReceivedFile[]): Promise<AddedPhotos> {
    const { photos, refused } = await this.incoming.keep(files);
    let taken = 0;
    try {
      const { images, left } = await this.edits.apply(
        { ...request, section: 'photos', version: null, keepsVersion: true, files: filesOf(files) },
        async (tx, listing) => {
          assertSide(listing, side);
          const before = await this.photos.count(tx, listing.id);
          const free = Math.max(0, LIMITS.photosPerListing - before);
          const fitting = photos.slice(0, free).map(({ name: _theirs, ...photo }) => photo);
          if (fitting.length === 0) throw new NothingTaken();
          const added = await this.photos.add(tx, listing.id, fitting);
          taken = added.length;
          const result = { images: added.map(presentable), left: tooMany(photos.slice(taken)) };
          return { before: { photos: before }, after: { added: added.map(({ id }) => id) }, result };
        },
      );
      return { images, refused: [...refused, ...left] };
    } catch (error) {
      taken = isUnavailable(error) ? photos.length : 0;
      if (error instanceof NothingTaken) return { images: [], refused: [...refused, ...tooMany(photos)] };
      throw error;
    } finally {
      await this.incoming.drop(photos.slice(taken));
    }
  }
}

/** Without its times, which no answer shows. */
function presentable({ createdAt: _created, nextAttemptAt: _next, ...photo }: Image): AddedPhoto {
  return photo;
}

/** What a repetition must send again. */
function filesOf(files: readonly ReceivedFile[]): string {
  return JSON.stringify(files.map(({ name, staged }) => [name, staged?.bytes]));
}

function tooMany(photos: readonly { name: string }[]): RefusedFile[] {
  return photos.map(({ name }) => ({ name, refusal: 'limit' }));
}
