import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import { Problem } from '#platform/process/problem.js';
import { Contracts } from '../../contracts/public.js';
import { Photos } from '../pictures/public.js';
import { Prices } from '../../pricing/public.js';
import type { ListingParts } from './listing-parts.js';
import { Listing } from './listing.entity.js';
import { ListingsRepository } from './listings.repository.js';

/** Loads a listing with its related rows. */
@Injectable()
export class ListingPartsQuery {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly contracts: Contracts,
    private readonly prices: Prices,
    private readonly photos: Photos,
  ) {}

  /** @throws Problem 'not-found' unless a listing with that id has that status */
  async find(manager: EntityManager, id: number, status: ListingStatus): Promise<ListingParts> {
    const listing = await manager.getRepository(Listing).findOneBy({ id, status });
    if (!listing) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return this.of(manager, listing);
  }

  /** Null unless a public listing has that code. */
  async publicListing(manager: EntityManager, code: string): Promise<Listing | null> {
    return manager.getRepository(Listing).findOneBy({ code, status: 'active' });
  }

  /** Reads the related rows at the same time, so in no transaction. */
  async of(manager: EntityManager, listing: Listing): Promise<ListingParts> {
    const [location, contract, prices, images, amenities] = await inOneRoundTrip(
      this.listings.locationOf(manager, listing.id),
      this.contracts.of(manager, listing.id),
      this.prices.of(manager, listing.id),
      this.photos.of(manager, listing.id),
      this.listings.amenitiesOf(manager, listing.id),
    );
    return { listing, location, contract, prices, images, amenities };
  }
}
