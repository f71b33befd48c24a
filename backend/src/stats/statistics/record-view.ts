import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { rowOf, rowsOf } from '#platform/database/rows.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';
import { Problem } from '#platform/process/problem.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { ListingCounters } from './listing-counters.js';

/** A view counts once per hour, so older rows are not needed. */
export const VIEWS_SWEEP: Sweep = { table: 'listing_views', condition: `hour < now() - interval '2 hours'` };

/** Counts a view of a public listing once per visitor and hour (wire-contract.md, View). */
@Injectable()
export class RecordView {
  constructor(
    private readonly signatures: Signatures,
    private readonly transactions: Transactions,
    private readonly counters: ListingCounters,
  ) {}

  /**
   * `visitor` identifies a visitor; only a keyed hash of it is stored, for two hours.
   * @throws Problem 'not-found'
   */
  async execute(listingId: number, visitor: string): Promise<void> {
    const key = await this.hash(visitor);
    await this.transactions.run(async (tx) => {
      const listing = await rowOf(tx, `SELECT FROM offered_listings WHERE id = $1 AND status = 'active'`, [
        listingId,
      ]);
      if (!listing) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
      const seen = await rowsOf<object>(
        tx,
        `INSERT INTO listing_views (listing_id, visitor, hour) VALUES ($1, $2, date_trunc('hour', now()))
         ON CONFLICT DO NOTHING RETURNING hour`,
        [listingId, key],
      );
      if (seen.length > 0) await this.counters.add(tx, listingId, { counted: 'views' });
    });
  }

  private async hash(visitor: string): Promise<string> {
    return (await this.signatures.sign('visitors', visitor)).slice(0, 22);
  }
}
