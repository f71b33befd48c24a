import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Contacts } from '../../contacts/public.js';
import { ListingsRepository } from '../data/listings.repository.js';
import { listingApproved, listingSubmitted, type ListingEvent } from '../events.js';
import { CODE_MAIL, codeMailKey } from '../mail/code-mail.js';
import { OPERATOR_NOTICE_MAIL, OWNER_RECEIPT_MAIL } from '../mail/listing-submitted.mail.js';

/** Writes down one kind of message to the owner of a listing. */
@Injectable()
export class OwnerMail {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly listings: ListingsRepository,
    private readonly contacts: Contacts,
  ) {}

  async post(
    tx: Transaction,
    mail: { template: string; dedupeKey: string; listingId: number },
  ): Promise<void> {
    const { contactId } = await this.listings.getForUpdate(tx, mail.listingId);
    const { firstName, lastName, email } = await this.contacts.get(tx, contactId);
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
  constructor(private readonly owner: OwnerMail) {}

  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
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
