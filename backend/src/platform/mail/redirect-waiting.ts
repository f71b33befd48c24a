import type { Transaction } from '../database/transactions.js';
import { MAIL_CHANNEL } from './mailbox.js';

interface Redirection {
  from: string;
  to: string;
  templates: readonly string[];
  /** Value of `listingId` in the facts. */
  listingIds: readonly number[];
}

/**
 * Messages to a corrected address that have not gone out go to the new one. Those that were tried are tried again at once: the wait was that
 * of the old address. A message that is being sent keeps its recipient.
 */
export async function redirectWaiting(
  tx: Transaction,
  { from, to, templates, listingIds }: Redirection,
): Promise<void> {
  await tx.query(
    `UPDATE mail_deliveries
     SET recipient_email = $2, next_attempt_at = CASE WHEN attempts = 0 THEN next_attempt_at ELSE now() END
     WHERE state = 'queued' AND recipient_email = $1 AND template = ANY($3) AND (facts->>'listingId')::int = ANY($4)`,
    [from, to, templates, listingIds],
  );
  await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
}
