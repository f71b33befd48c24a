import { ATTRIBUTES, type AttributeValues } from '#common/attributes/all-attributes.js';
import { isAskedOf, isRequiredOf, noAttributes } from '#common/attributes/attribute-values.js';
import { bathrooms } from '#common/attributes/bathrooms.js';
import { amenitiesOf } from '#common/vocabulary/amenities.js';
import { planEntry, type Plan } from '#common/vocabulary/plans.js';
import { FLAT, HOUSE, type PropertyTypeId } from '#common/vocabulary/property-types.js';
import { Chance, mixSeed } from './chance.js';
import { businessNameParts } from './data/business-names.js';
import { DECK_SIZE, shuffledDeck, type Card } from './deck.js';
import type { DemoContact, DemoListing } from './demo-listing.js';
import { makeContact } from './make-contact.js';
import { makePlace, type Place } from './make-location.js';
import { makeNotes } from './make-notes.js';
import { makePhotos } from './make-photos.js';
import { makeRentalPrices, makeSalePrice, type PriceFacts } from './make-prices.js';

const DEFAULT_SEED = 2002;
/** Notes are kept unlike each other among this many; beyond, in bulk data, they may repeat. */
const UNIQUE_NOTES = 2_000;
/** Owners that may come back with another property, and how many they own at most: the limit of free listings. */
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

/** What the property has or has not, where its type is asked. */
function makeFlags(chance: Chance, type: PropertyTypeId): Partial<AttributeValues> {
  const asked = ATTRIBUTES.filter((attribute) => attribute.kind === 'flag' && isAskedOf(attribute, type));
  return Object.fromEntries(asked.map(({ name }) => [name, chance.happens(0.3)]));
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

function makePlan(chance: Chance, operation: Card['operation']): Plan {
  if (operation === 'sale') return chance.happens(0.6) ? 'venfotos' : 'vensinfotos';
  const lot = chance.next();
  return lot < 0.34 ? 'alqsinfotos' : lot < 0.74 ? 'alqfotos' : 'alqfotdest';
}

/** Age, payment and position: a listing under review is new and mostly unpaid; a featured one is paid. */
function makeContract(chance: Chance, { operation, status }: Card) {
  const plan = makePlan(chance, operation);
  const { price, featured: offersFeatured } = planEntry(plan);
  const oldest = operation === 'sale' ? 420 : 110;
  const submittedDaysAgo =
    status === 'pending' ? chance.whole(0, 4) : 3 + Math.floor(oldest * chance.next() ** 1.6);
  const paid = price > 0 && chance.happens(status === 'pending' ? 0.2 : status === 'active' ? 0.84 : 0.3);
  const paidDaysAgo = paid
    ? Math.min(submittedDaysAgo, chance.whole(0, operation === 'sale' ? 170 : 100))
    : null;
  const reviewed = status === 'active' || status === 'withdrawn';
  return {
    plan,
    paid,
    paidDaysAgo,
    submittedDaysAgo,
    featured: offersFeatured && paid && reviewed && chance.happens(0.85),
  };
}

function makeBusinessName(chance: Chance, type: PropertyTypeId): string | null {
  const parts = businessNameParts(type);
  return parts ? `${chance.pick(parts[0])} ${chance.pick(parts[1])}` : null;
}

/** Visits grow with days on the site; photos and position bring more; some of them become inquiries. */
function makeInterest(
  chance: Chance,
  listing: { status: Card['status']; submittedDaysAgo: number; featured: boolean; photos: string[] },
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

  /** The first of several drafts that nobody wrote before. */
  unlike(draft: () => string): string {
    let text = draft();
    for (let attempt = 0; this.notes.has(text) && attempt < 12; attempt += 1) text = draft();
    if (this.notes.size < UNIQUE_NOTES) this.notes.add(text);
    return text;
  }
}

function priceFacts(
  card: Card,
  { place, measures, amenities }: { place: Place; measures: AttributeValues; amenities: string[] },
): PriceFacts {
  return {
    type: card.propertyType,
    size: measures.bedrooms ?? measures.rooms ?? 0,
    blocksToSea: place.blocksToSea,
    town: card.town,
    pool: amenities.includes('Pileta'),
  };
}

function makeListing(chance: Chance, card: Card, memory: Memory): DemoListing {
  const { operation, propertyType, status } = card;
  const contact = memory.owner(chance);
  const place = makePlace(chance, card.town, propertyType);
  const measures = { ...makeMeasures(chance, propertyType), ...makeFlags(chance, propertyType) };
  const amenities = makeAmenities(chance, propertyType);
  const contract = makeContract(chance, card);
  const facts = priceFacts(card, { place, measures, amenities });
  const showsPhotos = planEntry(contract.plan).photos && (status !== 'pending' || chance.happens(0.4));
  const photos = showsPhotos ? makePhotos(chance, propertyType, amenities) : [];
  const subject = {
    operation,
    type: propertyType,
    ...measures,
    floor: place.location.floor,
    blocksToSea: place.blocksToSea,
    quarter: place.quarter,
    town: card.town,
    amenities,
  };
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
    notes: memory.unlike(() => makeNotes(chance, subject)),
    amenities,
    rentalPrices: operation === 'rental' ? makeRentalPrices(chance, facts) : [],
    salePrice: operation === 'sale' ? makeSalePrice(chance, facts) : null,
    ...contract,
    photos,
    ...makeInterest(chance, { status, photos, ...contract }),
  };
}

/**
 * Makes up `count` listings, one at a time. The same seed gives the same listings; the first 180 are the demonstration's
 * own mixture of towns, types, states and plans, and every further 180 repeat its proportions.
 */
export function* generateListings(count: number, seed: number = DEFAULT_SEED): Generator<DemoListing> {
  const memory = new Memory();
  let deck: Card[] = [];
  for (let index = 0; index < count; index += 1) {
    const position = index % DECK_SIZE;
    if (position === 0) deck = shuffledDeck(seed, index / DECK_SIZE);
    const card = deck[position];
    if (card) yield makeListing(new Chance(mixSeed(seed, index)), card, memory);
  }
}
