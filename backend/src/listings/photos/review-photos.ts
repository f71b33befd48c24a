import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PHOTO_MESSAGES, PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { Clock } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Photos, ProposedPhotos, type Image } from '../pictures/public.js';
import { OwnerMail } from '../owner/owner-mail.js';
import { PHOTOS_REJECTED_MAIL } from './photos-rejected-mail.js';
import { ListingEdits } from '../editing/listing-edits.js';

export interface ReviewedPhotos {
  listingId: number;
  administratorId: number;
  ids: readonly number[];
}

/** Delay of the message to the owner; rejections within the same interval share one message. */
const TELL_AFTER_SECONDS = 900;

/** The operator's decision on photos that an owner has sent (docs/decisions/0067). */
@Injectable()
export class ReviewPhotos {
  constructor(
    private readonly edits: ListingEdits,
    private readonly photos: Photos,
    private readonly proposed: ProposedPhotos,
    private readonly mail: OwnerMail,
    private readonly clock: Clock,
  ) {}

  /**
   * Appends the photos to those of the listing.
   * @throws Problem 'not-found' for a photo that does not wait, 'conflict' for one that is still processed, or without room for all
   */
  async approve({ listingId, administratorId, ids }: ReviewedPhotos): Promise<void> {
    await this.edits.apply(photosOf(listingId, administratorId), async (tx) => {
      const named = await this.waiting(tx, listingId, ids);
      if (named.some(({ status }) => status !== 'ready')) throw Problem.conflict(PHOTO_MESSAGES.notReady);
      const before = await this.counts(tx, listingId);
      if (before.photos + named.length > LIMITS.photosPerListing)
        throw Problem.conflict(PHOTO_REFUSALS.limit);
      await this.proposed.takeOver(tx, listingId, ids);
      const after = { ...(await this.counts(tx, listingId)), approved: named.map(({ id }) => id) };
      return { before, after, result: undefined };
    });
  }

  /**
   * Removes the photos permanently, and notifies the owner.
   * @throws Problem 'not-found' as `approve`
   */
  async reject({ listingId, administratorId, ids }: ReviewedPhotos): Promise<void> {
    await this.edits.apply(photosOf(listingId, administratorId), async (tx) => {
      const named = await this.waiting(tx, listingId, ids);
      const waiting = await this.proposed.count(tx, listingId);
      await this.proposed.remove(tx, listingId, ids);
      await this.mail.post(tx, {
        template: PHOTOS_REJECTED_MAIL,
        dedupeKey: `${PHOTOS_REJECTED_MAIL}:${listingId}:${this.span()}`,
        listingId,
        delaySeconds: TELL_AFTER_SECONDS,
      });
      const after = { waiting: waiting - named.length, refused: named.map(({ id }) => id) };
      return { before: { waiting }, after, result: undefined };
    });
  }

  /** Number of the current interval of `TELL_AFTER_SECONDS`. */
  private span(): number {
    return Math.floor(this.clock.now().getTime() / (TELL_AFTER_SECONDS * 1_000));
  }

  private async counts(tx: Transaction, listingId: number): Promise<{ photos: number; waiting: number }> {
    return {
      photos: await this.photos.count(tx, listingId),
      waiting: await this.proposed.count(tx, listingId),
    };
  }

  private async waiting(tx: Transaction, listingId: number, ids: readonly number[]): Promise<Image[]> {
    const named = (await this.proposed.of(tx, listingId)).filter(({ id }) => ids.includes(id));
    if (named.length < new Set(ids).size) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
    return named;
  }
}

/** The version is kept, so that other people's open edits stay valid. */
function photosOf(listingId: number, administratorId: number) {
  return { listingId, administratorId, section: 'photos', version: null, keepsVersion: true } as const;
}
