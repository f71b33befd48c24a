import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#platform/process/clock.js';
import { DataSource } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { AlertDigests } from './alert-digests.js';
import { postAlerts } from './post-alerts.js';

/** Maximum number of alerts in one transaction. */
const MOST_AT_A_TIME = 1_000;

export const sendAlertDigests = defineJob('maintenance', 'send-alert-digests', { dailyAt: '9:00' });

/** Mails each alert the homes of its daily message. A message that fails waits for the next day and does not delay others. */
@Injectable()
@Handles(sendAlertDigests)
export class SendAlertDigests implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(SendAlertDigests.name);

  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly digests: AlertDigests,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  /** The name of the mailing contains the time, so the run after an interrupted one sends the rest under another name. */
  async handle(): Promise<void> {
    const mailing = `digest-${this.clock.now().toISOString()}`;
    for (let after = 0; ;) {
      const ids = await this.digests.waiting(this.database, after, MOST_AT_A_TIME);
      if (ids.length === 0) return;
      await this.post(mailing, ids).catch(() => this.postEach(mailing, ids));
      after = ids.at(-1)!;
    }
  }

  private async post(mailing: string, ids: readonly number[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      const to = await this.digests.take(tx, mailing, ids);
      await postAlerts(tx, this.mailbox, { mailing, to });
    });
  }

  private async postEach(mailing: string, ids: readonly number[]): Promise<void> {
    for (const id of ids)
      await this.post(mailing, [id]).catch((error: Error) =>
        this.log.error(`The digest of alert ${id} failed: ${error.message}`),
      );
  }
}
