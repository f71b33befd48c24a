import { listingTitle } from '#common/listings/listing-title.js';
import type { Amenity } from '../amenities/public.js';
import type { Contract } from '../../contracts/public.js';
import type { Image } from '../pictures/public.js';
import type { Price } from '../../pricing/public.js';
import type { Listing } from './listing.entity.js';
import type { Location } from '../location/location.entity.js';

/** A listing with its related rows. */
export interface ListingParts {
  listing: Listing;
  location: Location;
  contract: Contract;
  prices: readonly Price[];
  images: readonly Image[];
  amenities: readonly Amenity[];
}

/** Title of a listing in cards, on the sheet and in mail. */
export function titleOf(listing: Listing, { town }: Pick<Location, 'town'>): string {
  return listingTitle({ ...listing, town });
}
