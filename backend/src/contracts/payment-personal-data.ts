import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { emptying, type HoldsPersonalData, type Person } from '#platform/database/personal-data.js';

const EMPTIED = { note: `''` };

/** Payments of an owner's listings. They are income and stay; their free texts may name somebody. */
export class PaymentPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.payments;
  readonly empties = { payments: EMPTIED };
  readonly uncorrectedBecause = PERSONAL_DATA_MESSAGES.uncorrected.freeText;

  rows(tx: Transaction, { listingIds }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, paid_at AS fecha, amount AS importe, currency AS moneda, method AS medio, receipt AS recibo, note AS nota
       FROM payments WHERE listing_id = ANY($1) ORDER BY id`,
      [listingIds],
    );
  }

  erase(tx: Transaction, { listingIds }: Person): Promise<number> {
    return changedRows(tx, `UPDATE payments SET ${emptying(EMPTIED)} WHERE listing_id = ANY($1)`, [
      listingIds,
    ]);
  }
}
