import { countsAsFeatured, photosArePublic } from '#common/rules/contract.js';
import { priceKey } from '#common/rules/prices.js';
import { rentalPrices } from '../../../pricing/public.js';
import type { SearchRow } from '../../data/search-row.entity.js';
import { presentCard, shownPrice, type ListingParts } from './card.presenter.js';

/** The search row of an active listing; its card shows photos only if the contract lets it. */
export function buildSearchRow(parts: ListingParts): SearchRow {
  const { listing, location, contract, prices, amenities } = parts;
  const images = photosArePublic(contract) ? parts.images : [];
  const price = shownPrice(prices);
  return {
    listingId: listing.id,
    code: listing.code!,
    operation: listing.operation,
    propertyType: listing.propertyType,
    town: location.town,
    bedrooms: listing.bedrooms,
    rooms: listing.rooms,
    bathrooms: listing.bathrooms,
    people: listing.people,
    amenities: amenities.map(({ id }) => id),
    featured: countsAsFeatured({ featured: listing.featured, paid: contract.paid }),
    publishedAt: listing.approvedAt!,
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    rentalPrices: rentalPrices(prices).map((row) => ({
      key: priceKey(row),
      amount: row.amount,
      currency: row.currency,
      rented: row.rented,
    })),
    latitude: location.latitude,
    longitude: location.longitude,
    card: presentCard({ ...parts, images }),
  };
}
