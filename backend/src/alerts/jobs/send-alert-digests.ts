import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Alerts } from '../data/alerts.js';
import { postAlerts } from '../mail/post-alerts.js';

/** Alerts in one transaction. */
const MOST_AT_A_TIME = 1_000;

export const sendAlertDigests = defineJob('maintenance', 'send-alert-digests', { dailyAt: '9:00' });

/** Mails each alert the homes that waited for its daily message. */
@Injectable()
@Handles(sendAlertDigests)
export class SendAlertDigests implements JobHandler<Record<string, never>> {
  constructor(
    private readonly transactions: Transactions,
    private readonly alerts: Alerts,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  /** The moment is part of the name, so that a run that was interrupted is continued under another name. */
  async handle(): Promise<void> {
    const mailing = `digest-${this.clock.now().toISOString()}`;
    for (;;) {
      const posted = await this.transactions.run(async (tx) => {
        const to = await this.alerts.takeWaiting(tx, mailing, MOST_AT_A_TIME);
        await postAlerts(tx, this.mailbox, { mailing, to });
        return to.length;
      });
      if (posted === 0) return;
    }
  }
}
