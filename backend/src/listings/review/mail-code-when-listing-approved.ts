import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { listingApproved, type ListingEvent } from '../events.js';
import { CODE_MAIL, codeMailKey } from './code-mail.js';
import { OwnerMail } from '../owner/owner-mail.js';

@Injectable()
@ReactsTo(listingApproved, 'mail-code-when-listing-approved')
export class MailCodeWhenListingApproved implements Reaction<ListingEvent> {
  constructor(private readonly owner: OwnerMail) {}

  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    await this.owner.post(tx, { template: CODE_MAIL, dedupeKey: codeMailKey(listingId), listingId });
  }
}
