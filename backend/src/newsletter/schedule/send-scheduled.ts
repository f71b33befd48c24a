import { Injectable, Logger } from '@nestjs/common';
import { follow } from '#platform/process/work-context.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { ScheduledNewsletters, type DueNewsletter } from './scheduled-newsletters.js';
import { RecordNewsletter } from '../sending/record-newsletter.js';

export const sendScheduled = defineJob('maintenance', 'send-scheduled-newsletters', { every: 60_000 });

/**
 * Sends the newsletters whose time has come. A newsletter that is too late or has no recipients waits for the operator.
 */
@Injectable()
@Handles(sendScheduled)
export class SendScheduled implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(SendScheduled.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly schedules: ScheduledNewsletters,
    private readonly newsletters: RecordNewsletter,
  ) {}

  /** A newsletter that fails is tried again each minute and does not delay others. */
  async handle(): Promise<void> {
    for (const id of await this.schedules.due())
      await this.transactions
        .run((tx) => this.sendDue(tx, id))
        .catch((error: Error) => this.log.error(`Scheduled newsletter ${id}: ${error.message}`));
  }

  private async sendDue(tx: Transaction, id: number): Promise<void> {
    const due = await this.schedules.takeDue(tx, id);
    if (!due) return;
    follow(due.correlationId);
    await this.send(tx, due);
  }

  private async send(tx: Transaction, { id, isLate, ...letter }: DueNewsletter): Promise<void> {
    if (isLate) return this.schedules.leave(tx, id, 'late');
    const newsletterId = await this.newsletters.record(tx, { ...letter, onlyIfReceived: true });
    if (newsletterId === undefined) return this.schedules.leave(tx, id, 'nobody');
    await this.schedules.finish(tx, id, newsletterId);
  }
}
