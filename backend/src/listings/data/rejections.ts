import { Injectable } from '@nestjs/common';
import { rowOf, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Rejection } from './rejection.entity.js';

/** Why notices were rejected, and whether their owners were told. */
@Injectable()
export class Rejections {
  /** @returns the id of the rejection */
  async add(
    tx: Transaction,
    rejection: Pick<Rejection, 'listingId' | 'reason' | 'notified'>,
  ): Promise<number> {
    const { identifiers } = await tx.getRepository(Rejection).insert(rejection);
    return identifiers[0]!.id;
  }

  /** Rejections that are made, and can be taken back, together. Nobody is told. */
  async addBatch(
    tx: Transaction,
    listingIds: readonly number[],
    { reason, batch }: { reason: string; batch: string },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO listing_rejections (listing_id, reason, notified, batch)
       SELECT id, $2, false, $3 FROM unnest($1::int[]) AS ids (id)`,
      [listingIds, reason, batch],
    );
  }

  /** Listings whose last rejection is of this batch and that are still rejected, locked in the order of their ids. */
  async lockBatch(tx: Transaction, batch: string): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      `SELECT l.id FROM listings l JOIN listing_rejections r ON r.listing_id = l.id AND r.batch = $1
       WHERE l.status = 'rejected'
         AND NOT EXISTS (SELECT FROM listing_rejections later WHERE later.listing_id = l.id AND later.id > r.id)
       ORDER BY l.id FOR UPDATE OF l`,
      [batch],
    );
    return rows.map(({ id }) => id);
  }

  /** The last rejection of a listing, read from an index. */
  async lastOf(tx: Transaction, listingId: number): Promise<Rejection | undefined> {
    return rowOf<Rejection>(
      tx,
      `SELECT id, listing_id AS "listingId", reason, notified, created_at AS "createdAt"
       FROM listing_rejections WHERE listing_id = $1 ORDER BY id DESC LIMIT 1`,
      [listingId],
    );
  }
}
