import { Injectable } from '@nestjs/common';
import { changedRows, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

export interface WaitingInquiry {
  inquiryId: number;
  listingId: number;
}

/** Inquiries that wait for the next digest to their owner. */
@Injectable()
export class InquiryDigests {
  async add(tx: Transaction, { inquiryId, listingId }: WaitingInquiry): Promise<void> {
    await tx.query(
      'INSERT INTO inquiries_to_digest (inquiry_id, listing_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [inquiryId, listingId],
    );
  }

  /** Takes the oldest ones that are not held; they no longer wait if the transaction commits. */
  async take(tx: Transaction, most: number): Promise<WaitingInquiry[]> {
    const taken = await rowsOf<WaitingInquiry>(
      tx,
      `DELETE FROM inquiries_to_digest WHERE inquiry_id IN (
         SELECT inquiry_id FROM inquiries_to_digest WHERE held_at IS NULL ORDER BY inquiry_id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING inquiry_id AS "inquiryId", listing_id AS "listingId"`,
      [most],
    );
    return taken.toSorted((one, other) => one.inquiryId - other.inquiryId);
  }

  /**
   * Holds all of them, in a database that was restored by other means.
   * @returns the number of inquiries
   */
  async hold(database: Database): Promise<number> {
    return changedRows(database, 'UPDATE inquiries_to_digest SET held_at = now() WHERE held_at IS NULL');
  }

  /**
   * Lets the held inquiries of a listing, or of all, go out with the next digest.
   * @returns the number of listings
   */
  async release(tx: Transaction, listingId: number | 'all'): Promise<number> {
    return this.change(tx, 'UPDATE inquiries_to_digest SET held_at = NULL', listingId);
  }

  /**
   * The owner of a listing, or of any, is not told of them; the back office still lists the inquiries.
   * @returns the number of listings
   */
  async discard(tx: Transaction, listingId: number | 'all'): Promise<number> {
    return this.change(tx, 'DELETE FROM inquiries_to_digest', listingId);
  }

  private async change(tx: Transaction, statement: string, listingId: number | 'all'): Promise<number> {
    const changed = await rowsOf<{ id: number }>(
      tx,
      `${statement} WHERE held_at IS NOT NULL AND ($1::int IS NULL OR listing_id = $1) RETURNING listing_id AS id`,
      [listingId === 'all' ? null : listingId],
    );
    return new Set(changed.map(({ id }) => id)).size;
  }
}
