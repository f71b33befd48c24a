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

/** Blacklisted addresses. An erasure leaves them, because it would end the block. */
export class BlacklistPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.blacklist;
  readonly keptBecause = PERSONAL_DATA_MESSAGES.kept.blacklist;

  rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, email, description AS motivo, created_at AS fecha FROM blacklist WHERE ${isOfPerson('email')} ORDER BY id`,
      [emails],
    );
  }

  /** Moves the block to the corrected address. */
  async rectify(
    tx: Transaction,
    { email }: CorrectedPerson,
    { email: corrected }: Correction,
  ): Promise<number> {
    if (corrected === undefined) return 0;
    const { moved } = await oneRow<{ moved: number }>(
      tx,
      `WITH old AS (DELETE FROM blacklist WHERE ${hasMailbox('email')} AND email <> $2
                    RETURNING description, created_at),
            added AS (INSERT INTO blacklist (email, description, created_at) SELECT $2, description, created_at FROM old
       WHERE NOT EXISTS (SELECT FROM blacklist other WHERE ${hasMailbox('other.email', '$2')} AND NOT ${hasMailbox('other.email')})
       ORDER BY created_at LIMIT 1
       ON CONFLICT DO NOTHING)
       SELECT count(*)::int AS moved FROM old`,
      [email, corrected],
    );
    return moved;
  }
}
