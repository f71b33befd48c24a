import { Injectable } from '@nestjs/common';
import { PUBLICATION_MESSAGES } from '#common/messages/publication.js';
import { isEmail } from '#common/rules/email.js';
import { Problem } from '#platform/problems/problem.js';
import { Contacts, type ContactChanges } from '../../../contacts/public.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** Changes the owner of a listing, as all their listings see them; only the fields that are given. */
@Injectable()
export class EditContact {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contacts: Contacts,
  ) {}

  /** Throws a Problem 'invalid' for an address that can be none, and what every edit throws. */
  async execute(request: Omit<EditRequest, 'section'>, changes: ContactChanges): Promise<void> {
    if (changes.email !== undefined && !isEmail(changes.email)) {
      throw Problem.invalid(
        { email: [PUBLICATION_MESSAGES.invalidEmail] },
        PUBLICATION_MESSAGES.invalidEmail,
      );
    }
    await this.edits.apply({ ...request, section: 'contact' }, async (tx, { contactId }) => {
      const before = await this.contacts.get(tx, contactId);
      await this.contacts.change(tx, contactId, changes);
      return { before, after: changes, result: undefined };
    });
  }
}
