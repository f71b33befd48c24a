import { parseDay } from '#common/kernel/time/days.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { alertedFilters, keysOfListing, keysOfSearch, lastDayOf } from './alerted-search.js';

const TODAY = parseDay('2026-11-22')!;
const rental = emptyFilters('rental');

describe('the keys of an alert', () => {
  const house = { operation: 'rental', town: 'Miramar', propertyType: 1 } as const;

  it.each([
    ['everything', rental, true],
    ['the town', { ...rental, towns: ['Mar del Sur', 'Miramar'] }, true],
    ['another town', { ...rental, towns: ['Mar del Sur'] }, false],
    ['the type', { ...rental, propertyTypes: [1, 2] }, true],
    ['another type', { ...rental, towns: ['Miramar'], propertyTypes: [2] }, false],
    ['town and type', { ...rental, towns: ['Miramar'], propertyTypes: [1] }, true],
    ['sales', emptyFilters('sale'), false],
  ] as const)('of a search for %s', (_what, filters, isFound) => {
    const keys = keysOfSearch({ ...rental, ...filters } as typeof rental);
    expect(keys.some((key) => keysOfListing(house).includes(key))).toBe(isFound);
  });
});

describe('an alert', () => {
  it.each([
    [null, '2027-05-21'],
    ['2027-01-31', '2027-01-31'],
    ['2027-12-31', '2027-05-21'],
    ['2026-11-22', undefined],
    ['2020-01-31', undefined],
  ])('of a departure on %s lasts until %s', (departure, last) => {
    expect(lastDayOf({ ...rental, departure }, TODAY)).toBe(last);
  });

  it('of rentals finds only what is free', () => {
    expect(alertedFilters(rental).free).toBe(true);
    expect(alertedFilters(emptyFilters('sale')).free).toBe(false);
  });
});
