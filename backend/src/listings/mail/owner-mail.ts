import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import { ListingsRepository } from '../data/listings.repository.js';

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
