import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/process/clock.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Contacts } from '../../contacts/public.js';
import { pauseUnconfirmed } from '../core/lifecycle.js';
import { AVAILABILITY_PAUSED_MAIL } from './availability-mail.js';
import { ListingDecisions } from '../review/listing-decisions.js';

/** Pauses a notice that nobody confirms, and notifies its owner, who can publish it again with one button. */
@Injectable()
export class PauseUnconfirmed {
  constructor(
    private readonly decisions: ListingDecisions,
    private readonly contacts: Contacts,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 'conflict' unless its owner was warned and has not reacted */
  async execute(listingId: number): Promise<void> {
    const request = { listingId, version: null, administratorId: null, action: 'listing.pause' } as const;
    await this.decisions.take(request, async (listing, tx) => {
      const at = this.clock.now();
      const paused = pauseUnconfirmed(listing, at);
      const { firstName, lastName, email } = await this.contacts.get(tx, listing.contactId);
      await this.mailbox.post(tx, {
        dedupeKey: `${AVAILABILITY_PAUSED_MAIL}:${listingId}:${at.toISOString()}`,
        template: AVAILABILITY_PAUSED_MAIL,
        facts: { listingId },
        recipient: { name: `${firstName} ${lastName}`, email },
      });
      return paused;
    });
  }
}
