import { attributesOf } from '#common/listings/attributes/attribute-values.js';
import { formatDay } from '#common/kernel/time/days.js';
import { stated, type Verification } from '#common/listings/verification.js';
import { effectiveFraction } from '#common/pricing/prices.js';
import type { PriorPrice } from '#common/pricing/price-drop.js';
import { formatCode } from '#common/listings/listing-code.js';
import { PAYMENT_METHODS, type PaymentMethod } from '#common/contracts/payment-methods.js';
import { costsMoney, FIRST_TARIFFS } from '#common/contracts/plans.js';
import { paymentOf } from '#common/contracts/tariffs.js';
import type { Operation } from '#common/kernel/operations.js';
import type { Amenity } from '../../../listings/amenities/public.js';
import { ContactRow } from '../../../contacts/public.js';
import { Contract, datesAfter, Payment, UNDATED, UNSPECIFIED } from '../../../contracts/public.js';
import { Listing, Location, type ListingParts } from '../../../listings/public.js';
import { Image, FLAT_PICTURE } from '../../../listings/pictures/public.js';
import { Price, type PastPriceRow } from '../../../pricing/public.js';
import { dayOfLoad } from './load-days.js';
import { makePastPrices, priorOf } from './make-past-prices.js';
import type { DemoPhoto } from './demo-photos.js';
import type { DemoListing } from '../generate/demo-listing.js';

const DAY_MS = 86_400_000;
/** Hours between publication and approval. */
const REVIEW_MS = 30 * 3_600_000;
/** One home of so many is verified. */
const VERIFIED_EACH = 8;

/** Next numbers of the counters. */
export interface Counters {
  nextId: number;
  nextPriceId: number;
  nextImageId: number;
  codes: Record<Operation, number>;
  publications: number;
}

/** Pictures of the listings. */
export interface Pictures {
  photos: ReadonlyMap<string, DemoPhoto>;
  /** Creates a storage key for a picture of that name. */
  photoKey: (name: string) => string;
}

export interface RecordContext extends Pictures {
  now: number;
  counters: Counters;
  amenities: ReadonlyMap<string, Amenity>;
  /** Contacts that were loaded before, by DNI. */
  contactIds: Map<string, number>;
}

export interface ListingRecords extends ListingParts {
  /** Null if the owner is already loaded. */
  contact: ContactRow | null;
  /** Null for a contract that is not paid. */
  payment: Payment | null;
  pastPrices: PastPriceRow[];
  priorPrices: PriorPrice[];
}

/** Converts a demonstration listing to the rows that the product would have created, with numbers from the counters. */
export function listingRecords(demo: DemoListing, context: RecordContext): ListingRecords {
  const id = context.counters.nextId++;
  const createdAt = new Date(context.now - demo.submittedDaysAgo * DAY_MS);
  const { contact: person, location: place } = demo;
  const contract = contractRow(demo, id, context.now);
  const images = imageRows(demo, id, context);
  const { paid, paidUntil, featuredUntil } = contract;
  const prices = priceRows(demo, id, context.counters);
  const pastPrices = makePastPrices(prices, context.now);
  const isKnown = context.contactIds.has(person.dni);
  if (!isKnown) context.contactIds.set(person.dni, id);
  return {
    contact: isKnown
      ? null
      : Object.assign(new ContactRow(), {
          ...person,
          id,
          confirmedAt: createdAt,
          createdAt,
          updatedAt: createdAt,
          version: 1,
        }),
    // Triggers copy these columns; a bulk load runs without them.
    listing: Object.assign(listingRow(demo, { id, createdAt, context }), {
      paid,
      paidUntil,
      featuredUntil,
      confirmed: true,
      hasPhotos: images.length > 0,
    }),
    location: Object.assign(new Location(), { ...place, id, listingId: id }),
    contract,
    payment: paymentRow(contract),
    prices,
    pastPrices,
    priorPrices: priorOf(pastPrices),
    images,
    amenities: demo.amenities.flatMap((name) => context.amenities.get(name) ?? []),
  };
}

