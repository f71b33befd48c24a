import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import {
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '#platform/database/personal-data.js';

/** Addresses that receive no newsletters. An erasure leaves them, because they would receive newsletters again. */
export class SuppressionPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.suppression;
  readonly keptBecause = PERSONAL_DATA_MESSAGES.kept.suppression;

  rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT email AS registro, reason AS motivo, created_at AS fecha FROM mail_suppressions WHERE ${isOfPerson('email')} ORDER BY email`,
      [emails],
    );
  }

  /** Moves an unsubscription to the corrected address. A bounce concerns the old address only and is deleted. */
  async rectify(
    tx: Transaction,
    { email }: CorrectedPerson,
    { email: corrected }: Correction,
  ): Promise<number> {
    if (corrected === undefined) return 0;
    const { moved } = await oneRow<{ moved: number }>(
      tx,
      `WITH old AS (DELETE FROM mail_suppressions WHERE ${hasMailbox('email')} AND email <> $2
                    RETURNING reason, created_at),
            added AS (INSERT INTO mail_suppressions (email, reason, created_at)
       SELECT $2, 'unsubscribed', min(created_at) FROM old WHERE reason = 'unsubscribed' HAVING count(*) > 0
       ON CONFLICT DO NOTHING)
       SELECT count(*)::int AS moved FROM old`,
      [email, corrected],
    );
    return moved;
  }
}
