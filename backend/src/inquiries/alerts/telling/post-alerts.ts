import type { Transaction } from '#platform/database/transactions.js';
import type { Mailbox, NewMail } from '#platform/mail/mailbox.js';
import type { Recipient } from '../alerts.js';
import { ALERT_MAIL } from './alert.mail.js';

/** An alert that gets a message; for a digest, with the ids of the requests that it merges. */
type Addressee = Recipient & Pick<NewMail, 'requests'>;

/** Records a message of a mailing to each of the alerts, once. */
export async function postAlerts(
  tx: Transaction,
  mailbox: Mailbox,
  { mailing, to, delaySeconds = 0 }: { mailing: string; to: readonly Addressee[]; delaySeconds?: number },
): Promise<void> {
  if (to.length === 0) return;
  await mailbox.postBatch(tx, {
    batch: `${ALERT_MAIL}:${mailing}`,
    template: ALERT_MAIL,
    bulk: true,
    delaySeconds,
    messages: to.map(({ id, email, requests }) => ({
      key: id,
      facts: { alertId: id, mailing },
      recipient: { name: '', email },
      ...(requests && { requests }),
    })),
  });
}
