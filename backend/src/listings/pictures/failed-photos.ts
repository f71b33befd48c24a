import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual, Not } from 'typeorm';
import type { Transaction } from '#platform/database/transactions.js';
import { TRIED_OFTEN } from '#platform/events/open-work.js';
import { PHOTOS_CHANNEL } from './processing/photos-channel.js';
import { Image } from './image.entity.js';
import { Photos } from './photos.js';
import { ProposedImage } from './proposed-image.entity.js';
import { ProposedPhotos } from './proposed-photos.js';

type PhotoEntity = typeof Image | typeof ProposedImage;

/** A photo of a notice, or one that its owner has proposed. */
export interface FailedPhoto {
  id: number;
  isProposed: boolean;
}

/** An operator's decisions about photos whose renditions could not be made. Each returns the number of changed photos. */
@Injectable()
export class FailedPhotos {
  constructor(
    private readonly photos: Photos,
    private readonly proposed: ProposedPhotos,
  ) {}

  /** Has them processed again at once, and resets their attempts and the period of retries. */
  async retry(tx: Transaction, which: FailedPhoto | 'all'): Promise<number> {
    let count = 0;
    for (const entity of entitiesOf(which)) {
      const ids = (await unfinished(tx, entity, which)).map(({ id }) => id);
      const { affected } = await tx.getRepository(entity).update(
        { id: In(ids), status: Not('ready') },
        {
          status: 'processing',
          nextAttemptAt: () => 'now()',
          attempts: 0,
          triedSince: null,
          storageFaults: null,
        },
      );
      count += affected ?? 0;
    }
    await tx.query(`SELECT pg_notify($1, '')`, [PHOTOS_CHANNEL]);
    return count;
  }

  /** Removes them from their listings; those of a notice can be restored for 30 days. */
  async discard(tx: Transaction, which: FailedPhoto | 'all'): Promise<number> {
    let count = 0;
    for (const entity of entitiesOf(which)) {
      for (const photo of await unfinished(tx, entity, which)) {
        // Locks the listing first, as every change of its photos does.
        await tx.query('SELECT id FROM offered_listings WHERE id = $1 FOR UPDATE', [photo.listingId]);
        if (entity === Image) await this.photos.remove(tx, photo);
        else await this.proposed.remove(tx, photo.listingId, [photo.id]);
        count += 1;
      }
    }
    return count;
  }
}

function entitiesOf(which: FailedPhoto | 'all'): PhotoEntity[] {
  if (which === 'all') return [Image, ProposedImage];
  return [which.isProposed ? ProposedImage : Image];
}

function unfinished(tx: Transaction, entity: PhotoEntity, which: FailedPhoto | 'all'): Promise<Image[]> {
  const one = which === 'all' ? {} : { id: which.id };
  return tx.getRepository(entity).find({
    select: { id: true, listingId: true },
    where: [
      { ...one, status: 'failed' },
      { ...one, status: 'processing', attempts: MoreThanOrEqual(TRIED_OFTEN) },
    ],
    order: { listingId: 'ASC' },
  });
}
