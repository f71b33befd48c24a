import { Injectable } from '@nestjs/common';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '#platform/process/problem.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenities } from '../amenities/public.js';
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
    private readonly amenities: Amenities,
  ) {}

  /** @throws Problem 'not-found' unless a listing with that id or code has that status */
  async find(
    tx: Transaction,
    which: { id: number } | { code: string },
    status: ListingStatus,
  ): Promise<ListingParts> {
    const listing = await tx.getRepository(Listing).findOneBy({ ...which, status });
    if (!listing) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return this.ofListing(tx, listing);
  }

  /** A listing with its related rows, in any status. */
  private async ofListing(tx: Transaction, listing: Listing): Promise<ListingParts> {
    return {
      listing,
      location: await this.listings.locationOf(tx, listing.id),
      contract: await this.contracts.of(tx, listing.id),
      prices: await this.prices.of(tx, listing.id),
      images: await this.photos.of(tx, listing.id),
      amenities: await this.amenities.byIds(tx, await this.listings.amenityIdsOf(tx, listing.id)),
    };
  }
}
