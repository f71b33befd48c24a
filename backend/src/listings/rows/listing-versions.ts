import { Injectable } from '@nestjs/common';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { SearchRows } from './search-rows.js';

/** Updates versions and search rows when related data of many listings change. */
@Injectable()
export class ListingVersions {
  constructor(private readonly searchRows: SearchRows) {}

  /** Locks the listings until the transaction ends, in a fixed order, which prevents deadlocks. */
  async lock(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.query('SELECT FROM listings WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
  }

  /**
   * Increments the version of each listing, and rebuilds the search rows of the public ones.
   * @returns the number of listings that exist
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
