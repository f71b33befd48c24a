import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import { consentTexts } from '#platform/consents/consents.js';
import { changedRows, oneRow, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import {
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '#platform/database/personal-data.js';
import { UNCONFIRMED_DAYS } from './subscribers.js';

const OF = isOfPerson('email');

/** Visitors who asked for news. They are deleted when they leave. */
export class SubscriberPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.news;
  readonly deletes = ['newsletter_subscribers'];

  /** The request, then the text that it names. */
  async rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    const requests = await rowsOf<Record<string, unknown>>(
      tx,
      `SELECT id AS registro, email, towns AS localidades, operation AS "operación", created_at AS fecha, confirmed_at AS confirmado,
              expires_at AS vence, awaited AS "pedidos sin confirmar", text_version AS "versión del texto", network AS "código de la red"
       FROM newsletter_subscribers WHERE ${OF} ORDER BY id`,
      [emails],
    );
    const versions = requests.map((request) => String(request['versión del texto']));
    return [...requests, ...(await consentTexts(tx, versions))];
  }

  erase(tx: Transaction, { emails }: Person): Promise<number> {
    return changedRows(tx, `DELETE FROM newsletter_subscribers WHERE ${OF}`, [emails]);
  }

  /**
   * If the correction names another mailbox, stores the subscriber under a new id, unconfirmed, so that a link mailed to the old address
   * cannot confirm it. The new row keeps the confirmed wish and drops later ones; if none was confirmed, it keeps those that wait.
   */
  async rectify(
    tx: Transaction,
    { email }: CorrectedPerson,
    { email: corrected }: Correction,
  ): Promise<number> {
    if (corrected === undefined) return 0;
    if (mailboxOf(corrected) === mailboxOf(email))
      return changedRows(tx, `UPDATE newsletter_subscribers SET email = $2 WHERE ${hasMailbox('email')}`, [
        email,
        corrected,
      ]);
    const { moved } = await oneRow<{ moved: number }>(
      tx,
      `WITH old AS (DELETE FROM newsletter_subscribers WHERE ${hasMailbox('email')}
                    RETURNING towns, operation, text_version, network, created_at,
                              CASE WHEN confirmed_at IS NULL THEN awaited ELSE '{}' END AS awaited),
            added AS (INSERT INTO newsletter_subscribers (email, towns, operation, text_version, network, created_at, awaited, expires_at)
       SELECT $2, towns, operation, text_version, network, created_at, awaited, now() + interval '${UNCONFIRMED_DAYS} days' FROM old
       ON CONFLICT (mailbox_of(email)) DO NOTHING)
       SELECT count(*)::int AS moved FROM old`,
      [email, corrected],
    );
    return moved;
  }
}