function listingRow(
  demo: DemoListing,
  { id, createdAt, context }: { id: number; createdAt: Date; context: RecordContext },
): Listing {
  const { counters, now } = context;
  const isApproved = demo.status === 'active' || demo.status === 'withdrawn';
  const approvedAt = isApproved ? new Date(Math.min(createdAt.getTime() + REVIEW_MS, now)) : null;
  const { operation, propertyType, status, businessName, phone, email, notes, conditions } = demo;
  return Object.assign(new Listing(), {
    id,
    contactId: context.contactIds.get(demo.contact.dni)!,
    operation,
    propertyType,
    status,
    businessName,
    phone,
    email,
    notes,
    conditions,
    verification: approvedAt && id % VERIFIED_EACH === 0 ? verificationOf(demo, approvedAt) : null,
    code: isApproved ? formatCode(operation, ++counters.codes[operation]) : null,
    publicationNumber: isApproved ? ++counters.publications : null,
    featured: isApproved && demo.featured,
    createdAt,
    updatedAt: createdAt,
    approvedAt,
    availabilityAsks: 0,
    version: 1,
    ...attributesOf(demo),
  });
}

/** As the operator would have recorded it at the approval. */
function verificationOf({ location }: DemoListing, approvedAt: Date): Verification | null {
  return stated(['escritura', 'videollamada'], null, { location, today: dayOfLoad(approvedAt) });
}

function contractRow(
  { operation, plan, paid, paidDaysAgo, ownFeaturedDays }: DemoListing,
  listingId: number,
  now: number,
): Contract {
  const paidAt = paid && paidDaysAgo !== null ? new Date(now - paidDaysAgo * DAY_MS) : null;
  const dates = paidAt ? datesAfter({ plan, paidAt }, dayOfLoad(paidAt)) : UNDATED;
  const ownEnd =
    ownFeaturedDays === null ? {} : { featuredUntil: formatDay(dayOfLoad(new Date(now)) + ownFeaturedDays) };
  return Object.assign(new Contract(), { listingId, operation, plan, paid, paidAt, ...dates, ...ownEnd });
}

const METHODS = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

/** The payment of a paid contract: the price of its plan, by one method or another. */
function paymentRow({ listingId, plan, paidAt }: Contract): Payment | null {
  if (!paidAt || !costsMoney(plan)) return null;
  return Object.assign(new Payment(), {
    ...UNSPECIFIED,
    listingId,
    plan,
    paidAt,
    amount: paymentOf(FIRST_TARIFFS[plan]),
    method: METHODS[listingId % METHODS.length],
    createdAt: paidAt,
  });
}

function priceRows(
  { operation, rentalPrices, salePrice }: DemoListing,
  listingId: number,
  counters: Counters,
): Price[] {
  const rows = salePrice
    ? [{ ...salePrice, period: null, fraction: null, rented: false }]
    : rentalPrices.map((price) => ({ ...price, fraction: effectiveFraction(price.period, price.fraction) }));
  return rows.map((row) =>
    Object.assign(new Price(), { ...row, id: counters.nextPriceId++, listingId, operation }),
  );
}

function imageRows(
  demo: DemoListing,
  listingId: number,
  { photos, photoKey, counters, now }: RecordContext,
): Image[] {
  return demo.photos
    .flatMap((name) => photos.get(name) ?? [])
    .map((photo, index) =>
      Object.assign(new Image(), {
        id: counters.nextImageId++,
        listingId,
        position: index + 1,
        storageKey: photoKey(photo.name),
        status: 'ready',
        width: photo.width,
        height: photo.height,
        blur: photo.blur,
        widths: photo.widths,
        alt: photo.alt,
        // Not compared: many notices share a drawing, and these matches would hide the other findings.
        pictureHash: FLAT_PICTURE,
        createdAt: new Date(now),
      }),
    );
}
