import { Injectable } from '@nestjs/common';
import { formatCode, type ListingCode } from '#common/rules/listing-code.js';
import type { Operation } from '#common/vocabulary/operations.js';
import { Listing } from './listing.entity.js';
import type { Transaction } from '#platform/database/transactions.js';

/**
 * Numbers that never repeat and leave no gap: each comes from a counter row that the transaction keeps locked, so one that
 * is rolled back gives its number to the next (wire-contract.md, Codes).
 */
@Injectable()
export class ListingCodes {
  /** Passes over a code that the operator gave by hand (updateAltaInmueble). */
  async next(tx: Transaction, operation: Operation): Promise<ListingCode> {
    for (;;) {
      const code = formatCode(operation, await this.count(tx, operation));
      if (!(await tx.getRepository(Listing).existsBy({ code }))) return code;
    }
  }

  async nextPublication(tx: Transaction): Promise<number> {
    return this.count(tx, 'publication');
  }

  private async count(tx: Transaction, counter: string): Promise<number> {
    const [rows] = await tx.query(
      'UPDATE code_counters SET last = last + 1 WHERE counter = $1 RETURNING last',
      [counter],
    );
    return rows[0].last;
  }
}
