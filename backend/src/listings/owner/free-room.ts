import { costsMoney } from '#common/contracts/plans.js';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { Contacts } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { FreeListings } from './free-listings.js';
import type { Listing } from '../core/listing.entity.js';

/** The limit on free listings for a stored notice that its owner brings back. */
@Injectable()
export class FreeRoom {
  constructor(
    private readonly contacts: Contacts,
    private readonly contracts: Contracts,
    private readonly freeListings: FreeListings,
  ) {}

  /**
   * The count does not include this notice, because it is still rejected or withdrawn.
   * @param given phone and address of the notice as it will be
   * @throws Problem 'conflict' for the fourth free listing
   */
  async assertFor(
    tx: Transaction,
    { id, contactId }: Pick<Listing, 'id' | 'contactId'>,
    given: Pick<Listing, 'phone' | 'email'>,
  ): Promise<void> {
    const { plan } = await this.contracts.of(tx, id);
    if (costsMoney(plan)) return;
    const contact = await this.contacts.get(tx, contactId);
    await this.freeListings.assertRoom(tx, {
      dni: contact.dni,
      phones: [contact.mobile, given.phone],
      emails: [contact.email, given.email],
    });
  }
}
