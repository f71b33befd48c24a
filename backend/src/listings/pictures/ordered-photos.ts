import { correlationId } from '#platform/process/work-context.js';
import { readTogether, type EntityRows } from '#platform/database/entity-rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { PHOTOS_CHANNEL } from './processing/photos-channel.js';
import type { Image } from './image.entity.js';

/** Each listing's in the operator's order. */
export const photosOfListings = (entity: new () => Image): EntityRows<Image> => ({
  entity,
  where: 't.listing_id = ANY($1)',
  order: 't.position',
});

export type NewPhoto = Pick<Image, 'storageKey' | 'original' | 'width' | 'height' | 'blur'>;

/**
 * Photos of listings in an order, in one table. Callers that change them hold a lock on the listing's row, which serialises positions and
 * the limit.
 */
export abstract class OrderedPhotos {
  private readonly ofListings: EntityRows<Image>;

  /**
   * @param rows the entity of the table
   * @param placing the statement that gives the photos ($2) of a listing ($1) their positions
   */
  protected constructor(
    private readonly rows: new () => Image,
    private readonly placing: string,
  ) {
    this.ofListings = photosOfListings(rows);
  }

  async of(tx: Transaction, listingId: number): Promise<Image[]> {
    const [photos] = await readTogether(tx, [listingId], this.ofListings);
    return photos;
  }

  async count(tx: Transaction, listingId: number): Promise<number> {
    return tx.getRepository(this.rows).countBy({ listingId });
  }

  async find(tx: Transaction, id: number): Promise<Image | null> {
    return tx.getRepository(this.rows).findOneBy({ id });
  }

  /** Appends photos; a worker makes their renditions. */
  async add(tx: Transaction, listingId: number, photos: readonly NewPhoto[]): Promise<Image[]> {
    const last = (await this.of(tx, listingId)).at(-1)?.position ?? 0;
    const rows = photos.map((photo, index) => ({
      ...photo,
      listingId,
      position: last + index + 1,
      status: 'processing' as const,
      correlationId: correlationId(),
    }));
    const { identifiers } = await tx.getRepository(this.rows).insert(rows);
    await this.callWorkers(tx);
    const added = new Set(identifiers.map(({ id }) => id as number));
    return (await this.of(tx, listingId)).filter(({ id }) => added.has(id));
  }

  /** Reorders the photos of a listing; all of them must be named. */
  async arrange(tx: Transaction, listingId: number, ids: readonly number[]): Promise<void> {
    await tx.query(this.placing, [listingId, ids]);
  }

  protected async closeGaps(tx: Transaction, listingId: number): Promise<void> {
    const ids = (await this.of(tx, listingId)).map(({ id }) => id);
    await this.arrange(tx, listingId, ids);
  }

  protected async callWorkers(tx: Transaction): Promise<void> {
    await tx.query(`SELECT pg_notify($1, '')`, [PHOTOS_CHANNEL]);
  }
}
