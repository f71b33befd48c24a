import { Injectable } from '@nestjs/common';
import { mailboxOf } from '#common/kernel/forms/email.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { listingSubmitted, type ListingEvent } from '../events.js';
import { OWNER_RECEIPT_MAIL } from './listing-submitted.mail.js';
import { OwnerMail } from '../owner/owner-mail.js';

/** Limit per mailbox (`mailboxOf`); an owner has at most three free notices at a time. */
const RECEIPTS: Limit = { name: 'receipts', points: 30, seconds: 86_400 };

@Injectable()
@ReactsTo(listingSubmitted, 'mail-receipt-when-listing-submitted')
export class MailReceiptWhenListingSubmitted implements Reaction<ListingEvent> {
  constructor(
    private readonly owner: OwnerMail,
    private readonly limits: RateLimits,
  ) {}

  /** The address is unverified, so the number of messages to it is limited. A failed attempt does not count. */
  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    const recipient = await this.owner.recipient(tx, listingId);
    if (!recipient) return;
    if (!(await this.limits.tryConsumeWithin(tx, RECEIPTS, mailboxOf(recipient.email)))) return;
    await this.owner.post(tx, {
      template: OWNER_RECEIPT_MAIL,
      dedupeKey: `${OWNER_RECEIPT_MAIL}:${listingId}`,
      listingId,
    });
  }
}
