import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, oneRow, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import {
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '#platform/database/personal-data.js';
import { UNCONFIRMED_DAYS } from './alerts.js';

const OF = isOfPerson('email');

/** Searches that a visitor has an alert for. They are deleted when they end. */
export class AlertPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.alerts;
  readonly deletes = ['alerts'];

  rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, email, search AS "búsqueda", cadence AS frecuencia, created_at AS fecha, confirmed_at AS confirmada,
              expires_at AS vence
       FROM alerts WHERE ${OF} ORDER BY id`,
      [emails],
    );
  }

  erase(tx: Transaction, { emails }: Person): Promise<number> {
    return changedRows(tx, `DELETE FROM alerts WHERE ${OF}`, [emails]);
  }

  /**
   * If the correction names another mailbox, stores the alerts under new ids, unconfirmed, so that a link mailed to the old address cannot
   * confirm them.
   */
  async rectify(
    tx: Transaction,
    { email }: CorrectedPerson,
    { email: corrected }: Correction,
  ): Promise<number> {
    if (corrected === undefined) return 0;
    if (mailboxOf(corrected) === mailboxOf(email))
      return changedRows(tx, `UPDATE alerts SET email = $2 WHERE ${hasMailbox('email')}`, [email, corrected]);
    const { moved } = await oneRow<{ moved: number }>(
      tx,
      `WITH old AS (DELETE FROM alerts WHERE ${hasMailbox('email')} RETURNING search, keys, cadence, created_at),
            added AS (INSERT INTO alerts (email, search, keys, cadence, created_at, expires_at)
       SELECT $2, search, keys, cadence, created_at, now() + interval '${UNCONFIRMED_DAYS} days' FROM old
       ON CONFLICT (mailbox_of(email), search) DO NOTHING)
       SELECT count(*)::int AS moved FROM old`,
      [email, corrected],
    );
    return moved;
  }
}
