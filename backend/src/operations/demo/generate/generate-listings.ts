import type { AttributeValues } from '#common/listings/attributes/all-attributes.js';
import { isRequiredOf, noAttributes } from '#common/listings/attributes/attribute-values.js';
import { bathrooms } from '#common/listings/attributes/bathrooms.js';
import { amenitiesOf } from '#common/listings/amenities/initial-amenities.js';
import { costsMoney, planEntry, type Plan } from '#common/contracts/plans.js';
import { FLAT, HOUSE, type PropertyTypeId } from '#common/listings/property-types.js';
import { Chance, mixSeed } from './chance.js';
import { businessNameParts } from './data/business-names.js';
import { BATCH_SIZE, shuffledBatch, type ListingOutline } from './listing-batch.js';
import type { DemoContact, DemoListing } from './demo-listing.js';
import { makeConditions } from './make-conditions.js';
import { makeContact } from './make-contact.js';
import { makeLocation, type MadeLocation } from './make-location.js';
import { makeNotes } from './make-notes.js';
import { makePhotos } from './make-photos.js';
import { makeStated } from './make-stated.js';
import { makeRentalPrices, makeSalePrice, type PriceFacts } from './make-prices.js';

const DETEST_SEED = 2002;
/** Number of consecutive listings whose notes differ; in larger data sets notes may repeat. */
const UNIQUE_NOTES = 2_000;
/** Number of owners who may publish again, and their maximum number of listings: the limit of free listings. */
const RECENT_OWNERS = 40;
const LISTINGS_PER_OWNER = 3;

const NO_MEASURES = noAttributes();

function makeMeasures(chance: Chance, type: PropertyTypeId): AttributeValues {
  if (type === FLAT) {
    const rooms = chance.pick([1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5]);
    return {
      ...NO_MEASURES,
      rooms,
      bathrooms: rooms > 3 ? 2 : 1,
      people: rooms * 2 + (rooms > 1 ? chance.whole(-1, 1) : chance.whole(0, 1)),
    };
  }
  if (type === HOUSE) {
    const bedrooms = chance.pick([1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6]);
    return {
      ...NO_MEASURES,
      bedrooms,
      bathrooms: Math.max(1, Math.ceil(bedrooms / 2) + chance.whole(-1, 1)),
      people: bedrooms * 2 + chance.whole(0, 3),
    };
  }
  if (type === 8 || type === 9) {
    const bedrooms = chance.pick([1, 2, 2, 2, 3]);
    return {
      ...NO_MEASURES,
      bedrooms,
      bathrooms: bedrooms > 2 ? 2 : 1,
      people: bedrooms * 2 + chance.whole(0, 2),
    };
  }
  return NO_MEASURES;
}

function makeAmenities(chance: Chance, type: PropertyTypeId): string[] {
  const offered = isRequiredOf(bathrooms, type) ? amenitiesOf(type) : [];
  const likely: Record<string, number> = {
    'Wi-Fi': 0.75,
    Parrilla: 0.55,
    Pileta: 0.22,
    Quincho: 0.2,
    Mascotas: 0.3,
  };
  return offered.filter((name) => chance.happens(likely[name] ?? 0.4));
}

function makePlan(chance: Chance, operation: ListingOutline['operation']): Plan {
  if (operation === 'sale') return chance.happens(0.6) ? 'venfotos' : 'vensinfotos';
  const lot = chance.next();
  return lot < 0.34 ? 'alqsinfotos' : lot < 0.74 ? 'alqfotos' : 'alqfotdest';
}

/** Upper bound of the days since the payment of a featured position, which lasts 30 days: few positions have ended. */
const FEATURED_REACH = 34;

/** One in `oneOf` paid notices with photos is featured for `left` more days, although its plan does not include the position. */
const OWN_DAYS = { oneOf: 30, left: 12 };

/** Age, payment and featured position. Pending listings are new and mostly unpaid; featured ones are paid. */
function makeContract(chance: Chance, { operation, status }: ListingOutline) {
  const plan = makePlan(chance, operation);
  const { extra, featured: offersFeatured } = planEntry(plan);
  const oldest = operation === 'sale' ? 420 : 110;
  const submittedDaysAgo =
    status === 'pending' ? chance.whole(0, 4) : 3 + Math.floor(oldest * chance.next() ** 1.6);
  const paid =
    costsMoney(plan) && chance.happens(status === 'pending' ? 0.2 : status === 'active' ? 0.84 : 0.3);
  const drawn = paid ? chance.whole(0, operation === 'sale' ? 170 : 100) : 0;
  const paidDaysAgo = paid ? Math.min(submittedDaysAgo, drawn % (extra ? FEATURED_REACH : drawn + 1)) : null;
  const reviewed = status === 'active' || status === 'withdrawn';
  const hasOwnDays =
    plan === 'alqfotos' && status === 'active' && paidDaysAgo !== null && paidDaysAgo % OWN_DAYS.oneOf === 1;
  return {
    plan,
    paid,
    paidDaysAgo,
    submittedDaysAgo,
    ownFeaturedDays: hasOwnDays ? OWN_DAYS.left : null,
    featured: hasOwnDays || (offersFeatured && paid && reviewed && chance.happens(0.85)),
  };
}

