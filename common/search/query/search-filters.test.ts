import { askedFilters, asksFor, changeFilters, emptyFilters, normaliseFilters } from './search-filters.js';
import type { SearchFilters } from './search-filters.js';

const HOUSE = 1;
const FLAT = 2;
const search = (filters: Partial<SearchFilters>): SearchFilters => ({ ...emptyFilters(), ...filters });
const SEASON = { period: 2, fraction: 3 } as const;
const NO_SEASON = { period: null, fraction: null };
const NIGHTS = { nights: '7', month: 1 } as const;
const STAY = { arrival: '2027-01-16', departure: '2027-01-31' };
const NO_STAY = { arrival: null, departure: null };
const RANGE = { priceFrom: 100_000, priceTo: 300_000, currency: 'ARS' } as const;
const NO_RANGE = { priceFrom: null, priceTo: null, currency: null };

describe('filters without those that do not apply', () => {
  it.each<[string, Partial<SearchFilters>, Partial<SearchFilters>]>([
    ['a sale has no season', { operation: 'sale', ...SEASON }, NO_SEASON],
    ['a sale has no dates', { operation: 'sale', ...STAY }, NO_STAY],
    ['a rental has both kinds of prices', { ...SEASON, ...RANGE }, { ...SEASON, ...RANGE }],
    ['a fraction needs a period', { fraction: 3 }, NO_SEASON],
    ['a period without fractions has none', { period: 5, fraction: 2 }, { period: 5, fraction: null }],
    ['a period needs no fraction', { period: 2 }, { period: 2, fraction: null }],
    ['bedrooms are of houses', { propertyTypes: [HOUSE], bedrooms: ['2'] }, { bedrooms: ['2'] }],
    ['bedrooms are not of flats', { propertyTypes: [FLAT], bedrooms: ['2'] }, { bedrooms: [] }],
    ['rooms are of flats', { propertyTypes: [FLAT], rooms: ['3'] }, { rooms: ['3'] }],
    ['rooms are not of houses', { propertyTypes: [HOUSE], rooms: ['3'] }, { rooms: [] }],
  ])('%s', (_what, filters, expected) => {
    expect(normaliseFilters(search(filters))).toEqual(search({ ...filters, ...expected }));
  });

  it('are those that were asked, which are not normalised', () => {
    expect(askedFilters(search({ towns: ['Atlantis'] }))).toEqual(search({ towns: ['Atlantis'] }));
    expect(askedFilters(search({ period: 5, fraction: 3 }))).toEqual(search({ period: 5 }));
    expect(askedFilters(search({ operation: 'sale', ...SEASON, ...RANGE }))).toEqual(
      search({ operation: 'sale', ...RANGE }),
    );
  });

  it('are none of an empty search', () => {
    expect(emptyFilters('sale')).toEqual({ ...emptyFilters(), operation: 'sale' });
    expect(normaliseFilters(emptyFilters())).toEqual(emptyFilters());
  });
});

describe('whether a search has the filter of a field', () => {
  it.each([
    ['period', { operation: 'rental', propertyTypes: [] }, true],
    ['period', { operation: 'sale', propertyTypes: [] }, false],
    ['priceFrom', { operation: 'sale', propertyTypes: [] }, true],
    ['bedrooms', { operation: 'rental', propertyTypes: [HOUSE] }, true],
    ['bedrooms', { operation: 'rental', propertyTypes: [FLAT] }, false],
  ] as const)('%s of %j: %p', (field, subject, expected) => {
    expect(asksFor(field, { ...subject, propertyTypes: [...subject.propertyTypes] })).toBe(expected);
  });
});

describe('a search after a change', () => {
  it.each<[string, Partial<SearchFilters>, Partial<SearchFilters>, Partial<SearchFilters>]>([
    ['dates end the season', SEASON, STAY, { ...STAY, ...NO_SEASON }],
    ['a period ends the dates', STAY, { period: 2 }, { ...NO_STAY, period: 2 }],
    ['an arrival alone changes nothing', SEASON, { arrival: '2027-01-16' }, SEASON],
    ['no period leaves the dates', STAY, { period: null }, STAY],
    [
      'another basis drops the range',
      { ...SEASON, ...RANGE },
      { period: 3 },
      { period: 3, fraction: 3, ...NO_RANGE },
    ],
    [
      'another fraction drops it',
      { ...SEASON, ...RANGE },
      { fraction: 2 },
      { period: 2, fraction: 2, ...NO_RANGE },
    ],
    ['a month keeps a range per night', RANGE, { period: 2 }, { period: 2, ...RANGE }],
    ['another month keeps it', { period: 2, ...RANGE }, { period: 3 }, { period: 3, ...RANGE }],
    [
      'the whole month drops it',
      { period: 2, ...RANGE },
      { fraction: 1 },
      { period: 2, fraction: 1, ...NO_RANGE },
    ],
    ['Holy Week drops it', RANGE, { period: 5 }, { period: 5, ...NO_RANGE }],
    [
      'a period without fractions ends the fraction',
      { ...SEASON, ...RANGE },
      { period: 5 },
      { period: 5, fraction: null, ...NO_RANGE },
    ],
    [
      'a currency alone stays with a month',
      { currency: 'USD' },
      { period: 2 },
      { period: 2, currency: 'USD' },
    ],
    ['a currency alone stays with dates', { currency: 'USD' }, STAY, { ...STAY, currency: 'USD' }],
    ['dates drop it', RANGE, STAY, { ...STAY, ...NO_RANGE }],
    ['nights drop dates', STAY, NIGHTS, NIGHTS],
    ['dates drop nights', NIGHTS, STAY, STAY],
    ['a season drops nights', NIGHTS, SEASON, SEASON],
    [
      'other nights keep a range',
      { ...NIGHTS, ...RANGE },
      { nights: '3' },
      { ...NIGHTS, nights: '3', ...RANGE },
    ],
    ['a sale drops it', RANGE, { operation: 'sale' }, { operation: 'sale', ...NO_RANGE }],
    ['another town keeps it', RANGE, { towns: ['Miramar'] }, { ...RANGE, towns: ['Miramar'] }],
    [
      'other dates keep it',
      { ...STAY, ...RANGE },
      { ...STAY, departure: '2027-02-01' },
      { ...STAY, departure: '2027-02-01', ...RANGE },
    ],
    [
      'a lower bound with it stays',
      RANGE,
      { ...SEASON, priceFrom: 50_000 },
      { ...SEASON, ...RANGE, priceFrom: 50_000 },
    ],
    [
      'an upper bound with it stays',
      RANGE,
      { ...SEASON, priceTo: 500_000 },
      { ...SEASON, ...RANGE, priceTo: 500_000 },
    ],
  ])('%s', (_what, before, change, after) => {
    expect(changeFilters(search(before), change)).toEqual(search(after));
  });
});
