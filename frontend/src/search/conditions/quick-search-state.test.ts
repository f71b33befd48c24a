import { emptyFilters } from '#common/search/query/search-filters.js';
import {
  emptyQuickSearch,
  faultsOf,
  quickSearchOf,
  withCode,
  withCodeMode,
  withFilters,
  withOperation,
  withType,
  type QuickSearch,
} from './quick-search-state.js';
import { withStay, withWhen, whenOf } from './when.js';

const filled: QuickSearch = {
  ...emptyQuickSearch(),
  filters: {
    ...emptyFilters(),
    towns: ['Miramar'],
    propertyTypes: [1],
    bedrooms: ['3'],
    people: ['6'],
    amenities: ['pileta'],
    period: 2,
    fraction: 2,
  },
};

describe('the quick search', () => {
  it('asks for a town and a type, and for nothing else', () => {
    expect(faultsOf(emptyQuickSearch())).toEqual({
      town: 'Por favor seleccione una ciudad.',
      type: 'Por favor seleccione un tipo de vivienda.',
    });
    expect(faultsOf(withFilters(filled, { bedrooms: [], people: [] }))).toEqual({});
  });

  it('clears the season on the tab of sales, and resets the prefix of the code', () => {
    const turned = withOperation({ ...filled, code: 'ALQ-00' }, 'sale');
    expect(turned).toMatchObject({ code: 'VEN-', byDates: false });
    expect(turned.filters).toMatchObject({ period: null, fraction: null, towns: ['Miramar'] });
  });

  it('clears every field when the code mode is turned on or off', () => {
    expect(withCodeMode(filled, true)).toEqual({ ...emptyQuickSearch(), codeMode: true });
  });

  it('clears bedrooms and rooms with another type', () => {
    expect(withType(filled, 2).filters).toMatchObject({ bedrooms: [], rooms: [], propertyTypes: [2] });
  });

  it('asks when by a period, its fraction, or dates', () => {
    expect(whenOf(filled)).toBe('2');
    expect(withWhen(filled, '3').filters).toMatchObject({ period: 3, fraction: 2 });
    expect(withWhen(filled, '5').filters).toMatchObject({ period: 5, fraction: null });
    expect(withWhen(filled, '').filters).toMatchObject({ period: null, fraction: null });
    const byDates = withStay(withWhen(filled, 'fechas'), { arrival: '2027-01-16', departure: '2027-01-31' });
    expect(whenOf(byDates)).toBe('fechas');
    expect(byDates.filters).toMatchObject({ period: null, arrival: '2027-01-16', free: true });
    expect(withWhen(byDates, '2').filters).toMatchObject({ period: 2, arrival: null, free: false });
  });

  it.each([
    ['ALQ-', 'Por favor ingrese un código de propiedad.'],
    ['ALQ-12', 'Formato: ALQ-XXXX o VEN-XXXX (4 dígitos).'],
    ['ALQ-0012', undefined],
  ])('judges the code %s', (code, fault) => {
    expect(faultsOf({ ...emptyQuickSearch('rental', true), code }).code).toBe(fault);
  });

  it.each([
    ['sale', 'ALQ-0099', 'rental', 'ALQ-0099'],
    ['rental', ' ven-0042', 'sale', 'VEN-0042'],
    ['sale', '0099', 'sale', 'VEN-0099'],
    ['rental', 'ALQ-01234', 'rental', 'ALQ-0123'],
  ] as const)('on the tab %s, %p is a code of %s', (tab, typed, operation, code) => {
    const found = withCode(emptyQuickSearch(tab, true), typed);
    expect([found.filters.operation, found.code, found.codeMode]).toEqual([operation, code, true]);
  });

  it('opens as the last search left it, without what it cannot show', () => {
    const { filters } = quickSearchOf({ ...filled.filters, towns: ['Miramar', 'Mar del Sur'] });
    expect(filters).toMatchObject({ towns: [], propertyTypes: [1], people: ['6'], amenities: ['pileta'] });
    const unseen = { words: ['quincho'], nearSea: 500, zones: [1], verified: true, priceFrom: 10 };
    const shown = { priceTo: 900_000, currency: 'USD', amenities: ['pileta'], towns: ['Miramar'] } as const;
    expect(
      quickSearchOf({ ...emptyFilters(), ...unseen, ...shown, amenities: ['pileta', 'balcon'] } as never)
        .filters,
    ).toEqual({ ...emptyFilters(), ...shown });
    expect(quickSearchOf({ ...emptyFilters(), currency: 'USD' }).filters).toEqual(emptyFilters());
    expect(quickSearchOf({ ...emptyFilters(), arrival: '2027-01-16', departure: '2027-01-31' }).byDates).toBe(
      true,
    );
  });
});
