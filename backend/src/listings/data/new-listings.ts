import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { amenityPlace } from '#common/rules/amenities.js';
import { Amenities } from '../../amenities/public.js';
import { Contacts } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { Prices } from '../../pricing/public.js';
import type { Publication } from '../domain/publication.js';
import { ListingsRepository } from './listings.repository.js';

/** Writes a publication into all the tables that it belongs to. */
@Injectable()
export class NewListings {
  constructor(
    private readonly contacts: Contacts,
    private readonly listings: ListingsRepository,
    private readonly amenities: Amenities,
    private readonly prices: Prices,
    private readonly contracts: Contracts,
  ) {}

  /** Of an owner's own publication; what its type does not offer is dropped. Gives the new listing's id. */
  async insert(tx: Transaction, publication: Publication): Promise<number> {
    const contactId = await this.contacts.identify(tx, publication.contact);
    const offered = (await this.amenities.byIds(tx, publication.amenityIds)).filter(
      ({ name }) => amenityPlace(publication.listing.propertyType, name) >= 0,
    );
    return this.insertFor(tx, contactId, { ...publication, amenityIds: offered.map(({ id }) => id) });
  }

  /** Of a known contact. Gives the new listing's id. */
  async insertFor(tx: Transaction, contactId: number, publication: Publication): Promise<number> {
    const { listing, location, operation, plan, rentalPrices, salePrice } = publication;
    const listingId = await this.listings.insertPending(tx, { ...listing, contactId }, location);
    const amenities = await this.amenities.byIds(tx, publication.amenityIds);
    await this.listings.setAmenities(
      tx,
      listingId,
      amenities.map(({ id }) => id),
    );
    await this.contracts.open(tx, { listingId, operation, plan });
    await this.prices.addRental(tx, listingId, rentalPrices);
    if (salePrice) await this.prices.setSale(tx, listingId, salePrice);
    return listingId;
  }

  /** The contact of a DNI, for the operator alone; two that ask at once for one that is new wait for each other. */
  contactByDni(tx: Transaction, dni: string): Promise<number | undefined> {
    return this.contacts.lockByDni(tx, dni);
  }

  addContact(tx: Transaction, { contact }: Publication): Promise<number> {
    return this.contacts.add(tx, contact);
  }
}
