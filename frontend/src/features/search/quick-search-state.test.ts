import {
  asksFraction,
  emptyQuickSearch,
  faultsOf,
  toFilters,
  withCodeMode,
  withOperation,
  withPeriod,
  withType,
  type QuickSearch,
} from './quick-search-state.js';

const filled: QuickSearch = {
  ...emptyQuickSearch(),
  town: 'Miramar',
  type: 1,
  bedrooms: '3',
  period: 2,
  fraction: 2,
};

describe('the quick search', () => {
  it('asks for a town and a type first', () => {
    expect(faultsOf(emptyQuickSearch())).toEqual({
      town: 'Por favor seleccione una ciudad.',
      type: 'Por favor seleccione un tipo de vivienda.',
    });
  });

  it('asks for bedrooms of a house and for rooms of a flat', () => {
    expect(faultsOf({ ...filled, bedrooms: '' })).toEqual({
      bedrooms: 'Por favor seleccione la cantidad de dormitorios.',
    });
    expect(faultsOf(withType(filled, 2))).toEqual({
      rooms: 'Por favor seleccione la cantidad de ambientes.',
    });
    expect(faultsOf(withType(filled, 4))).toEqual({});
  });

  it('clears period and fraction on the tab of sales, and resets the prefix of the code', () => {
    expect(withOperation({ ...filled, code: 'ALQ-00' }, 'sale')).toMatchObject({
      period: null,
      fraction: null,
      code: 'VEN-',
      town: 'Miramar',
    });
  });

  it('clears every field when the code mode is turned on or off', () => {
    expect(withCodeMode(filled, true)).toEqual({ ...emptyQuickSearch(), codeMode: true });
  });

  it('offers the fraction only for a rental period that has any, and clears it with the period', () => {
    expect(asksFraction(filled)).toBe(true);
    expect(asksFraction({ operation: 'sale', period: 2 })).toBe(false);
    expect(withPeriod(filled, 5).fraction).toBeNull();
    expect(withPeriod(filled, null).fraction).toBeNull();
    expect(withPeriod(filled, 3).fraction).toBe(2);
  });

  it.each([
    ['ALQ-', 'Por favor ingrese un código de propiedad.'],
    ['ALQ-12', 'Formato: ALQ-XXXX o VEN-XXXX (4 dígitos).'],
    ['ALQ-0012', undefined],
  ])('judges the code %s', (code, fault) => {
    expect(faultsOf({ ...emptyQuickSearch('rental', true), code }).code).toBe(fault);
  });

  it('makes filters of what was chosen', () => {
    expect(toFilters(filled)).toMatchObject({
      operation: 'rental',
      towns: ['Miramar'],
      propertyTypes: [1],
      bedrooms: ['3'],
      rooms: [],
      period: 2,
      fraction: 2,
    });
  });
});
