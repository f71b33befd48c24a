import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { CONTACT_LIST_MESSAGES } from '#common/contacts/contact-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Contacts } from '../../contacts/public.js';
import { ListingsOfContact } from '../../listings/public.js';

/** Deletes an owner with the records that were merged into it and their listings, none of which may be public (wire-contract.md, eliminarContacto). */
@Injectable()
export class DeleteContact {
  constructor(
    private readonly actions: Actions,
    private readonly contacts: Contacts,
    private readonly listings: ListingsOfContact,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns the number of deleted listings
   * @throws Problem 'not-found', or 'conflict' while the contact has active listings
   */
  async execute(contactId: number, administratorId: number): Promise<number> {
    return this.actions.run(async (tx) => {
      const contact = await this.contacts.lock(tx, contactId);
      if (!contact) throw Problem.notFound(ERROR_MESSAGES.contactNotFound);
      const removed = await this.listings.removeInactive(tx, contactId);
      if (!removed) throw Problem.conflict(CONTACT_LIST_MESSAGES.hasActive);
      const merged = await this.contacts.mergedInto(tx, contactId);
      await this.contacts.remove(tx, contactId);
      await this.audit.record(tx, {
        administratorId,
        action: 'contact.delete',
        entity: 'contact',
        entityId: contactId,
        // Addresses and phones connect the entries about deleted rows with the person (AuditPersonalData).
        before: {
          ...contact,
          ...(merged.length > 0 && {
            mergedContacts: merged.map(({ id, email, mobile }) => ({ id, email, mobile })),
          }),
          listings: removed,
        },
      });
      return removed.length;
    });
  }
}
