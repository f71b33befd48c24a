import { Injectable } from '@nestjs/common';
import { formatCode, type ListingCode } from '#common/listings/listing-code.js';
import type { Operation } from '#common/kernel/operations.js';
import { oneRow, rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/**
 * Gapless unique numbers. Each comes from a counter row that stays locked until the transaction ends; a rolled-back transaction does not
 * consume its number (wire-contract.md, Codes).
 */
@Injectable()
export class ListingCodes {
  /**
   * Skips codes that the operator assigned by hand (updateAltaInmueble), including former ones and those of deleted notices, which the audit
   * trail remembers.
   */
  async next(tx: Transaction, operation: Operation): Promise<ListingCode> {
    for (;;) {
      const code = formatCode(operation, await this.count(tx, operation));
      if ((await this.holderOf(tx, code)) === null && !(await this.wasAssigned(tx, code))) return code;
    }
  }

  /** Id of the listing that has or had the code. A former code identifies its listing permanently. */
  async holderOf(tx: Transaction, code: string): Promise<number | null> {
    const holder = await rowOf<{ id: number }>(
      tx,
      `SELECT id FROM listings WHERE code = $1 UNION ALL SELECT listing_id FROM former_codes WHERE code = $1`,
      [code],
    );
    return holder?.id ?? null;
  }

  /** Records the replaced code as a former one. A code that the listing takes back stops being a former one. */
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

  private async wasAssigned(tx: Transaction, code: string): Promise<boolean> {
    const entry = await rowOf(
      tx,
      `SELECT id FROM offered_audit_entries WHERE action = 'listing.edit.code' AND after->>'code' = $1 LIMIT 1`,
      [code],
    );
    return entry !== undefined;
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
