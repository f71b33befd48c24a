import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { ListingsToAnnounce } from './listings-to-announce.js';
import { MERGED_NOTICE_MAIL } from './merged-notice.mail.js';

const EVERY_MS = 900_000;

export const announceListings = defineJob('maintenance', 'announce-listings', { every: EVERY_MS });

/** Mails the operator one merged notice of the listings that exceeded the hourly limit of single notices. */
@Injectable()
@Handles(announceListings)
export class AnnounceListings implements JobHandler<Record<string, never>> {
  constructor(
    private readonly transactions: Transactions,
    private readonly waiting: ListingsToAnnounce,
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
  ) {}

  async handle(): Promise<void> {
    await this.transactions.run(async (tx) => {
      const listings = await this.waiting.take(tx);
      const [first] = listings;
      if (first === undefined) return;
      await this.mailbox.post(tx, {
        dedupeKey: `${MERGED_NOTICE_MAIL}:${first.id}`,
        template: MERGED_NOTICE_MAIL,
        facts: { first: first.id, last: listings.at(-1)?.id, count: listings.length },
        recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
        requests: listings.map(({ request }) => request),
      });
    });
  }
}
