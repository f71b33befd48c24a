import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { isRequiredOf } from '#common/listings/attributes/attribute-values.js';
import { amenitiesOf } from '#common/listings/amenities/initial-amenities.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import { COUNTRIES } from '#common/kernel/forms/countries.js';
import { PROVINCES, TOWNS } from '#common/kernel/places.js';
import { costsMoney, planEntry, PLANS } from '#common/contracts/plans.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import { isFloor } from '#common/listings/location/address.js';
import { mayBeFeatured } from '#common/contracts/contract.js';
import { isEmail } from '#common/kernel/forms/email.js';
import { isCompleteMobile } from '#common/kernel/forms/phone.js';
import { asksBusinessName } from '#common/listings/attributes/property-questions.js';
import type { DemoAddress, DemoListing } from './demo-listing.js';
import { generateListings } from './generate-listings.js';

const listings = [...generateListings(180)];
const many = [...generateListings(3_000)];

const count = (condition: (listing: DemoListing) => boolean) => listings.filter(condition).length;
/** Listings that violate a rule; expected to be empty. */
const breaking = (rule: (listing: DemoListing) => boolean) => many.filter((listing) => !rule(listing));

describe('generateListings', () => {
  it('makes the same listings from the same seed, and others from another', () => {
    expect([...generateListings(180)]).toEqual(listings);
    expect([...generateListings(10, 7)]).not.toEqual(listings.slice(0, 10));
  });

  it('begins alike however many are asked for', () => {
    expect(many.slice(0, 180)).toEqual(listings);
  });

  it('mixes towns, operations and states as the demonstration wants them', () => {
    expect(listings).toHaveLength(180);
    expect(count(({ operation }) => operation === 'rental') / 180).toBeCloseTo(0.65, 2);
    expect(count(({ status }) => status === 'pending')).toBe(12);
    expect(count(({ status }) => status === 'rejected')).toBe(5);
    expect(count(({ status }) => status === 'withdrawn')).toBe(6);
    expect(count(({ location }) => location.town === 'Miramar')).toBeGreaterThanOrEqual(120);
    expect(count(({ location }) => location.town === 'Mar del Plata')).toBeGreaterThanOrEqual(40);
    expect(count(({ location }) => location.town === 'Mar del Sur')).toBeGreaterThanOrEqual(6);
  });

  it.each(PROPERTY_TYPES)('shows the type $label', ({ id }) => {
    expect(count(({ propertyType }) => propertyType === id)).toBeGreaterThan(0);
  });

  it.each(PLANS)('shows the plan $plan', ({ plan }) => {
    expect(count((listing) => listing.plan === plan)).toBeGreaterThan(10);
  });

  it('shows paid and unpaid contracts, and featured listings of both operations', () => {
    expect(count(({ paid, plan }) => !paid && costsMoney(plan))).toBeGreaterThan(5);
    expect(count(({ featured, operation }) => featured && operation === 'rental')).toBeGreaterThan(8);
    expect(count(({ featured, operation }) => featured && operation === 'sale')).toBeGreaterThan(8);
    expect(count(({ featured, plan }) => featured && plan === 'alqfotos')).toBeGreaterThan(0);
  });
});

