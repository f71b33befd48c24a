import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PUBLICATION_PHOTO_MESSAGES } from '#common/listings/photos/publication-photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { oneRow, rowOf } from '#platform/database/rows.js';
import type { Sweep } from '#platform/database/sweep.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Idempotency } from '#platform/http/input/idempotency.js';
import type { ReceivedFile } from '#platform/http/input/receive-files.js';
import { Problem } from '#platform/process/problem.js';
import { IncomingPhotos, NothingTaken, type TakenPhotos } from '../pictures/public.js';
import type { OwnerPhotos } from './owner-photos.js';
import { arrange } from './photo-rules.js';
import { filesOf, repetitionOfPhotos } from './sent-files.js';

export const DROPPED_SWEEP: Sweep = {
  table: 'dropped_publications',
  condition: `created_at < now() - interval '1 day'`,
};

interface Photos {
  photos: number[];
  last: number;
}

/**
 * Photos of publications that were dropped: checked, counted and answered as those of `OwnerPhotos`, and thrown away. Only the numbers of
 * the photos are kept, for a day.
 */
@Injectable()
export class DroppedPhotos implements Pick<OwnerPhotos, 'add' | 'arrange' | 'remove'> {
  constructor(
    private readonly actions: Actions,
    private readonly incoming: IncomingPhotos,
    private readonly idempotency: Idempotency,
  ) {}

  /** @returns the id of a dropped publication without photos */
  async open(tx: Transaction): Promise<number> {
    const { id } = await oneRow<{ id: number }>(
      tx,
      'INSERT INTO dropped_publications DEFAULT VALUES RETURNING id',
    );
    return id;
  }

  add(
    id: number,
    { files, key }: { files: readonly ReceivedFile[]; key: string | null },
  ): Promise<TakenPhotos<{ id: number }>> {
    const once = repetitionOfPhotos(`dropped photos ${id}`, { files, key });
    // Without a call of its second parameter, all files are removed.
    return this.incoming.take(files, (accepted) =>
      this.change(
        id,
        async ({ photos, last }, tx) => {
          let present = photos;
          const { added } = await this.idempotency.once(tx, once, async () => {
            const free = Math.max(0, LIMITS.photosPerListing - photos.length);
            const ids = accepted.slice(0, free).map((_, index) => last + index + 1);
            if (ids.length === 0) throw new NothingTaken();
            present = [...photos, ...ids];
            return { added: ids.map((photo) => ({ id: photo })) };
          });
          return { photos: present, result: added };
        },
        filesOf(files),
      ),
    );
  }

  async arrange(id: number, ids: readonly number[]): Promise<void> {
    const wanted = ids.map((photo, index) => ({ id: photo, place: index + 1 }));
    await this.change(id, async ({ photos }) => ({ photos: arrange(photos, wanted), result: null }));
  }

  async remove(id: number, photo: number): Promise<void> {
    await this.change(id, async ({ photos }) => {
      if (!photos.includes(photo)) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
      return { photos: photos.filter((one) => one !== photo), result: null };
    });
  }

  private change<Result>(
    id: number,
    next: (now: Photos, tx: Transaction) => Promise<{ photos: number[]; result: Result }>,
    files = '',
  ): Promise<Result> {
    return this.actions.run(async (tx) => {
      const now = await rowOf<Photos>(
        tx,
        'SELECT photos, last_photo AS last FROM dropped_publications WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!now) throw new Problem('gone', PUBLICATION_PHOTO_MESSAGES.closed);
      const { photos, result } = await next(now, tx);
      await tx.query(
        'UPDATE dropped_publications SET photos = $2, last_photo = greatest(last_photo, $3) WHERE id = $1',
        [id, photos, Math.max(0, ...photos)],
      );
      return result;
    }, `dropped ${id} ${files}`);
  }
}
