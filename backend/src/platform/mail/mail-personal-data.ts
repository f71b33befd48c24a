import { ERASED, PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { fullNameOf, type Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import {
  emptying,
  hasMailbox,
  isOfPerson,
  sqlText,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '../database/personal-data.js';

const EMPTIED = {
  recipient_name: sqlText(ERASED.name),
  recipient_email: sqlText(ERASED.email),
  dedupe_key: `'erased:' || id`,
  last_error: 'NULL',
};
const EMPTYING = `${emptying(EMPTIED)},
  state = CASE WHEN state IN ('queued', 'held', 'failed', 'unconfirmed') THEN 'skipped' ELSE state END,
  finished_at = coalesce(finished_at, now())`;

const OF = isOfPerson('recipient_email');

/** Messages in the ledger. Those that wait are not sent; a message that is being sent keeps its recipient until a later erasure. */
export class MailPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.mail;
  readonly empties = { mail_deliveries: EMPTIED };

  rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, template AS tipo, recipient_name AS nombre, recipient_email AS email, state AS estado, last_error AS "último error", created_at AS fecha
       FROM mail_deliveries WHERE ${OF} ORDER BY id`,
      [emails],
    );
  }

  erase(tx: Transaction, { emails }: Person): Promise<number> {
    return changedRows(tx, `UPDATE mail_deliveries SET ${EMPTYING} WHERE ${OF} AND state <> 'sending'`, [
      emails,
    ]);
  }

  /** Also changes sent messages, so that a later erasure under the new address finds them. Waiting messages go to the new address. */
  rectify(tx: Transaction, { emails, email }: CorrectedPerson, correction: Correction): Promise<number> {
    return changedRows(
      tx,
      `UPDATE mail_deliveries SET recipient_email = CASE WHEN ${hasMailbox('recipient_email', '$4')} THEN coalesce($3, recipient_email) ELSE recipient_email END,
              recipient_name = CASE WHEN recipient_name = '' THEN '' ELSE coalesce($2, recipient_name) END
       WHERE ${OF} AND ($2::text IS NOT NULL OR $3::text IS NOT NULL AND ${hasMailbox('recipient_email', '$4')})`,
      [emails, fullNameOf(correction), correction.email, email],
    );
  }

  /** Waiting messages keep their recipient, however old they are. */
  expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    return changedRows(
      tx,
      `UPDATE mail_deliveries SET ${EMPTYING} WHERE id IN (
         SELECT id FROM mail_deliveries WHERE created_at < $1 AND recipient_email <> $3
           AND state IN ('sent', 'failed', 'unconfirmed', 'skipped') LIMIT $2)`,
      [before, limit, ERASED.email],
    );
  }
}
