import { Injectable } from '@nestjs/common';
import { correlationId } from '#platform/process/work-context.js';
import { changedRows, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { IS_MERGED_UNFINISHED } from '#platform/events/open-work.js';

/** A listing that waited, and the id of its request; null if an earlier version recorded it without the id. */
interface TakenListing {
  id: number;
  request: string | null;
}

/** Submitted listings that the next merged notice announces to the operator. */
@Injectable()
export class ListingsToAnnounce {
  async add(tx: Transaction, listingId: number): Promise<void> {
    await tx.query(
      'INSERT INTO listings_to_announce (listing_id, correlation_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [listingId, correlationId()],
    );
  }

  /** Takes all that are not held, in the order of their ids; they are announced if the transaction commits. */
  async take(tx: Transaction): Promise<TakenListing[]> {
    const taken = await rowsOf<TakenListing>(
      tx,
      'DELETE FROM listings_to_announce WHERE held_at IS NULL RETURNING listing_id AS id, correlation_id AS request',
    );
    return taken.toSorted((one, other) => one.id - other.id);
  }

  /**
   * Holds all waiting listings of a database that was restored by other means, such as pg_restore.
   * @returns the number of listings
   */
  async hold(database: Database): Promise<number> {
    return changedRows(database, 'UPDATE listings_to_announce SET held_at = now() WHERE held_at IS NULL');
  }

  /**
   * Releases the held and overdue listings, so that the next merged notice announces them.
   * @returns the number of listings
   */
  async release(tx: Transaction): Promise<number> {
    return changedRows(
      tx,
      `UPDATE listings_to_announce SET held_at = NULL, waiting_since = now() WHERE ${IS_MERGED_UNFINISHED}`,
    );
  }

  /**
   * Deletes the held and overdue rows: no mail announces these listings, and they stay in the list of pending notices.
   * @returns the number of listings
   */
  async discard(tx: Transaction): Promise<number> {
    return changedRows(tx, `DELETE FROM listings_to_announce WHERE ${IS_MERGED_UNFINISHED}`);
  }
}
