import { noAttributes } from '#common/listings/attributes/attribute-values.js';
import { dayOf, formatDay } from '#common/kernel/time/days.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { factsVersion, searchFacts, type PhotoFacts, type PublishedListing } from './search-facts.js';

const SEASON = { calendar: new SeasonCalendar([]), today: dayOf(2026, 11, 22) };

const NO_END = { paidUntil: null, featuredUntil: null };

const photo = (position: number): PhotoFacts => ({
  storageKey: `foto${position}`,
  position,
  width: 1_600,
  height: 1_200,
  blur: 'data:,',
  widths: [400, 800],
  alt: 'Frente',
});

const ROW = { period: 2, fraction: 1, amount: 310_000, currency: 'ARS', rented: false } as const;

function aListing(change: Partial<PublishedListing> = {}): PublishedListing {
  return {
    listing: {
      ...noAttributes(),
      id: 7,
      code: 'ALQ-0007',
      operation: 'rental',
      propertyType: 1,
      businessName: 'Sol',
      featured: true,
      notes: 'Frente al mar.',
      conditions: null,
      verification: null,
      approvedAt: new Date('2026-11-20T12:00:00.000Z'),
      availabilityAsks: 2,
    },
    location: {
      street: 'Calle 21',
      streetNumber: '1234',
      floor: '',
      apartment: '',
      town: 'Miramar',
      province: 'Buenos Aires',
      country: 'Argentina',
      latitude: -38.27,
      longitude: -57.83,
      approximate: false,
      shownLatitude: null,
      shownLongitude: null,
    },
    contract: { plan: 'alqfotdest', paid: true, ...NO_END },
    prices: [ROW],
    priorPrices: [{ period: 2, fraction: 1, amount: 350_000, until: SEASON.today }],
    images: [photo(1), photo(2)],
    amenities: [{ id: 4 }, { id: 9 }],
    zoneMap: { zones: [], change: 3 },
    ...change,
  };
}

describe('the search row of a listing', () => {
  it('is placed earlier while nobody confirms it', () => {
    expect(searchFacts(aListing(), SEASON).placedAt).toEqual(new Date('2026-11-05T12:00:00.000Z'));
  });

  it('contains the data of a card', () => {
    const { facts, amenityIds, rentalPrices, version } = searchFacts(aListing(), SEASON);
    expect(facts).toEqual({
      ...noAttributes(),
      id: 7,
      code: 'ALQ-0007',
      operation: 'rental',
      propertyType: 1,
      businessName: 'Sol',
      excerpt: 'Frente al mar.',
      town: 'Miramar',
      address: 'Calle 21 1234, Miramar, Buenos Aires',
      verified: null,
      zone: null,
      latitude: -38.27,
      longitude: -57.83,
      metresToSea: 400,
      featured: true,
      paid: true,
      photoCount: 2,
      cover: photo(1),
      salePrice: null,
      priorPrices: [{ period: 2, fraction: 1, amount: 350_000, until: SEASON.today }],
      publishedAt: '2026-11-20T12:00:00.000Z',
    });
    expect(amenityIds).toEqual([4, 9]);
    expect(rentalPrices).toEqual([ROW]);
    expect(version).toBe(factsVersion(SEASON));
  });

  it.each([
    ['is not paid', { plan: 'alqfotdest', paid: false }],
    ['is without photos', { plan: 'alqsinfotos', paid: true }],
  ] as const)('holds no photo where the contract %s', (_, contract) => {
    const { facts } = searchFacts(aListing({ contract: { ...contract, ...NO_END } }), SEASON);
    expect([facts.photoCount, facts.cover]).toEqual([0, null]);
  });

  it('is featured only where the contract is paid', () => {
    const { facts } = searchFacts(
      aListing({ contract: { plan: 'alqfotdest', paid: false, ...NO_END } }),
      SEASON,
    );
    expect([facts.featured, facts.paid]).toEqual([false, false]);
  });

  it.each([
    [{ paidUntil: formatDay(SEASON.today - 1), featuredUntil: null }, false],
    [{ paidUntil: formatDay(SEASON.today), featuredUntil: null }, true],
    [{ paidUntil: formatDay(SEASON.today - 1), featuredUntil: formatDay(SEASON.today + 1) }, false],
    [{ paidUntil: formatDay(SEASON.today + 1), featuredUntil: formatDay(SEASON.today - 1) }, false],
  ])('is featured until the last day of its position: %p', (days, featured) => {
    const contract = { plan: 'alqfotdest', paid: true, ...days } as const;
    expect(searchFacts(aListing({ contract }), SEASON).facts.featured).toBe(featured);
  });

  it('has no cover where it has no photo', () => {
    const { facts } = searchFacts(aListing({ images: [] }), SEASON);
    expect([facts.photoCount, facts.cover]).toEqual([0, null]);
  });

  it('holds the price of a sale, and of a rental its rows alone', () => {
    const { listing } = aListing();
    const sale = { ...ROW, period: null, fraction: null, amount: 85_000, currency: 'USD' as const };
    const sold = searchFacts(
      aListing({ listing: { ...listing, operation: 'sale' }, prices: [sale] }),
      SEASON,
    );
    expect(sold.facts.salePrice).toEqual({ amount: 85_000, currency: 'USD' });
    expect([sold.rentalPrices, sold.leadUsd]).toEqual([[], [85_000]]);
    const unpriced = searchFacts(
      aListing({ listing: { ...listing, operation: 'sale' }, prices: [] }),
      SEASON,
    );
    expect(unpriced.facts.salePrice).toBeNull();
  });

  it('holds 160 characters of the notes', () => {
    const { listing } = aListing();
    const notes = 'palabra '.repeat(40);
    const { excerpt } = searchFacts(aListing({ listing: { ...listing, notes } }), SEASON).facts;
    expect(excerpt).toBe(`${'palabra '.repeat(19).trim()}…`);
  });

  it('is of another version in a season of other lengths', () => {
    const leapYear = { ...SEASON, today: dayOf(2027, 11, 22) };
    expect(factsVersion(leapYear)).not.toBe(factsVersion(SEASON));
  });
});
