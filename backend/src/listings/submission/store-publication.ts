import { Injectable } from '@nestjs/common';
import { costsMoney } from '#common/contracts/plans.js';
import { recordConsents } from '#platform/consents/consents.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import { rolledBack, type Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { FreeListings } from '../owner/free-listings.js';
import { listingSubmitted } from '../events.js';
import { NewListings } from './new-listings.js';
import type { Publication } from './publication.js';

export interface StoredPublication {
  publication: Publication;
  /** The sender's network, for the review. */
  network: string;
  /** Digest of the network, for the record of consent. */
  consentFrom: string;
}

/** Stores an owner's publication as pending, with its event and what was agreed to. */
@Injectable()
export class StorePublication {
  constructor(
    private readonly freeListings: FreeListings,
    private readonly newListings: NewListings,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns the id of the listing
   * @throws Problem 'conflict' for the fourth free listing
   */
  async execute(tx: Transaction, { publication, network, consentFrom }: StoredPublication): Promise<number> {
    const { contact, listing, plan } = publication;
    if (!costsMoney(plan))
      await this.freeListings.assertRoom(tx, {
        dni: contact.dni,
        phones: [contact.mobile, listing.phone],
        emails: [contact.email, listing.email],
      });
    const listingId = await this.newListings.insert(tx, publication);
    const given = { email: contact.email, way: 'form', network: consentFrom, listingId } as const;
    await inOneRoundTrip(
      this.newListings.noteOrigin(tx, listingId, network),
      recordConsents(tx, [
        { ...given, purpose: 'publication' },
        { ...given, purpose: 'newsletter' },
      ]),
      this.outbox.record(tx, occurrence(listingSubmitted, { listingId })),
    );
    return listingId;
  }

  /** Does the same and rolls it back. The limit on free listings also applies to publications that are not stored. */
  async pretend(tx: Transaction, stored: StoredPublication): Promise<void> {
    const { contact, plan } = stored.publication;
    if (!costsMoney(plan)) await this.freeListings.assertMayPretend(contact.email);
    await rolledBack(tx, () => this.execute(tx, stored));
  }
}
