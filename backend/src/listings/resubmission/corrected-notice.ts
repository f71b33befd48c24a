import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { Prices } from '../../pricing/public.js';
import type { Listing } from '../core/listing.entity.js';
import { ListingAmenities } from '../core/listing-amenities.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { NoticeForms } from './notice-forms.js';
import { Resubmissions } from './resubmissions.js';
import type { Notice } from '../submission/publication.js';

/** Writes a corrected notice over the rejected one, which is kept for the operator. */
@Injectable()
export class CorrectedNotice {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly prices: Prices,
    private readonly amenities: ListingAmenities,
    private readonly forms: NoticeForms,
    private readonly resubmissions: Resubmissions,
  ) {}

  /** The caller has locked the listing, and saves it. */
  async write(
    tx: Transaction,
    listing: Listing,
    { listing: written, location, amenityIds, rentalPrices, salePrice }: Notice,
  ): Promise<void> {
    await this.resubmissions.add(tx, listing.id, await this.forms.of(tx, listing));
    Object.assign(listing, written);
    await this.listings.moveTo(tx, listing.id, location);
    await this.amenities.setOffered(tx, listing, amenityIds);
    await this.prices.removeAll(tx, listing.id);
    await this.prices.add(tx, [{ listingId: listing.id, rentalPrices, salePrice }]);
  }
}
