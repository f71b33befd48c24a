import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import type { Correction } from '#common/rules/correction.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { HoldsPersonalData, Person } from '#platform/personal-data/personal-data.js';

const OF = `email <> '' AND mailbox_of(email) = mailbox_of($1)`;

/** Reports that a visitor sent. The rows stay without text and address, because they are counted. */
export class ReportPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.reports;

  rows(tx: Transaction, { email }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, reason AS motivo, message AS mensaje, email, created_at AS fecha FROM reports WHERE ${OF} ORDER BY id`,
      [email],
    );
  }

  erase(tx: Transaction, { email }: Person): Promise<number> {
    return changedRows(tx, `UPDATE reports SET email = '', message = '' WHERE ${OF}`, [email]);
  }

  rectify(tx: Transaction, { email }: Person, { email: corrected }: Correction): Promise<number> {
    return changedRows(tx, `UPDATE reports SET email = $2::text WHERE $2::text IS NOT NULL AND ${OF}`, [
      email,
      corrected,
    ]);
  }

  expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    return changedRows(
      tx,
      `UPDATE reports SET email = '', message = '' WHERE id IN (
         SELECT id FROM reports WHERE created_at < $1 AND (email <> '' OR message <> '') LIMIT $2)`,
      [before, limit],
    );
  }
}
