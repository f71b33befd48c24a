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

  /** Gives the new listing's id. */
  async insert(tx: Transaction, publication: Publication): Promise<number> {
    const { listing, location, operation, plan, rentalPrices, salePrice } = publication;
    const contactId = await this.contacts.identify(tx, publication.contact);
    const listingId = await this.listings.insertPending(tx, { ...listing, contactId }, location);
    const offered = (await this.amenities.byIds(tx, publication.amenityIds)).filter(
      ({ name }) => amenityPlace(listing.propertyType, name) >= 0,
    );
    await this.listings.setAmenities(
      tx,
      listingId,
      offered.map(({ id }) => id),
    );
    await this.contracts.open(tx, { listingId, operation, plan });
    await this.prices.addRental(tx, listingId, rentalPrices);
    if (salePrice) await this.prices.setSale(tx, listingId, salePrice);
    return listingId;
  }
}
