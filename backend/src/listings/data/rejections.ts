import { Injectable } from '@nestjs/common';
import { rowOf } from '#platform/database/rows.js';
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
