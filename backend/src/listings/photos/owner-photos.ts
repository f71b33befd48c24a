import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { maySendPhotos } from '#common/owners/link/owner-access.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { ReceivedFile } from '#platform/http/input/receive-files.js';
import { Idempotency } from '#platform/http/input/idempotency.js';
import { Problem } from '#platform/process/problem.js';
import {
  IncomingPhotos,
  NothingTaken,
  Photos,
  ProposedPhotos,
  type TakenPhotos,
} from '../pictures/public.js';
import { arrange } from './photo-rules.js';
import { OwnerPhotoEdits } from './owner-photo-edits.js';
import { filesOf, repetitionOfPhotos } from './sent-files.js';

/** Photos that owners send by the link of their notice; they wait until the operator takes them over (docs/decisions/0067). */
@Injectable()
export class OwnerPhotos {
  constructor(
    private readonly edits: OwnerPhotoEdits,
    private readonly incoming: IncomingPhotos,
    private readonly proposed: ProposedPhotos,
    private readonly photos: Photos,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Adds photos, at most twenty with those of the listing. A repetition under the same key gets the photos of the first request.
   * @param upload.key `Idempotency-Key` of the request
   * @throws Problem 'conflict' if the plan has no photos, or if the notice was taken down
   */
  add(
    listingId: number,
    { files, key }: { files: readonly ReceivedFile[]; key: string | null },
  ): Promise<TakenPhotos<{ id: number }>> {
    const sent = filesOf(files);
    const once = repetitionOfPhotos(`owner photos ${listingId}`, { files, key });
    return this.incoming.take(files, (photos, taken) =>
      this.edits.apply({ listingId, action: 'owner.photos.add', files: sent }, async (tx, listing) => {
        if (!maySendPhotos(listing)) throw Problem.conflict(OWNER_ACCESS_MESSAGES.noPhotos);
        const waiting = await this.proposed.count(tx, listingId);
        const { added } = await this.idempotency.once(tx, once, async () => {
          const free = LIMITS.photosPerListing - waiting - (await this.photos.count(tx, listingId));
          const fitting = photos.slice(0, Math.max(0, free));
          if (fitting.length === 0) throw new NothingTaken();
          const rows = await this.proposed.add(tx, listingId, fitting);
          taken(rows.length);
          return { added: rows.map(({ id }) => ({ id })) };
        });
        const left = await this.proposed.count(tx, listingId);
        const after = { waiting: left, added: added.map(({ id }) => id) };
        return { before: { waiting }, after, result: added };
      }),
    );
  }

  /** @throws Problem 'invalid' or 'not-found' for an order that does not fit the photos that wait */
  async arrange(listingId: number, ids: readonly number[]): Promise<void> {
    await this.edits.apply({ listingId, action: 'owner.photos.arrange' }, async (tx) => {
      const before = (await this.proposed.of(tx, listingId)).map(({ id }) => id);
      const after = arrange(
        before,
        ids.map((id, index) => ({ id, place: index + 1 })),
      );
      await this.proposed.arrange(tx, listingId, after);
      return { before: { order: before }, after: { order: after }, result: undefined };
    });
  }

  /** @throws Problem 'not-found' for a photo that does not wait, or of another listing */
  async remove(listingId: number, id: number): Promise<void> {
    await this.edits.apply({ listingId, action: 'owner.photos.remove' }, async (tx) => {
      const photo = await this.proposed.find(tx, id);
      if (photo?.listingId !== listingId) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
      const waiting = await this.proposed.count(tx, listingId);
      await this.proposed.remove(tx, listingId, [id]);
      return { before: { waiting }, after: { waiting: waiting - 1, removed: id }, result: undefined };
    });
  }
}
