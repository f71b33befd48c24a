import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox, type NewMail } from '#platform/mail/mailbox.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import { ListingsRepository } from '../core/listings.repository.js';

/** Posts messages to the owner of a listing. */
@Injectable()
export class OwnerMail {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly listings: ListingsRepository,
    private readonly contacts: Contacts,
  ) {}

  /** The owner of a listing, which is locked until the transaction ends; undefined if both have been deleted since the event. */
  async recipient(tx: Transaction, listingId: number): Promise<Contact | undefined> {
    if (!(await this.listings.lock(tx, listingId))) return undefined;
    const { contactId } = await this.listings.getForUpdate(tx, listingId);
    return this.contacts.get(tx, contactId);
  }

  /** Posts a message; does nothing if the listing and its owner have been deleted. */
  async post(
    tx: Transaction,
    mail: Pick<NewMail, 'template' | 'dedupeKey' | 'delaySeconds'> & { listingId: number },
  ): Promise<void> {
    const recipient = await this.recipient(tx, mail.listingId);
    if (!recipient) return;
    const { firstName, lastName, email } = recipient;
    await this.mailbox.post(tx, {
      dedupeKey: mail.dedupeKey,
      template: mail.template,
      facts: { listingId: mail.listingId },
      recipient: { name: `${firstName} ${lastName}`, email },
      ...(mail.delaySeconds ? { delaySeconds: mail.delaySeconds } : {}),
    });
  }
}
