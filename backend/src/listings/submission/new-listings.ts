import { Injectable } from '@nestjs/common';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Contacts } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { Prices } from '../../pricing/public.js';
import type { Publication } from './publication.js';
import { ListingAmenities } from '../core/listing-amenities.js';
import { ListingsRepository } from '../core/listings.repository.js';

interface OwnedPublication {
  contactId: number;
  publication: Publication;
}

/** Inserts publications into their tables. */
@Injectable()
export class NewListings {
  constructor(
    private readonly contacts: Contacts,
    private readonly listings: ListingsRepository,
    private readonly amenities: ListingAmenities,
    private readonly prices: Prices,
    private readonly contracts: Contracts,
  ) {}

  /**
   * Inserts an owner's publication; fields that its type does not have are dropped.
   * @returns the id of the new listing
   */
  async insert(tx: Transaction, publication: Publication): Promise<number> {
    const contactId = await this.contacts.identify(tx, publication.contact);
    const [id] = await this.insertParts(tx, [{ contactId, publication }]);
    await this.amenities.setOffered(tx, { ...publication.listing, id: id! }, publication.amenityIds);
    return id!;
  }

  /**
   * Inserts publications of known contacts.
   * @returns the ids of the new listings, in the same order
   */
  async insertFor(tx: Transaction, added: readonly OwnedPublication[]): Promise<number[]> {
    const ids = await this.insertParts(tx, added);
    const notices = added.map(({ publication: { listing, amenityIds } }, at) => ({
      ...listing,
      amenityIds,
      id: ids[at]!,
    }));
    await this.amenities.add(tx, notices);
    return ids;
  }

  /** All but the amenities. */
  private async insertParts(tx: Transaction, added: readonly OwnedPublication[]): Promise<number[]> {
    const ids = await this.listings.insertPending(
      tx,
      added.map(({ contactId, publication: { listing, location } }) => ({
        listing: { ...listing, contactId },
        location,
      })),
    );
    const parts = added.map(({ publication }, at) => ({ ...publication, listingId: ids[at]! }));
    await inOneRoundTrip(
      this.contracts.open(
        tx,
        ...parts.map(({ listingId, operation, plan }) => ({ listingId, operation, plan })),
      ),
      this.prices.add(tx, parts),
    );
    return ids;
  }

  /** Records the network that sent the listing, for the review (docs/decisions/0050). */
  async noteOrigin(tx: Transaction, listingId: number, network: string): Promise<void> {
    await tx.query('INSERT INTO listing_origins (listing_id, network) VALUES ($1, $2)', [listingId, network]);
  }

  /**
   * The contacts of the DNIs that are known; the caller may add the others. Only for the operator. Concurrent calls for the same DNI wait for
   * each other.
   */
  contactsByDni(tx: Transaction, dnis: readonly string[]): Promise<Map<string, number>> {
    return this.contacts.lockByDnis(tx, dnis);
  }

  addContacts(tx: Transaction, publications: readonly Publication[]): Promise<number[]> {
    return this.contacts.add(
      tx,
      publications.map(({ contact }) => contact),
    );
  }

  /**
   * Confirms the addresses of contacts, because the operator vouches for them.
   * @returns the addresses
   */
  vouchFor(tx: Transaction, contactIds: readonly number[]): Promise<Map<number, string>> {
    return this.contacts.vouchFor(tx, contactIds);
  }
}
