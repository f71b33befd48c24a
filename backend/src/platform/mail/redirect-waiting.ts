import type { Transaction } from '../database/transactions.js';
import { MAIL_CHANNEL } from './mailbox.js';

export interface CorrectedRecipient {
  /** Of the message. */
  id: number;
  name: string;
  email: string;
}

/**
 * Messages that have not gone out go to their corrected recipients. Those that were tried at another address are tried again at once: the wait
 * was that of the old address. One that is being sent to the old address is taken back from its sender and sent to the new one; it may have
 * reached the old one too.
 */
export async function redirectWaiting(
  tx: Transaction,
  corrected: readonly CorrectedRecipient[],
): Promise<void> {
  if (corrected.length === 0) return;
  await tx.query(
    `UPDATE mail_deliveries m
     SET state = 'queued', lease = NULL, lease_until = NULL, recipient_name = c.name, recipient_email = c.email,
         next_attempt_at = CASE WHEN m.attempts = 0 OR m.recipient_email = c.email THEN m.next_attempt_at ELSE now() END
     FROM jsonb_to_recordset($1::jsonb) AS c (id bigint, name text, email text)
     WHERE m.id = c.id AND (m.state = 'queued' OR m.state = 'sending' AND m.recipient_email <> c.email)`,
    [JSON.stringify(corrected)],
  );
  await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
}
