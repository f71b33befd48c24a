import { Injectable } from '@nestjs/common';
import { formatCode, type ListingCode } from '#common/rules/listing-code.js';
import type { Operation } from '#common/vocabulary/operations.js';
import { oneRow, rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/**
 * Numbers that never repeat and leave no gap: each comes from a counter row that the transaction keeps locked, so one that
 * is rolled back gives its number to the next (wire-contract.md, Codes).
 */
@Injectable()
export class ListingCodes {
  /** Passes over a code that the operator gave by hand (updateAltaInmueble), also over a former one. */
  async next(tx: Transaction, operation: Operation): Promise<ListingCode> {
    for (;;) {
      const code = formatCode(operation, await this.count(tx, operation));
      if ((await this.holderOf(tx, code)) === null) return code;
    }
  }

  /** The id of the listing that has the code, or had it: links to a former code lead to its listing and to no other. */
  async holderOf(tx: Transaction, code: string): Promise<number | null> {
    const holder = await rowOf<{ id: number }>(
      tx,
      `SELECT id FROM listings WHERE code = $1 UNION ALL SELECT listing_id FROM former_codes WHERE code = $1`,
      [code],
    );
    return holder?.id ?? null;
  }

  /** Keeps the code that a listing gives up for another; one that it takes back is no former one any more. */
  async keepFormer(
    tx: Transaction,
    listingId: number,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await tx.query('DELETE FROM former_codes WHERE code = $1', [to]);
    if (from === to) return;
    await tx.query('INSERT INTO former_codes (code, listing_id) VALUES ($1, $2)', [from, listingId]);
  }

  async nextPublication(tx: Transaction): Promise<number> {
    return this.count(tx, 'publication');
  }

  private async count(tx: Transaction, counter: string): Promise<number> {
    const counted = await oneRow<{ last: number }>(
      tx,
      'UPDATE code_counters SET last = last + 1 WHERE counter = $1 RETURNING last',
      [counter],
    );
    return counted.last;
  }
}
