import { Injectable } from '@nestjs/common';
import { follow } from '#platform/context/work-context.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { ScheduledNewsletters, type DueNewsletter } from '../data/scheduled-newsletters.js';
import { RecordNewsletter } from '../use-cases/record-newsletter.js';

export const sendScheduled = defineJob('maintenance', 'send-scheduled-newsletters', { every: 60_000 });

/** Sends the newsletters whose time has come. What is too late, or for nobody, waits for the operator (docs/decisions/0076). */
@Injectable()
@Handles(sendScheduled)
export class SendScheduled implements JobHandler<Record<string, never>> {
  constructor(
    private readonly transactions: Transactions,
    private readonly schedules: ScheduledNewsletters,
    private readonly newsletters: RecordNewsletter,
  ) {}

  async handle(): Promise<void> {
    while (await this.transactions.run((tx) => this.next(tx)));
  }

  /** @returns false if none is due */
  private async next(tx: Transaction): Promise<boolean> {
    const due = await this.schedules.takeDue(tx);
    if (!due) return false;
    follow(due.correlationId);
    await this.send(tx, due);
    return true;
  }

  private async send(tx: Transaction, { id, isLate, ...letter }: DueNewsletter): Promise<void> {
    if (isLate) return this.schedules.leave(tx, id, 'late');
    const newsletterId = await this.newsletters.record(tx, letter);
    if (newsletterId === undefined) return this.schedules.leave(tx, id, 'nobody');
    await this.schedules.finish(tx, id, newsletterId);
  }
}
