import { INQUIRY_MAILS_TO_OWNERS, MAILS_TO_OWNERS } from '#common/operations/work-names.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { redirectWaiting, type CorrectedRecipient } from '#platform/mail/redirect-waiting.js';

/** SQL expression: where inquiries about a listing `l` of a contact `p` go. Other messages about a notice go to the contact's address. */
export const NOTICE_EMAIL = `coalesce(nullif(l.email, ''), p.email)`;

/** Messages to owners of notices, with the recipient that each has if it is sent now. A single inquiry names its notice only by itself. */
const OWNER_MAILS = `
  SELECT m.id, m.state, m.recipient_name, m.recipient_email, l.contact_id, p.first_name || ' ' || p.last_name AS name,
         CASE WHEN m.template = ANY($2) THEN ${NOTICE_EMAIL} ELSE p.email END AS email
  FROM offered_mail_deliveries m LEFT JOIN offered_inquiries i ON i.id = (m.facts->>'inquiryId')::int
  JOIN listings l ON l.id = coalesce((m.facts->>'listingId')::int, i.listing_id) JOIN offered_contacts p ON p.id = l.contact_id
  WHERE m.template = ANY($1)`;

/** SQL condition on OWNER_MAILS. */
const IS_MOVED = '(recipient_name, recipient_email) IS DISTINCT FROM (name, email)';

/**
 * Messages to owners of notices that have not gone out and would have another recipient now, with that one.
 * @param deliveryId of one message, or `all`
 */
export function movedOwners(tx: Transaction, deliveryId: number | 'all'): Promise<CorrectedRecipient[]> {
  return rowsOf<CorrectedRecipient>(
    tx,
    `SELECT id, name, email FROM (${OWNER_MAILS}) AS mails WHERE state <> 'sent' AND ${IS_MOVED} AND ($3::bigint IS NULL OR id = $3)`,
    [MAILS_TO_OWNERS, INQUIRY_MAILS_TO_OWNERS, deliveryId === 'all' ? null : deliveryId],
  );
}

/** Sends messages about the notices of an owner that have not gone out to where they would go now. */
export async function followOwner(tx: Transaction, contactId: number): Promise<void> {
  const moved = await rowsOf<CorrectedRecipient>(
    tx,
    `SELECT id, name, email FROM (${OWNER_MAILS}) AS mails WHERE state IN ('queued', 'sending') AND ${IS_MOVED} AND contact_id = $3`,
    [MAILS_TO_OWNERS, INQUIRY_MAILS_TO_OWNERS, contactId],
  );
  await redirectWaiting(tx, moved);
}
