import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { ListingOwners } from '../../listings/public.js';
import { InquiryDigests, type WaitingInquiry } from '../data/inquiry-digests.js';
import { INQUIRY_DIGEST_MAIL } from '../mail/inquiry-digest.mail.js';

const HALF_AN_HOUR_MS = 1_800_000;
const MOST_IN_A_RUN = 5_000;
const MOST_IN_A_MESSAGE = 50;

export const mailDigests = defineJob('maintenance', 'mail-inquiry-digests', { every: HALF_AN_HOUR_MS });

/** Mails the waiting inquiries, one message per listing and fifty inquiries. */
@Injectable()
@Handles(mailDigests)
export class MailDigests implements JobHandler<Record<string, never>> {
  constructor(
    private readonly transactions: Transactions,
    private readonly digests: InquiryDigests,
    private readonly owners: ListingOwners,
    private readonly mailbox: Mailbox,
  ) {}

  async handle(): Promise<void> {
    await this.transactions.run(async (tx) => {
      const taken = await this.digests.take(tx, MOST_IN_A_RUN);
      for (const id of new Set(taken.map(({ listingId }) => listingId)))
        await this.post(
          tx,
          id,
          taken.filter(({ listingId }) => listingId === id),
        );
    });
  }

  private async post(tx: Transaction, listingId: number, waiting: readonly WaitingInquiry[]): Promise<void> {
    const owner = await this.owners.ofPublished(tx, listingId);
    if (!owner) return;
    for (let at = 0; at < waiting.length; at += MOST_IN_A_MESSAGE) {
      const inquiryIds = waiting.slice(at, at + MOST_IN_A_MESSAGE).map(({ inquiryId }) => inquiryId);
      await this.mailbox.post(tx, {
        dedupeKey: `${INQUIRY_DIGEST_MAIL}:${inquiryIds[0]}`,
        template: INQUIRY_DIGEST_MAIL,
        facts: { listingId, inquiryIds },
        recipient: { name: owner.name, email: owner.email },
      });
    }
  }
}
