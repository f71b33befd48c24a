import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Contacts } from '../../contacts/public.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { addressConfirmed } from '../events.js';

/** Confirms the address of an owner who followed the link of the receipt. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly transactions: Transactions,
    private readonly contacts: Contacts,
    private readonly links: ConfirmationLinks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Repeated calls with a valid token return true.
   * @returns false for an invalid token, and for one of a contact that was deleted or has another address now
   */
  async execute(token: string): Promise<boolean> {
    const contactId = this.links.contactIn(token);
    if (contactId === undefined) return false;
    return this.transactions.run(async (tx) => {
      const contact = await this.contacts.find(tx, contactId);
      if (!contact || !(await this.links.isOf(token, contact))) return false;
      if (await this.contacts.confirm(tx, contactId))
        await this.outbox.record(tx, occurrence(addressConfirmed, { contactId }));
      return true;
    });
  }
}