describe('every listing', () => {
  it('keeps the rules of its contract', () => {
    expect(breaking(({ plan, operation }) => planEntry(plan).operation === operation)).toEqual([]);
    const includes = ({ plan, ownFeaturedDays }: DemoListing): boolean =>
      planEntry(plan).featured || (mayBeFeatured(plan) && ownFeaturedDays !== null);
    expect(breaking((listing) => !listing.featured || (listing.paid && includes(listing)))).toEqual([]);
    expect(breaking(({ featured, ownFeaturedDays }) => ownFeaturedDays === null || featured)).toEqual([]);
    expect(breaking(({ paid, plan }) => !paid || costsMoney(plan))).toEqual([]);
    expect(breaking(({ paid, paidDaysAgo }) => paid === (paidDaysAgo !== null))).toEqual([]);
    expect(breaking(({ paidDaysAgo, submittedDaysAgo }) => (paidDaysAgo ?? 0) <= submittedDaysAgo)).toEqual(
      [],
    );
    expect(breaking(({ photos, plan }) => photos.length === 0 || planEntry(plan).photos)).toEqual([]);
    expect(breaking(({ photos }) => photos.length <= LIMITS.photosPerListing)).toEqual([]);
  });

  it('belongs to an owner with no more listings than a person may publish free', () => {
    const owned = new Map<string, number>();
    for (const { contact } of many) {
      const owner = `${contact.dni} ${contact.mobile} ${contact.email}`;
      owned.set(owner, (owned.get(owner) ?? 0) + 1);
    }
    expect(Math.max(...owned.values())).toBeLessThanOrEqual(LIMITS.freeListings);
    expect(owned.size).toBeLessThan(many.length);
    expect(new Set(many.map(({ contact }) => contact.dni)).size).toBe(owned.size);
    expect(new Set(many.map(({ contact }) => contact.mobile)).size).toBe(owned.size);
    expect(new Set(many.map(({ contact }) => contact.email)).size).toBe(owned.size);
  });

  it('has addresses that the form accepts', () => {
    const isAccepted = (address: DemoAddress) =>
      COUNTRIES.some((country) => country === address.country) &&
      PROVINCES.some((province) => province === address.province) &&
      TOWNS.some((town) => town === address.town) &&
      /^\d{1,4}$/.test(address.streetNumber) &&
      (address.floor === '' || isFloor(address.floor));
    expect(breaking(({ contact, location }) => isAccepted(contact) && isAccepted(location))).toEqual([]);
    expect(breaking(({ contact }) => isCompleteMobile(contact.mobile) && isEmail(contact.email))).toEqual([]);
  });

  it('has the data that its type asks for, and only amenities that it offers', () => {
    const isCounted = (value: unknown) => typeof value === 'number' && value > 0;
    expect(
      breaking(({ propertyType: type, businessName }) => asksBusinessName(type) === (businessName !== null)),
    ).toEqual([]);
    expect(breaking(({ businessName }) => (businessName ?? '').length <= LENGTHS.businessName)).toEqual([]);
    for (const attribute of ATTRIBUTES) {
      const { name, asked } = attribute;
      expect(
        breaking((listing) => !isRequiredOf(attribute, listing.propertyType) || isCounted(listing[name])),
      ).toEqual([]);
      expect(breaking((listing) => asked.includes(listing.propertyType) || !listing[name])).toEqual([]);
    }
    expect(
      breaking(({ propertyType: type, amenities }) =>
        amenities.every((name) => amenitiesOf(type).includes(name)),
      ),
    ).toEqual([]);
  });

  it('reaches no real person: unassigned DNI, subscriber numbers that do not exist, reserved mail domains', () => {
    expect(breaking(({ contact }) => /^9[89]\d{6}$/.test(contact.dni))).toEqual([]);
    expect(
      breaking(
        ({ contact, phone }) => /^\+549(2291|223|11)0\d+$/.test(contact.mobile) && phone === contact.mobile,
      ),
    ).toEqual([]);
    expect(
      breaking(({ contact, email }) => /@example\.(com|org)$/.test(contact.email) && email === contact.email),
    ).toEqual([]);
  });

  it('has notes in its own words that fit the field', () => {
    expect(new Set(listings.map(({ notes }) => notes)).size).toBe(180);
    expect(breaking(({ notes }) => notes.length > 60 && notes.length <= LIMITS.notesLength)).toEqual([]);
    expect(
      breaking(({ notes }) => !/undefined|null|NaN| {2}|monoambiente de|de monoambiente/.test(notes)),
    ).toEqual([]);
  });

  it('has interest only once it is public, and fewer inquiries than views', () => {
    expect(
      breaking(({ status, views }) => views === 0 || status === 'active' || status === 'withdrawn'),
    ).toEqual([]);
    expect(
      breaking(({ views, whatsappInquiries, emailInquiries }) => whatsappInquiries + emailInquiries <= views),
    ).toEqual([]);
  });
});
