import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import {
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '../database/personal-data.js';
import { changedRows, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';

const OF = isOfPerson('email');

/** Addresses that a mail server refused. */
export class RefusalPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.refusal;
  readonly deletes = ['refused_addresses'];

  rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT email AS registro, reason AS motivo, refused_at AS fecha FROM refused_addresses WHERE ${OF} ORDER BY email`,
      [emails],
    );
  }

  erase(tx: Transaction, { emails }: Person): Promise<number> {
    return changedRows(tx, `DELETE FROM refused_addresses WHERE ${OF}`, [emails]);
  }

  /** The refusal concerns the former address only. */
  async rectify(
    tx: Transaction,
    { email }: CorrectedPerson,
    { email: corrected }: Correction,
  ): Promise<number> {
    if (corrected === undefined) return 0;
    return changedRows(tx, `DELETE FROM refused_addresses WHERE ${hasMailbox('email')} AND email <> $2`, [
      email,
      corrected,
    ]);
  }
}
