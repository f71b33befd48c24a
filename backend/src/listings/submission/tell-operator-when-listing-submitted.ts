import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { ListingsToAnnounce } from './listings-to-announce.js';
import { listingSubmitted, type ListingEvent } from '../events.js';
import { OPERATOR_NOTICE_MAIL } from './listing-submitted.mail.js';

/** Limit on messages to the operator about single notices. */
const NOTICES: Limit = { name: 'operator-notices', points: 10, seconds: 3_600 };

@Injectable()
@ReactsTo(listingSubmitted, 'tell-operator-when-listing-submitted')
export class TellOperatorWhenListingSubmitted implements Reaction<ListingEvent> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
    private readonly limits: RateLimits,
    private readonly waiting: ListingsToAnnounce,
  ) {}

  /** The first notices of an hour are mailed individually; further ones are reported in one merged message (AnnounceListings). */
  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    if (!(await this.limits.tryConsumeWithin(tx, NOTICES, 'operator'))) {
      await this.waiting.add(tx, listingId);
      return;
    }
    await this.mailbox.post(tx, {
      dedupeKey: `${OPERATOR_NOTICE_MAIL}:${listingId}`,
      template: OPERATOR_NOTICE_MAIL,
      facts: { listingId },
      recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
    });
  }
}
