import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { listingSubmitted, type ListingEvent } from '../events.js';
import { OPERATOR_NOTICE_MAIL } from '../mail/listing-submitted.mail.js';

@Injectable()
@ReactsTo(listingSubmitted, 'tell-operator-when-listing-submitted')
export class TellOperatorWhenListingSubmitted implements Reaction<ListingEvent> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
  ) {}

  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    await this.mailbox.post(tx, {
      dedupeKey: `${OPERATOR_NOTICE_MAIL}:${listingId}`,
      template: OPERATOR_NOTICE_MAIL,
      facts: { listingId },
      recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
    });
  }
}