function makeBusinessName(chance: Chance, type: PropertyTypeId): string | null {
  const parts = businessNameParts(type);
  return parts ? `${chance.pick(parts[0])} ${chance.pick(parts[1])}` : null;
}

/** Visits grow with the days on the site, photos and featured position; some lead to inquiries. */
function makeInterest(
  chance: Chance,
  listing: {
    status: ListingOutline['status'];
    submittedDaysAgo: number;
    featured: boolean;
    photos: string[];
  },
) {
  if (listing.status === 'pending' || listing.status === 'rejected')
    return { views: 0, whatsappInquiries: 0, emailInquiries: 0 };
  const daily = chance.between(0.6, 4) * (listing.featured ? 3 : 1) * (listing.photos.length > 0 ? 1.8 : 1);
  const views = Math.round(Math.max(0, listing.submittedDaysAgo - 2) * daily);
  return {
    views,
    whatsappInquiries: Math.round(views * chance.between(0.01, 0.06)),
    emailInquiries: Math.round(views * chance.between(0, 0.018)),
  };
}

/** Owners who may publish again, and notes already used. */
class Memory {
  private readonly owners: { contact: DemoContact; listings: number }[] = [];
  private readonly notes = new Set<string>();
  private serial = 0;

  owner(chance: Chance): DemoContact {
    const known = this.owners.filter(({ listings }) => listings < LISTINGS_PER_OWNER);
    if (known.length > 4 && chance.happens(0.2)) {
      const again = chance.pick(known);
      again.listings += 1;
      return again.contact;
    }
    this.serial += 1;
    const contact = makeContact(chance, this.serial);
    this.owners.push({ contact, listings: 1 });
    if (this.owners.length > RECENT_OWNERS) this.owners.shift();
    return contact;
  }

  /** The first of up to 13 drafts that has not been used; the last draft if all have. */
  unusedDraft(draft: () => string): string {
    let text = draft();
    for (let attempt = 0; this.notes.has(text) && attempt < 12; attempt += 1) text = draft();
    if (this.notes.size < UNIQUE_NOTES) this.notes.add(text);
    return text;
  }
}

function priceFacts(
  outline: ListingOutline,
  { place, measures, amenities }: { place: MadeLocation; measures: AttributeValues; amenities: string[] },
): PriceFacts {
  return {
    type: outline.propertyType,
    size: measures.bedrooms ?? measures.rooms ?? 0,
    blocksToSea: place.blocksToSea,
    town: outline.town,
    pool: amenities.includes('Pileta'),
  };
}

function makeListing(chance: Chance, outline: ListingOutline, memory: Memory): DemoListing {
  const { operation, propertyType, status } = outline;
  const contact = memory.owner(chance);
  const place = makeLocation(chance, outline.town, propertyType);
  const measures = makeMeasures(chance, propertyType);
  const amenities = makeAmenities(chance, propertyType);
  const contract = makeContract(chance, outline);
  const facts = priceFacts(outline, { place, measures, amenities });
  const showsPhotos = planEntry(contract.plan).photos && (status !== 'pending' || chance.happens(0.4));
  const photos = showsPhotos ? makePhotos(chance, propertyType, amenities) : [];
  const subject = {
    operation,
    type: propertyType,
    ...measures,
    floor: place.location.floor,
    blocksToSea: place.blocksToSea,
    quarter: place.quarter,
    town: outline.town,
    amenities,
  };
  const notes = memory.unusedDraft(() => makeNotes(chance, subject));
  return {
    operation,
    propertyType,
    status,
    contact,
    location: place.location,
    businessName: makeBusinessName(chance, propertyType),
    ...measures,
    phone: contact.mobile,
    email: contact.email,
    notes,
    amenities,
    rentalPrices: operation === 'rental' ? makeRentalPrices(chance, facts) : [],
    salePrice: operation === 'sale' ? makeSalePrice(chance, facts) : null,
    ...contract,
    photos,
    ...makeInterest(chance, { status, photos, ...contract }),
    // Drawn last, so that a new attribute changes no other value.
    ...makeStated(chance, { ...subject, notes }),
    conditions: makeConditions(chance, { operation, propertyType, amenities, people: measures.people }),
  };
}

/**
 * Generates `count` listings, one at a time. The same seed gives the same listings. The first 180 are the demonstration's mixture of towns,
 * types, statuses and plans; every further 180 repeat its proportions.
 */
export function* generateListings(count: number, seed: number = DETEST_SEED): Generator<DemoListing> {
  const memory = new Memory();
  let batch: ListingOutline[] = [];
  for (let index = 0; index < count; index += 1) {
    const position = index % BATCH_SIZE;
    if (position === 0) batch = shuffledBatch(seed, index / BATCH_SIZE);
    const outline = batch[position];
    if (outline) yield makeListing(new Chance(mixSeed(seed, index)), outline, memory);
  }
}
