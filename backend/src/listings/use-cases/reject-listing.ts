import { Injectable } from '@nestjs/common';
import { UNDO_SECONDS } from '#common/rules/rejection.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Contacts } from '../../contacts/public.js';
import type { Listing } from '../data/listing.entity.js';
import { Rejections } from '../data/rejections.js';
import { move } from '../domain/lifecycle.js';
import { REJECTION_MAIL } from '../mail/rejection-mail.js';
import { ListingDecisions } from './listing-decisions.js';

export interface RejectionRequest {
  listingId: number;
  /** What the owner is to correct; may be empty. */
  reason: string;
  /** Whether the owner is told by mail. */
  notify: boolean;
  version: number | null;
  administratorId: number;
}

/** The mail leaves after the time to undo, and what a request may take on a slow network. */
const MAIL_DELAY_SECONDS = UNDO_SECONDS + 5;

/** Rejects a pending listing, keeps the reason, and tells the owner if asked to (docs/decisions/0049). */
@Injectable()
export class RejectListing {
  constructor(
    private readonly decisions: ListingDecisions,
    private readonly rejections: Rejections,
    private readonly contacts: Contacts,
    private readonly mailbox: Mailbox,
  ) {}

  /** @throws Problem 'not-found', or 'conflict' unless the listing is pending */
  async execute({ reason, notify, ...request }: RejectionRequest): Promise<void> {
    const note = reason ? { reason } : {};
    await this.decisions.take({ ...request, action: 'listing.reject', note }, async (listing, tx) => {
      const event = move(listing, 'reject');
      const id = await this.rejections.add(tx, { listingId: listing.id, reason, notified: notify });
      if (notify) await this.tell(tx, listing, id);
      return event;
    });
  }

  private async tell(tx: Transaction, { id, contactId }: Listing, rejectionId: number): Promise<void> {
    const { firstName, lastName, email } = await this.contacts.get(tx, contactId);
    await this.mailbox.post(tx, {
      dedupeKey: `${REJECTION_MAIL}:${rejectionId}`,
      template: REJECTION_MAIL,
      facts: { listingId: id, rejectionId },
      recipient: { name: `${firstName} ${lastName}`, email },
      delaySeconds: MAIL_DELAY_SECONDS,
    });
  }
}
