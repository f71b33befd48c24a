import { Injectable } from '@nestjs/common';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';

/** Origins are needed only for the review. They are personal data, so they are deleted after 30 days. */
export const ORIGINS_SWEEP: Sweep = {
  table: 'listing_origins',
  condition: `created_at < now() - interval '30 days'`,
};

/** The networks from which listings were sent (docs/decisions/0050). */
@Injectable()
export class ListingOrigins {
  /** Pending listings of a network, locked in the order of their ids. */
  async lockPending(tx: Transaction, network: string): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      `SELECT l.id FROM listings l WHERE l.status = 'pending'
       AND l.id IN (SELECT listing_id FROM listing_origins WHERE network = $1) ORDER BY l.id FOR UPDATE`,
      [network],
    );
    return rows.map(({ id }) => id);
  }
}
