import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { maskMobile } from '#common/kernel/forms/phone.js';
import { MAILS_TO_OWNERS } from '#common/operations/work-names.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { redirectWaiting } from '#platform/mail/redirect-waiting.js';
import { Contacts, type ContactChanges } from '../../contacts/public.js';
import { publicationFacts } from '../core/publication-facts.js';
import { assertPublishable } from './assert-publishable.js';
import { LapseVerifications } from './lapse-verifications.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** Changes the owner of a listing, and thereby of all their listings; only the given fields. The operator vouches for a new address. */
@Injectable()
export class EditContact {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contacts: Contacts,
    private readonly verifications: LapseVerifications,
  ) {}

  /**
   * @param vouches false if an earlier address returns that was not confirmed
   * @throws Problem 'invalid' for values that a publication could not have, and what ListingEdits throws
   */
  async execute(
    request: Omit<EditRequest, 'section'>,
    changes: ContactChanges,
    { vouches = true } = {},
  ): Promise<void> {
    await this.edits.apply({ ...request, section: 'contact' }, async (tx, listing) => {
      const { contactId } = listing;
      const before = await this.contacts.get(tx, contactId);
      const country = changes.country ?? before.country;
      const written =
        changes.mobile === undefined ? changes : { ...changes, mobile: maskMobile(changes.mobile, country) };
      assertPublishable(
        'contacto',
        publicationFacts({ contact: before }),
        publicationFacts({ contact: { ...before, ...written } }),
      );
      await this.contacts.change(tx, contactId, written);
      if (written.email !== undefined && written.email !== before.email) {
        if (vouches) await this.contacts.confirm(tx, contactId);
        await redirectMails(tx, { contactId, from: before.email, to: normaliseEmail(written.email) });
      }
      const dnis = { was: before.dni, is: written.dni ?? before.dni };
      const also = await this.verifications.execute(
        tx,
        { contactId, dnis, edited: listing.id },
        request.administratorId,
      );
      if (also.some(({ entityId }) => entityId === listing.id)) listing.verification = null;
      return { before, after: written, also, result: undefined };
    });
  }
}

/** Of all notices of the owner. */
async function redirectMails(
  tx: Transaction,
  { contactId, from, to }: { contactId: number; from: string; to: string },
): Promise<void> {
  const rows = await rowsOf<{ id: number }>(tx, 'SELECT id FROM listings WHERE contact_id = $1', [contactId]);
  await redirectWaiting(tx, { from, to, templates: MAILS_TO_OWNERS, listingIds: rows.map(({ id }) => id) });
}
