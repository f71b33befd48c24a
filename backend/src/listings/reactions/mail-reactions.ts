import { Injectable } from '@nestjs/common';
import { mailboxOf } from '#common/rules/email.js';
import { Settings } from '#platform/config/settings.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';
import { digest } from '#platform/secrets/digest.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import { ListingsRepository } from '../data/listings.repository.js';
import { listingApproved, listingSubmitted, type ListingEvent } from '../events.js';
import { CODE_MAIL, codeMailKey } from '../mail/code-mail.js';
import { OPERATOR_NOTICE_MAIL, OWNER_RECEIPT_MAIL } from '../mail/listing-submitted.mail.js';

/** Limit per mailbox (`mailboxOf`); an owner has at most three free notices at a time. */
const RECEIPTS: Limit = { name: 'receipts', points: 30, seconds: 86_400 };

/** Records one kind of message to the owner of a listing. */
@Injectable()
export class OwnerMail {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly listings: ListingsRepository,
    private readonly contacts: Contacts,
  ) {}

  async recipient(tx: Transaction, listingId: number): Promise<Contact> {
    const { contactId } = await this.listings.getForUpdate(tx, listingId);
    return this.contacts.get(tx, contactId);
  }

  async post(
    tx: Transaction,
    mail: { template: string; dedupeKey: string; listingId: number },
  ): Promise<void> {
    const { firstName, lastName, email } = await this.recipient(tx, mail.listingId);
    await this.mailbox.post(tx, {
      dedupeKey: mail.dedupeKey,
      template: mail.template,
      facts: { listingId: mail.listingId },
      recipient: { name: `${firstName} ${lastName}`, email },
    });
  }
}

@Injectable()
@ReactsTo(listingApproved, 'mail-code-when-listing-approved')
export class MailCodeWhenListingApproved implements Reaction<ListingEvent> {
  constructor(private readonly owner: OwnerMail) {}

  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    await this.owner.post(tx, { template: CODE_MAIL, dedupeKey: codeMailKey(listingId), listingId });
  }
}

@Injectable()
@ReactsTo(listingSubmitted, 'mail-receipt-when-listing-submitted')
export class MailReceiptWhenListingSubmitted implements Reaction<ListingEvent> {
  constructor(
    private readonly owner: OwnerMail,
    private readonly limits: RateLimits,
  ) {}

  /** The address is unverified, so the number of messages to it is limited. */
  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    const { email } = await this.owner.recipient(tx, listingId);
    const mailbox = digest(mailboxOf(email));
    if (!(await this.limits.tryConsume(RECEIPTS, mailbox))) return;
    await this.owner.post(tx, {
      template: OWNER_RECEIPT_MAIL,
      dedupeKey: `${OWNER_RECEIPT_MAIL}:${listingId}`,
      listingId,
    });
  }
}

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
