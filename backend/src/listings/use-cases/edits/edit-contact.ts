import { Injectable } from '@nestjs/common';
import { Contacts, type ContactChanges } from '../../../contacts/public.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** Changes the owner of a listing, as all their listings see them; only the fields that are given. */
@Injectable()
export class EditContact {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contacts: Contacts,
  ) {}

  async execute(request: Omit<EditRequest, 'section'>, changes: ContactChanges): Promise<void> {
    await this.edits.apply({ ...request, section: 'contact' }, async (tx, { contactId }) => {
      const before = await this.contacts.get(tx, contactId);
      await this.contacts.change(tx, contactId, changes);
      return { before, after: changes, result: undefined };
    });
  }
}
