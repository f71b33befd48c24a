import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { HoldsPersonalData, Person } from '#platform/personal-data/personal-data.js';

const OF = 'mailbox_of(email) = mailbox_of($1)';

/** Searches that a visitor wants to hear of. They are deleted when they end. */
export class AlertPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.alerts;

  rows(tx: Transaction, { email }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, email, search AS "búsqueda", cadence AS frecuencia, created_at AS fecha, confirmed_at AS confirmada,
              expires_at AS vence
       FROM alerts WHERE ${OF} ORDER BY id`,
      [email],
    );
  }

  erase(tx: Transaction, { email }: Person): Promise<number> {
    return changedRows(tx, `DELETE FROM alerts WHERE ${OF}`, [email]);
  }
}
