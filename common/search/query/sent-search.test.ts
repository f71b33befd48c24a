import type { QueryParams } from '../filters/query-reader.js';
import { changedByPanel, readFiltersLeniently } from './sent-search.js';
import { emptyFilters, type SearchFilters } from './search-filters.js';

const AREA = { west: -58, south: -39, east: -57, north: -38 };
const search = (values: Partial<SearchFilters>): SearchFilters => ({ ...emptyFilters(), ...values });

describe('the filters of a typed query', () => {
  const cases: [QueryParams, SearchFilters][] = [
    [{}, emptyFilters('rental')],
    [{ operacion: 'venta' }, emptyFilters('sale')],
    [{ operacion: 'permuta' }, emptyFilters('rental')],
    [{ 'ciudades[]': 'Miramar', destacado: '1' }, search({ towns: ['Miramar'], featured: true })],
    [{ 'ciudades[]': 'Miramar', precioDesde: 'mucho' }, search({ towns: ['Miramar'] })],
    [{ operacion: 'venta', periodo: 'enero' }, emptyFilters('sale')],
  ];
  it.each(cases)('of %j drop what is not valid', (params, filters) => {
    expect(readFiltersLeniently(params)).toEqual(filters);
  });
});

describe('a search after a submitted panel', () => {
  const cases: [string, Partial<SearchFilters>, Partial<SearchFilters>, Partial<SearchFilters>][] = [
    ['is the same without a change', { towns: ['Miramar'] }, { towns: ['Miramar'] }, { towns: ['Miramar'] }],
    ['has the submitted values', { towns: ['Miramar'] }, { featured: true }, { featured: true }],
    [
      'keeps a filter that the panel does not contain',
      { area: AREA },
      { featured: true },
      { featured: true, area: AREA },
    ],
    [
      'drops a price range whose basis has changed',
      { period: 2, fraction: 1, priceFrom: 100, currency: 'ARS' },
      { period: 3, fraction: 1, priceFrom: 100, currency: 'ARS' },
      { period: 3, fraction: 1 },
    ],
    [
      'keeps a price range that was changed too',
      { period: 2, fraction: 1, priceFrom: 100, currency: 'ARS' },
      { period: 3, fraction: 1, priceFrom: 200, currency: 'ARS' },
      { period: 3, fraction: 1, priceFrom: 200, currency: 'ARS' },
    ],
  ];
  it.each(cases)('%s', (_what, before, sent, after) => {
    expect(changedByPanel(search(before), search(sent))).toEqual(search(after));
  });

  it('can be of the other operation, without the season', () => {
    const before = search({ towns: ['Miramar'], period: 2, fraction: 1 });
    expect(changedByPanel(before, { ...before, operation: 'sale' })).toEqual({
      ...emptyFilters('sale'),
      towns: ['Miramar'],
    });
  });
});
