import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import { fullNameOf, type Correction } from '#common/rules/correction.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { HoldsPersonalData, Person } from '#platform/personal-data/personal-data.js';

const OF = 'mailbox_of(email) = mailbox_of($1)';

/** Messages from the contact form. */
export class SupportPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.support;

  rows(tx: Transaction, { email }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, full_name AS nombre, email, message AS mensaje, created_at AS fecha, answered_at AS respondido
       FROM support_messages WHERE ${OF} ORDER BY id`,
      [email],
    );
  }

  erase(tx: Transaction, { email }: Person): Promise<number> {
    return changedRows(tx, `DELETE FROM support_messages WHERE ${OF}`, [email]);
  }

  rectify(tx: Transaction, { email }: Person, correction: Correction): Promise<number> {
    return changedRows(
      tx,
      `UPDATE support_messages SET full_name = coalesce($2, full_name), email = coalesce($3, email)
       WHERE ${OF} AND ($2::text IS NOT NULL OR $3::text IS NOT NULL)`,
      [email, fullNameOf(correction), correction.email],
    );
  }

  expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    return changedRows(
      tx,
      'DELETE FROM support_messages WHERE id IN (SELECT id FROM support_messages WHERE created_at < $1 LIMIT $2)',
      [before, limit],
    );
  }
}
