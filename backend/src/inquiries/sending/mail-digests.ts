import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { ListingOwners } from '../../listings/public.js';
import { InquiryDigests, type TakenInquiry } from './inquiry-digests.js';
import { INQUIRY_DIGEST_MAIL } from './inquiry-digest.mail.js';

const HALF_AN_HOUR_MS = 1_800_000;
const LISTINGS_AT_A_TIME = 1_000;
const MOST_IN_A_MESSAGE = 50;
const LONGEST_REASON = 500;

export const mailDigests = defineJob('maintenance', 'mail-inquiry-digests', { every: HALF_AN_HOUR_MS });

/**
 * Mails the waiting inquiries, one message per listing and fifty inquiries. If a digest fails, the reason is stored, its inquiries wait for
 * the next run, and the other listings are not delayed.
 */
@Injectable()
@Handles(mailDigests)
export class MailDigests implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(MailDigests.name);

  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly digests: InquiryDigests,
    private readonly owners: ListingOwners,
    private readonly mailbox: Mailbox,
  ) {}

  async handle(): Promise<void> {
    for (let after = 0; ;) {
      const ids = await this.digests.waiting(this.database, after, LISTINGS_AT_A_TIME);
      if (ids.length === 0) return;
      for (const id of ids) await this.postOf(id);
      after = ids.at(-1)!;
    }
  }

  private async postOf(listingId: number): Promise<void> {
    try {
      await this.transactions.run(async (tx) =>
        this.post(tx, listingId, await this.digests.take(tx, listingId)),
      );
    } catch (error) {
      const { name, message } = error as Error;
      this.log.error(`The digest of listing ${listingId} failed: ${message}`);
      await this.digests.noteFailure(
        this.database,
        listingId,
        `${name}: ${message}`.slice(0, LONGEST_REASON),
      );
    }
  }

  private async post(tx: Transaction, listingId: number, waiting: readonly TakenInquiry[]): Promise<void> {
    const owner = await this.owners.ofPublished(tx, listingId);
    if (!owner) return;
    for (let at = 0; at < waiting.length; at += MOST_IN_A_MESSAGE) {
      const inquiries = waiting.slice(at, at + MOST_IN_A_MESSAGE);
      const inquiryIds = inquiries.map(({ id }) => id);
      await this.mailbox.post(tx, {
        dedupeKey: `${INQUIRY_DIGEST_MAIL}:${inquiryIds[0]}`,
        template: INQUIRY_DIGEST_MAIL,
        facts: { listingId, inquiryIds },
        recipient: { name: owner.name, email: owner.email },
        requests: inquiries.map(({ request }) => request),
      });
    }
  }
}
