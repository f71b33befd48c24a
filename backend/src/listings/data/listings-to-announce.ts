import { Injectable } from '@nestjs/common';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** Submitted listings of which the operator learns by the next merged notice. */
@Injectable()
export class ListingsToAnnounce {
  async add(tx: Transaction, listingId: number): Promise<void> {
    await tx.query('INSERT INTO listings_to_announce (listing_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      listingId,
    ]);
  }

  /** Takes all of them, in order; they are announced if the transaction commits. */
  async take(tx: Transaction): Promise<number[]> {
    const taken = await rowsOf<{ id: number }>(
      tx,
      'DELETE FROM listings_to_announce RETURNING listing_id AS id',
    );
    return taken.map(({ id }) => id).toSorted((one, other) => one - other);
  }
}
