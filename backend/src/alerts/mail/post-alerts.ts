import type { Transaction } from '#platform/database/transactions.js';
import type { Mailbox } from '#platform/mail/mailbox.js';
import type { Recipient } from '../data/alerts.js';
import { ALERT_MAIL } from './alert.mail.js';

/** Records a message of a mailing to each of the alerts, once. */
export async function postAlerts(
  tx: Transaction,
  mailbox: Mailbox,
  { mailing, to, delaySeconds = 0 }: { mailing: string; to: readonly Recipient[]; delaySeconds?: number },
): Promise<void> {
  if (to.length === 0) return;
  await mailbox.postBatch(tx, {
    batch: `${ALERT_MAIL}:${mailing}`,
    template: ALERT_MAIL,
    bulk: true,
    delaySeconds,
    messages: to.map(({ id, email }) => ({
      key: id,
      facts: { alertId: id, mailing },
      recipient: { name: '', email },
    })),
  });
}
