import { Injectable } from '@nestjs/common';
import { rowsOf } from '#platform/database/rows.js';
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

  /** Takes the oldest ones; they no longer wait if the transaction commits. */
  async take(tx: Transaction, most: number): Promise<WaitingInquiry[]> {
    const taken = await rowsOf<WaitingInquiry>(
      tx,
      `DELETE FROM inquiries_to_digest WHERE inquiry_id IN (
         SELECT inquiry_id FROM inquiries_to_digest ORDER BY inquiry_id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING inquiry_id AS "inquiryId", listing_id AS "listingId"`,
      [most],
    );
    return taken.toSorted((one, other) => one.inquiryId - other.inquiryId);
  }
}
