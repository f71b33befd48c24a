import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Availability } from '../data/availability.js';
import { AVAILABILITY_MAIL } from '../mail/availability-mail.js';

const DAY_MS = 86_400_000;
/** Owners in one transaction. */
const MOST_AT_A_TIME = 500;

export const askAvailability = defineJob('maintenance', 'ask-availability', { dailyAt: '10:20' });

/** Asks owners of notices without news whether the home is still available (docs/decisions/0068). What was asked is recorded with the messages. */
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
    const days = this.settings.ASK_AVAILABILITY_DAYS;
    if (days === 0) return;
    const before = new Date(this.clock.now().getTime() - days * DAY_MS);
    while ((await this.transactions.run((tx) => this.askSome(tx, before))) === MOST_AT_A_TIME);
  }

  private async askSome(tx: Transaction, before: Date): Promise<number> {
    const asked = await this.availability.takeToAsk(tx, { before, most: MOST_AT_A_TIME });
    if (asked.length === 0) return 0;
    const moment = this.clock.now().toISOString();
    await this.mailbox.postBatch(tx, {
      batch: AVAILABILITY_MAIL,
      template: AVAILABILITY_MAIL,
      bulk: true,
      messages: asked.map(({ listingId, owner }) => ({
        key: `${listingId}:${moment}`,
        facts: { listingId },
        recipient: owner,
      })),
    });
    return asked.length;
  }
}
