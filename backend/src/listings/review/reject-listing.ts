import { Injectable } from '@nestjs/common';
import { isNotified } from '#common/listings/review/rejection.js';
import { MAIL_WAITS_SECONDS } from '#common/kernel/time/take-back.js';
import { oneRow } from '#platform/database/rows.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import type { Transaction } from '#platform/database/transactions.js';
import { isBlacklisted } from '../../blacklist/public.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import type { Listing } from '../core/listing.entity.js';
import { Rejections } from './rejections.js';
import { move } from '../core/lifecycle.js';
import { REJECTION_MAIL } from './rejection-mail.js';
import { ListingDecisions } from './listing-decisions.js';

export interface RejectionRequest {
  listingId: number;
  /** Corrections that the owner is asked for; may be empty. */
  reason: string;
  /** Whether the owner is notified by mail; an owner on the blacklist never is. */
  notify: boolean;
  version: number | null;
  administratorId: number;
}

interface MailedRejection {
  listing: Listing;
  owner: Contact;
  rejectionId: number;
}

/** Rejects a pending listing, records the reason, and notifies the owner if requested (back-office.md §2, Review). */
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
      const owner = await this.contacts.get(tx, listing.contactId);
      const notified = isNotified({ avisar: notify }, await this.isListed(tx, owner));
      const id = await this.rejections.add(tx, { listingId: listing.id, reason, notified });
      if (notified) await this.mailRejection(tx, { listing, owner, rejectionId: id });
      return event;
    });
  }

  private async isListed(tx: Transaction, { email }: Contact): Promise<boolean> {
    const sql = `SELECT ${isBlacklisted('$1::text')} AS listed`;
    return (await oneRow<{ listed: boolean }>(tx, sql, [email])).listed;
  }

  private async mailRejection(
    tx: Transaction,
    { listing, owner, rejectionId }: MailedRejection,
  ): Promise<void> {
    const { firstName, lastName, email } = owner;
    await this.mailbox.post(tx, {
      dedupeKey: `${REJECTION_MAIL}:${rejectionId}`,
      template: REJECTION_MAIL,
      facts: { listingId: listing.id, rejectionId },
      recipient: { name: `${firstName} ${lastName}`, email },
      delaySeconds: MAIL_WAITS_SECONDS,
    });
  }
}
