import { restoreNewsletter, withdrawNewsletter } from '#platform/consents/consents.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** An unsubscription that a merging of contacts, or another address of one, gave to another address. */
export interface CarriedUnsubscription {
  email: string;
  since: string;
}

/**
 * Unsubscribes every address of merged contacts if one of them is unsubscribed, except those that asked for news after that. Earlier
 * requests for news stay, so that they count again if this is taken back.
 * @param formerEmails addresses that the contacts had until now; they count, and nothing is added for them
 * @returns what was added
 */
export async function carryUnsubscription(
  tx: Transaction,
  contactIds: readonly number[],
  formerEmails: readonly string[] = [],
): Promise<CarriedUnsubscription[]> {
  const carried = await rowsOf<CarriedUnsubscription>(
    tx,
    `WITH records AS (SELECT email FROM offered_contacts WHERE (id = ANY($1) OR merged_into_id = ANY($1)) AND email <> ''),
          known AS (SELECT email FROM records UNION SELECT unnest($2::text[])),
          newest AS (SELECT max(s.created_at) AS at FROM mail_suppressions s JOIN known k ON mailbox_of(s.email) = mailbox_of(k.email)
                     WHERE s.reason = 'unsubscribed')
     INSERT INTO mail_suppressions (email, reason, created_at)
     SELECT DISTINCT lower(r.email), 'unsubscribed', newest.at FROM records r JOIN newest ON newest.at IS NOT NULL
     WHERE NOT EXISTS (SELECT FROM mail_suppressions s WHERE mailbox_of(s.email) = mailbox_of(r.email))
       AND NOT EXISTS (SELECT FROM newsletter_subscribers n
                       WHERE mailbox_of(n.email) = mailbox_of(r.email) AND n.confirmed_at > newest.at)
     RETURNING email, created_at::text AS since`,
    [contactIds, formerEmails],
  );
  for (const { email, since } of carried) await withdrawNewsletter(tx, email, since);
  return carried;
}

/** Takes back what was added, unless the person has unsubscribed since. */
export async function returnUnsubscriptions(
  tx: Transaction,
  carried: readonly CarriedUnsubscription[],
): Promise<void> {
  for (const { email, since } of carried) {
    const returned = await changedRows(
      tx,
      `DELETE FROM mail_suppressions WHERE email = $1 AND created_at = $2 AND reason = 'unsubscribed'`,
      [email, since],
    );
    if (returned > 0) await restoreNewsletter(tx, email, since);
  }
}
