import { Injectable } from '@nestjs/common';
import { correlationId } from '#platform/process/work-context.js';
import { IS_MERGED_UNFINISHED } from '#platform/events/open-work.js';
import { changedRows, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

interface WaitingInquiry {
  inquiryId: number;
  listingId: number;
}

/** An inquiry that waited, and the id of its request; null if the version that recorded it kept none. */
export interface TakenInquiry {
  id: number;
  request: string | null;
}

/** Inquiries that wait for the next digest to their owner. */
@Injectable()
export class InquiryDigests {
  async add(tx: Transaction, { inquiryId, listingId }: WaitingInquiry): Promise<void> {
    await tx.query(
      'INSERT INTO inquiries_to_digest (inquiry_id, listing_id, correlation_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [inquiryId, listingId, correlationId()],
    );
  }

  /**
   * Listings with inquiries that wait and are not held, in order.
   * @param after id of the last one of the page before; 0 for the first page
   */
  async waiting(database: Database, after: number, most: number): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      database,
      `SELECT DISTINCT listing_id AS id FROM inquiries_to_digest
       WHERE held_at IS NULL AND listing_id > $1 ORDER BY listing_id LIMIT $2`,
      [after, most],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Takes the inquiries of a listing that are not held. They no longer wait if the transaction commits.
   * @returns them in the order of their ids
   */
  async take(tx: Transaction, listingId: number): Promise<TakenInquiry[]> {
    const taken = await rowsOf<TakenInquiry>(
      tx,
      `DELETE FROM inquiries_to_digest WHERE listing_id = $1 AND held_at IS NULL
       RETURNING inquiry_id AS id, correlation_id AS request`,
      [listingId],
    );
    return taken.toSorted((one, other) => one.id - other.id);
  }

  /** Records why the digest of a listing could not be made; its inquiries keep waiting. */
  async noteFailure(database: Database, listingId: number, reason: string): Promise<void> {
    await changedRows(
      database,
      'UPDATE inquiries_to_digest SET last_error = $2 WHERE listing_id = $1 AND held_at IS NULL',
      [listingId, reason],
    );
  }

  /**
   * Holds all of them, in a database that was restored by other means.
   * @returns the number of inquiries
   */
  async hold(database: Database): Promise<number> {
    return changedRows(database, 'UPDATE inquiries_to_digest SET held_at = now() WHERE held_at IS NULL');
  }

  /**
   * Puts the held and overdue inquiries of a listing, or of all, into the next digest.
   * @returns the number of listings
   */
  async release(tx: Transaction, listingId: number | 'all'): Promise<number> {
    return this.change(tx, 'UPDATE inquiries_to_digest SET held_at = NULL, waiting_since = now()', listingId);
  }

  /**
   * Discards the held and overdue inquiries of a listing, or of all: the owner is not notified. The back office still lists them.
   * @returns the number of listings
   */
  async discard(tx: Transaction, listingId: number | 'all'): Promise<number> {
    return this.change(tx, 'DELETE FROM inquiries_to_digest', listingId);
  }

  private async change(tx: Transaction, statement: string, listingId: number | 'all'): Promise<number> {
    const changed = await rowsOf<{ id: number }>(
      tx,
      `${statement} WHERE ${IS_MERGED_UNFINISHED} AND ($1::int IS NULL OR listing_id = $1) RETURNING listing_id AS id`,
      [listingId === 'all' ? null : listingId],
    );
    return new Set(changed.map(({ id }) => id)).size;
  }
}
