import { ATTRIBUTES, type AttributeValues } from '#common/listings/attributes/all-attributes.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { attributesOf } from '#common/listings/attributes/attribute-values.js';
import { formatAddress } from '#common/listings/location/address.js';
import { metresToSea } from '#common/listings/location/coast-distance.js';
import { zoneAt } from '#common/listings/zones/zones.js';
import { standing, verificationText, type Verification } from '#common/listings/verification.js';
import { placedAt } from '#common/listings/availability.js';
import {
  countsAsFeatured,
  featuredEnd,
  isPaidOn,
  photosArePublic,
  type PaidDays,
} from '#common/contracts/contract.js';
import { formatDay, type Day } from '#common/kernel/time/days.js';
import type { PriorPrice } from '#common/pricing/price-drop.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import { excerpt } from '#common/kernel/text.js';
import type { Operation } from '#common/kernel/operations.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import type { Plan } from '#common/contracts/plans.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { conditionFacts, type ConditionFacts } from './condition-facts.js';
import { leadColumns, type LeadColumns } from './lead-columns.js';
import { noticeStems } from './word-stems.js';
import type { ZoneMap } from '../zones/public.js';
import { publicLocation, type KnownLocation } from '../location/public-location.js';

/** Length of the notes on a card. */
const EXCERPT_LENGTH = 160;

/**
 * Version of the shape of facts and columns. Increment it when either changes; older rows are then rebuilt. A new attribute changes the
 * version automatically.
 */
const SHAPE = `9.${ATTRIBUTES.length}`;

/** Data needed to show a photo. */
export interface PhotoFacts {
  storageKey: string;
  position: number;
  width: number | null;
  height: number | null;
  blur: string;
  widths: number[];
  alt: string;
}

/** Card data of a public listing, stored in its search row. */
export interface CardFacts extends AttributeValues {
  id: number;
  code: string;
  operation: Operation;
  propertyType: PropertyTypeId;
  businessName: string | null;
  excerpt: string;
  town: string;
  address: string;
  /** Name of the zone of the shown point. */
  zone: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Distance of that point to the sea, in metres (common/listings/location/coast-distance.ts). */
  metresToSea: number | null;
  /** Featured, paid, and not after the last day of the position. */
  featured: boolean;
  /** The plan is paid and has not lapsed. */
  paid: boolean;
  /** Number of public photos, and the first of them. */
  photoCount: number;
  cover: PhotoFacts | null;
  salePrice: SalePrice | null;
  /** Amounts that were asked before prices dropped. */
  priorPrices: PriorPrice[];
  /** What was seen of the home and when, in words; null if it is not verified. */
  verified: string | null;
  /** ISO 8601. */
  publishedAt: string;
}

/** The search row of a public listing. */
export interface SearchFacts extends LeadColumns {
  zoneId: number | null;
  zoneChange: number;
  amenityIds: number[];
  rentalPrices: RentalPrice[];
  conditions: ConditionFacts;
  /** Stems of what anybody may read: title, text and street. */
  words: string[];
  /** Sort key among the newest. */
  placedAt: Date;
  facts: CardFacts;
  /** Changes whenever the row would be built differently. */
  version: string;
}

/** An active listing with its related rows. */
export interface PublishedListing {
  listing: AttributeValues & {
    id: number;
    code: string | null;
    operation: Operation;
    propertyType: PropertyTypeId;
    businessName: string | null;
    featured: boolean;
    notes: string;
    conditions: Conditions | null;
    verification: Verification | null;
    approvedAt: Date | null;
    availabilityAsks: number;
  };
  location: KnownLocation;
  contract: { plan: Plan; paid: boolean } & PaidDays;
  prices: readonly (SalePrice & {
    period: PeriodId | null;
    fraction: FractionId | null;
    rented: boolean;
  })[];
  priorPrices: PriorPrice[];
  /** Photos that are ready, in order. */
  images: readonly PhotoFacts[];
  amenities: readonly { id: number }[];
  zoneMap: ZoneMap;
}

/** Version of rows that are built now. */
export function factsVersion({ calendar, today }: SeasonDay): string {
  return `${SHAPE}:${calendar.signature(today)}`;
}

/** Builds the search row of an active listing. Photos are included only if the contract makes them public. */
export function searchFacts(published: PublishedListing, season: SeasonDay): SearchFacts {
  const { zones, change: zoneChange } = published.zoneMap;
  const zone = zoneAt(zones, publicLocation(published.location));
  const facts = cardFacts(published, zone?.name ?? null, season.today);
  const rentalPrices = rentalRows(published.prices);
  return {
    amenityIds: published.amenities.map(({ id }) => id),
    rentalPrices,
    ...leadColumns({ ...facts, rentalPrices }, season),
    conditions: conditionFacts(published.listing.conditions),
    words: wordsOf(published),
    zoneId: zone?.id ?? null,
    zoneChange,
    placedAt: placedAt(new Date(facts.publishedAt), published.listing.availabilityAsks),
    facts,
    version: factsVersion(season),
  };
}

function wordsOf({ listing, location }: PublishedListing): string[] {
  const { street, town } = publicLocation(location);
  return noticeStems({ ...listing, town, street });
}

function cardFacts(
  { listing, location, contract, images, ...priced }: PublishedListing,
  zone: string | null,
  day: Day,
): CardFacts {
  const today = formatDay(day);
  const shown = photosArePublic(contract, today) ? images : [];
  const place = publicLocation(location);
  const verification = standing(listing.verification, { location, today: day });
  return {
    id: listing.id,
    code: listing.code!,
    operation: listing.operation,
    propertyType: listing.propertyType,
    businessName: listing.businessName,
    excerpt: excerpt(listing.notes, EXCERPT_LENGTH),
    town: place.town,
    address: formatAddress(place),
    zone,
    latitude: place.latitude,
    longitude: place.longitude,
    metresToSea: metresToSea(place),
    featured: countsAsFeatured(
      { featured: listing.featured, paid: contract.paid, end: featuredEnd(contract) },
      today,
    ),
    paid: isPaidOn(contract, today),
    photoCount: shown.length,
    cover: shown[0] ? photoFacts(shown[0]) : null,
    salePrice: listing.operation === 'sale' && priced.prices[0] ? saleOf(priced.prices[0]) : null,
    priorPrices: priced.priorPrices,
    verified: verification && verificationText(verification),
    publishedAt: listing.approvedAt!.toISOString(),
    // Last, because V8 builds an object that begins with a spread several times slower.
    ...attributesOf(listing),
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
