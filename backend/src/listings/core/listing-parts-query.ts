import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { readTogether, type EntityRows } from '#platform/database/entity-rows.js';
import { Problem } from '#platform/process/problem.js';
import { CONTRACTS_OF_LISTINGS } from '../../contracts/public.js';
import { PHOTOS_OF_LISTINGS } from '../pictures/public.js';
import { PRICES_OF_LISTINGS } from '../../pricing/public.js';
import type { ListingParts } from './listing-parts.js';
import { Listing } from './listing.entity.js';
import { AMENITIES_OF_LISTING, LOCATIONS_OF_LISTINGS } from './listings.repository.js';

const PUBLIC_BY_CODE: EntityRows<Listing> = {
  entity: Listing,
  where: `t.code = ANY($1) AND t.status = 'active'`,
};

/** Loads a listing with its related rows. */
@Injectable()
export class ListingPartsQuery {
  /** @throws Problem 'not-found' unless a listing with that id has that status */
  async find(manager: EntityManager, id: number, status: ListingStatus): Promise<ListingParts> {
    const listing = await manager.getRepository(Listing).findOneBy({ id, status });
    if (!listing) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return this.of(manager, listing);
  }

  /** Undefined unless a public listing has that code. */
  async publicListing(manager: EntityManager, code: string): Promise<Listing | undefined> {
    const [[listing]] = await readTogether(manager, [code], PUBLIC_BY_CODE);
    return listing;
  }

  /** @throws Problem 'not-found' if the listing is gone by now */
  async of(manager: EntityManager, listing: Listing): Promise<ListingParts> {
    const [[location], [contract], prices, images, amenities] = await readTogether(
      manager,
      [listing.id],
      LOCATIONS_OF_LISTINGS,
      CONTRACTS_OF_LISTINGS,
      PRICES_OF_LISTINGS,
      PHOTOS_OF_LISTINGS,
      AMENITIES_OF_LISTING,
    );
    if (!location || !contract) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return { listing, location, contract, prices, images, amenities };
  }
}
