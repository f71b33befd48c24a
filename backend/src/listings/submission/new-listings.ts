import { Injectable } from '@nestjs/common';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Contacts } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { Prices } from '../../pricing/public.js';
import type { Publication } from './publication.js';
import { ListingAmenities } from '../core/listing-amenities.js';
import { ListingsRepository } from '../core/listings.repository.js';

/** Inserts a publication into its tables. */
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
    const listingId = await this.insertParts(tx, contactId, publication);
    await this.amenities.setOffered(tx, { ...publication.listing, id: listingId }, publication.amenityIds);
    return listingId;
  }

  /**
   * Inserts a publication of a known contact.
   * @returns the id of the new listing
   */
  async insertFor(tx: Transaction, contactId: number, publication: Publication): Promise<number> {
    const listingId = await this.insertParts(tx, contactId, publication);
    await this.amenities.set(tx, { ...publication.listing, id: listingId }, publication.amenityIds);
    return listingId;
  }

  /** All but the amenities. */
  private async insertParts(tx: Transaction, contactId: number, publication: Publication): Promise<number> {
    const { listing, location, operation, plan, rentalPrices, salePrice } = publication;
    const listingId = await this.listings.insertPending(tx, { ...listing, contactId }, location);
    await inOneRoundTrip(
      this.contracts.open(tx, { listingId, operation, plan }),
      this.prices.addRental(tx, listingId, rentalPrices),
      salePrice && this.prices.setSale(tx, listingId, salePrice),
    );
    return listingId;
  }

  /** Records the network that sent the listing, for the review (docs/decisions/0050). */
  async noteOrigin(tx: Transaction, listingId: number, network: string): Promise<void> {
    await tx.query('INSERT INTO listing_origins (listing_id, network) VALUES ($1, $2)', [listingId, network]);
  }

  /**
   * The contact with the DNI; undefined if there is none, and the caller may then add it. Only for the operator. Concurrent calls for the
   * same DNI wait for each other.
   */
  contactByDni(tx: Transaction, dni: string): Promise<number | undefined> {
    return this.contacts.lockByDni(tx, dni);
  }

  addContact(tx: Transaction, { contact }: Publication): Promise<number> {
    return this.contacts.add(tx, contact);
  }

  /**
   * Confirms the address of a contact, because the operator vouches for it.
   * @returns the address
   */
  async vouchFor(tx: Transaction, contactId: number): Promise<string> {
    await this.contacts.confirm(tx, contactId);
    const { email } = await this.contacts.get(tx, contactId);
    return email;
  }
}
