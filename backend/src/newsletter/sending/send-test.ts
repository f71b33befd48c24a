import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import type { Sweep } from '#platform/database/sweep.js';
import { NewsletterDraft } from './newsletter-draft.entity.js';
import type { AddressedLetter } from './newsletter-content.js';
import { NEWSLETTER_TEST_MAIL } from './newsletter-test.mail.js';

/** A test is rendered from its draft within minutes. */
export const DRAFTS_SWEEP: Sweep = {
  table: 'newsletter_drafts',
  condition: `created_at < now() - interval '1 day'`,
};

/** Sends a test of a newsletter to the operator. */
@Injectable()
export class SendTest {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailbox: Mailbox,
  ) {}

  /** @returns the message's key in the ledger */
  async execute({ to, ...letter }: AddressedLetter, email: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const { identifiers } = await tx.getRepository(NewsletterDraft).insert(letter);
      const draftId: number = identifiers[0]!.id;
      const dedupeKey = `${NEWSLETTER_TEST_MAIL}:${draftId}`;
      await this.mailbox.post(tx, {
        dedupeKey,
        template: NEWSLETTER_TEST_MAIL,
        facts: { draftId, to },
        recipient: { name: email, email },
      });
      return dedupeKey;
    });
  }
}
