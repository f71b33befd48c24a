import { Injectable } from '@nestjs/common';
import { maskMobile } from '#common/kernel/forms/phone.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import { Contacts, type ContactChanges } from '../../contacts/public.js';
import {
  carryUnsubscription,
  returnUnsubscriptions,
  type CarriedUnsubscription,
} from '../../newsletter/public.js';
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
   * An unsubscription is the owner's, so it counts for a new address too.
   * @param vouches false if an earlier address returns that was not confirmed
   * @param returned unsubscriptions that the change which is undone gave to the present address
   * @throws Problem 'invalid' for values that a publication could not have, and what ListingEdits throws
   */
  async execute(
    request: Omit<EditRequest, 'section'>,
    changes: ContactChanges,
    {
      vouches = true,
      returned = [],
    }: { vouches?: boolean; returned?: readonly CarriedUnsubscription[] } = {},
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
      await returnUnsubscriptions(tx, returned);
      const isReaddressed = written.email !== undefined && written.email !== before.email;
      const [carried] = await inOneRoundTrip(
        isReaddressed ? carryUnsubscription(tx, [contactId], [before.email]) : [],
        isReaddressed && vouches && this.contacts.confirm(tx, contactId),
      );
      const dnis = { was: before.dni, is: written.dni ?? before.dni };
      const also = await this.verifications.execute(
        tx,
        { contactId, dnis, edited: listing.id },
        request.administratorId,
      );
      if (also.some(({ entityId }) => entityId === listing.id)) listing.verification = null;
      const after = { ...written, ...(carried.length > 0 && { movedUnsubscriptions: carried }) };
      return { before, after, also, readdresses: isReaddressed, result: undefined };
    });
  }
}
