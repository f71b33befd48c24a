import { MAILS_TO_OWNERS } from '#common/operations/work-names.js';
import { rowOf, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { NewMail } from '#platform/mail/mailbox.js';
import type { CorrectedRecipient } from '#platform/mail/unfinished-mail.js';

/** The owner that a message about a notice goes to if it is sent now; undefined for messages to others. */
export function presentOwner(tx: Transaction, deliveryId: number): Promise<NewMail['recipient'] | undefined> {
  return rowOf<NewMail['recipient']>(
    tx,
    `SELECT p.first_name || ' ' || p.last_name AS name, p.email FROM offered_mail_deliveries m
     JOIN offered_listings l ON l.id = (m.facts->>'listingId')::int JOIN offered_contacts p ON p.id = l.contact_id
     WHERE m.id = $1 AND m.template = ANY($2)`,
    [deliveryId, MAILS_TO_OWNERS],
  );
}

/**
 * Messages to owners of notices that have not gone out and whose owner has another address by now.
 * @param deliveryId of one message, or `all`
 */
export function movedOwners(tx: Transaction, deliveryId: number | 'all'): Promise<CorrectedRecipient[]> {
  return rowsOf<CorrectedRecipient>(
    tx,
    `SELECT m.id, p.first_name || ' ' || p.last_name AS name, p.email FROM offered_mail_deliveries m
     JOIN offered_listings l ON l.id = (m.facts->>'listingId')::int JOIN offered_contacts p ON p.id = l.contact_id
     WHERE m.state <> 'sent' AND m.template = ANY($2) AND m.recipient_email <> p.email AND ($1::bigint IS NULL OR m.id = $1)`,
    [deliveryId === 'all' ? null : deliveryId, MAILS_TO_OWNERS],
  );
}
