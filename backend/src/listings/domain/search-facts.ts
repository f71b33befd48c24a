import { ATTRIBUTES, type AttributeValues } from '#common/attributes/all-attributes.js';
import { attributesOf } from '#common/attributes/attribute-values.js';
import { formatAddress, type StreetAddress } from '#common/rules/address.js';
import { countsAsFeatured, photosArePublic } from '#common/rules/contract.js';
import type { RentalPrice, SalePrice } from '#common/rules/prices.js';
import { excerpt } from '#common/rules/text.js';
import type { Operation } from '#common/vocabulary/operations.js';
import type { FractionId, PeriodId } from '#common/vocabulary/periods.js';
import type { Plan } from '#common/vocabulary/plans.js';
import type { PropertyTypeId } from '#common/vocabulary/property-types.js';
import { leadColumns, type LeadColumns } from './lead-columns.js';
import type { SeasonContext } from './season-context.js';

/** Characters of the notes that a card shows. */
const EXCERPT_LENGTH = 160;

/**
 * The shape of facts and columns. Raise the number when either changes: rows of another shape are then built anew. An attribute that comes
 * changes it by itself.
 */
const SHAPE = `1.${ATTRIBUTES.length}`;

/** What a photo needs to be shown. */
export interface PhotoFacts {
  storageKey: string;
  position: number;
  width: number | null;
  height: number | null;
  blur: string;
  widths: number[];
  alt: string;
}

/** What a card tells of a public listing, as it is stored in its search row. */
export interface CardFacts extends AttributeValues {
  id: number;
  code: string;
  operation: Operation;
  propertyType: PropertyTypeId;
  businessName: string | null;
  excerpt: string;
  town: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  /** Featured and paid. */
  featured: boolean;
  paid: boolean;
  /** Photos that the public may see, and the first of them. */
  photoCount: number;
  cover: PhotoFacts | null;
  salePrice: SalePrice | null;
  /** ISO 8601. */
  publishedAt: string;
}

/** The search row of a public listing. */
export interface SearchFacts extends LeadColumns {
  amenityIds: number[];
  rentalPrices: RentalPrice[];
  facts: CardFacts;
  /** Changes whenever the row would be built otherwise. */
  version: string;
}

/** An active listing with all that belongs to it. */
export interface PublishedListing {
  listing: AttributeValues & {
    id: number;
    code: string | null;
    operation: Operation;
    propertyType: PropertyTypeId;
    businessName: string | null;
    featured: boolean;
    notes: string;
    approvedAt: Date | null;
  };
  location: StreetAddress & { latitude: number | null; longitude: number | null };
  contract: { plan: Plan; paid: boolean };
  prices: readonly (SalePrice & {
    period: PeriodId | null;
    fraction: FractionId | null;
    rented: boolean;
  })[];
  /** Those that are ready, in their order. */
  images: readonly PhotoFacts[];
  amenities: readonly { id: number }[];
}

/** The version of rows built now. */
export function factsVersion({ calendar, today }: SeasonContext): string {
  return `${SHAPE}:${calendar.signature(today)}`;
}

/** Builds the search row of an active listing. Photos appear only if the contract lets the public see them. */
export function searchFacts(published: PublishedListing, season: SeasonContext): SearchFacts {
  const facts = cardFacts(published);
  const rentalPrices = rentalRows(published.prices);
  return {
    amenityIds: published.amenities.map(({ id }) => id),
    rentalPrices,
    ...leadColumns({ ...facts, rentalPrices }, season),
    facts,
    version: factsVersion(season),
  };
}

function cardFacts({ listing, location, contract, prices, images }: PublishedListing): CardFacts {
  const shown = photosArePublic(contract) ? images : [];
  return {
    ...attributesOf(listing),
    id: listing.id,
    code: listing.code!,
    operation: listing.operation,
    propertyType: listing.propertyType,
    businessName: listing.businessName,
    excerpt: excerpt(listing.notes, EXCERPT_LENGTH),
    town: location.town,
    address: formatAddress(location),
    latitude: location.latitude,
    longitude: location.longitude,
    featured: countsAsFeatured({ featured: listing.featured, paid: contract.paid }),
    paid: contract.paid,
    photoCount: shown.length,
    cover: shown[0] ? photoFacts(shown[0]) : null,
    salePrice: listing.operation === 'sale' && prices[0] ? saleOf(prices[0]) : null,
    publishedAt: listing.approvedAt!.toISOString(),
  };
}

function rentalRows(prices: PublishedListing['prices']): RentalPrice[] {
  return prices.flatMap(({ period, fraction, amount, currency, rented }) =>
    period && fraction ? [{ period, fraction, amount, currency, rented }] : [],
  );
}

function saleOf({ amount, currency }: SalePrice): SalePrice {
  return { amount, currency };
}

function photoFacts({ storageKey, position, width, height, blur, widths, alt }: PhotoFacts): PhotoFacts {
  return { storageKey, position, width, height, blur, widths, alt };
}
