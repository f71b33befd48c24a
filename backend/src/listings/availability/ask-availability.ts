import { Injectable } from '@nestjs/common';
import { formatDay } from '#common/kernel/time/days.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { localDay } from '#platform/process/local-day.js';
import { Availability } from './availability.js';
import { AVAILABILITY_MAIL } from './availability-mail.js';

const DAY_MS = 86_400_000;
/** Owners in one transaction. */
const MOST_AT_A_TIME = 500;

export const askAvailability = defineJob('maintenance', 'ask-availability', { dailyAt: '10:20' });

interface Round {
  next: 'ask' | 'warn';
  before: Date;
  /** Data of each message. */
  facts: object;
}

/**
 * Asks owners of notices without news whether the home is still available, and warns those who have not answered the
 * last question. Each question is recorded in the transaction that posts its message.
 */
@Injectable()
@Handles(askAvailability)
export class AskAvailability implements JobHandler<Record<string, never>> {
  constructor(
    private readonly transactions: Transactions,
    private readonly availability: Availability,
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const { ASK_AVAILABILITY_DAYS: days, PAUSE_UNCONFIRMED_DAYS: daysToPause } = this.settings;
    if (days === 0) return;
    const now = this.clock.now();
    const before = new Date(now.getTime() - days * DAY_MS);
    // Warnings first, so that no owner is asked and warned in the same run.
    if (daysToPause > 0)
      await this.askAll({ next: 'warn', before, facts: { pauseOn: formatDay(localDay(now) + daysToPause) } });
    await this.askAll({ next: 'ask', before, facts: {} });
  }

  private async askAll(round: Round): Promise<void> {
    while ((await this.transactions.run((tx) => this.askSome(tx, round))) === MOST_AT_A_TIME);
  }

  private async askSome(tx: Transaction, { next, before, facts }: Round): Promise<number> {
    const asked = await this.availability.takeSilent(tx, { next, before, most: MOST_AT_A_TIME });
    if (asked.length === 0) return 0;
    const moment = this.clock.now().toISOString();
    await this.mailbox.postBatch(tx, {
      batch: AVAILABILITY_MAIL,
      template: AVAILABILITY_MAIL,
      bulk: true,
      messages: asked.map(({ listingId, owner }) => ({
        key: `${listingId}:${moment}`,
        facts: { listingId, ...facts },
        recipient: owner,
      })),
    });
    return asked.length;
  }
}
