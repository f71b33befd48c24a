import { Injectable } from '@nestjs/common';
import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { SearchRows } from './search-rows.js';

/** Many listings at once, where something that belongs to them changes. */
@Injectable()
export class ListingVersions {
  constructor(private readonly searchRows: SearchRows) {}

  /** Keeps others from changing these listings until the transaction ends; in one order, so that two cannot wait for each other. */
  async lock(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.query('SELECT FROM listings WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
  }

  /**
   * Gives each listing its next version, and writes the search rows of the public ones anew.
   * @returns how many of the listings exist
   */
  async raise(tx: Transaction, ids: readonly number[]): Promise<number> {
    const raised = await rowsOf<{ id: number; status: ListingStatus }>(
      tx,
      `WITH raised AS (
         UPDATE listings SET version = version + 1, updated_at = now() WHERE id = ANY($1) RETURNING id, status)
       SELECT id, status FROM raised ORDER BY id`,
      [ids],
    );
    const active = raised.filter(({ status }) => status === 'active');
    await this.searchRows.refreshAll(
      tx,
      active.map(({ id }) => id),
    );
    return raised.length;
  }
}
