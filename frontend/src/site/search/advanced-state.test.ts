import { ADVANCED_SEARCH_MESSAGES as MESSAGES } from '#common/search/query/advanced-search-messages.js';
import { withStay, withWhen } from '../../search/conditions/when.js';
import {
  advancedFaults,
  emptyAdvancedSearch,
  shownParts,
  toFilters,
  withFilters,
  withOperation,
  withType,
  type AdvancedSearch,
} from './advanced-state.js';

const inTown = (operation: 'rental' | 'sale'): AdvancedSearch =>
  withFilters(withOperation(emptyAdvancedSearch(), operation), { towns: ['Miramar'] });

describe('the advanced search', () => {
  it('reveals each part after the choice before it', () => {
    expect(shownParts(emptyAdvancedSearch())).toMatchObject({ town: false, type: false });
    expect(shownParts(withOperation(emptyAdvancedSearch(), 'sale'))).toMatchObject({
      town: true,
      type: false,
    });
    expect(shownParts(withType(inTown('rental'), 1))).toMatchObject({
      sizes: [{ name: 'bedrooms' }],
      season: true,
    });
    expect(shownParts(withType(inTown('sale'), 2))).toMatchObject({
      sizes: [{ name: 'rooms' }],
      price: true,
    });
  });

  it.each([
    [emptyAdvancedSearch(), { operacion: MESSAGES.operacion }],
    [withOperation(emptyAdvancedSearch(), 'rental'), { ciudad: MESSAGES.ciudad }],
    [inTown('sale'), { tipoPropiedad: MESSAGES.tipoPropiedad }],
    [withType(inTown('sale'), 1), { dormitorios: MESSAGES.dormitorios }],
    [withType(inTown('sale'), 2), { ambientes: MESSAGES.ambientes }],
    [withType(inTown('sale'), 4), {}],
    [withType(inTown('rental'), 4), { periodo: MESSAGES.periodo }],
    [withWhen(withType(inTown('rental'), 4), '2'), { fraccion: MESSAGES.fraccion }],
    [withWhen(withType(inTown('rental'), 4), '5'), {}],
    [withWhen(withType(inTown('rental'), 4), 'fechas'), { periodo: MESSAGES.periodo }],
    [withStay(withType(inTown('rental'), 4), { arrival: '2027-01-16', departure: '2027-01-31' }), {}],
  ])('asks for what is missing (%#)', (search, errors) => {
    expect(advancedFaults(search)).toEqual(errors);
  });

  it('drops period and fraction when it turns to sales, and what depends on the type when that changes', () => {
    const rental = withFilters(withWhen(withType(inTown('rental'), 1), '2'), {
      fraction: 2,
      bedrooms: ['3'],
    });
    expect(withOperation(rental, 'sale').filters).toMatchObject({
      period: null,
      fraction: null,
      bedrooms: ['3'],
    });
    expect(withType(rental, 2).filters).toMatchObject({ bedrooms: [], period: null, propertyTypes: [2] });
  });

  it('keeps what does not depend on the type when that changes', () => {
    const kept = {
      towns: ['Miramar' as const],
      people: ['4' as const],
      amenities: ['pileta'],
      nearSea: ['500' as const],
      free: true,
      featured: true,
    };
    const search = withFilters(withType(inTown('rental'), 1), { ...kept, priceFrom: 100, currency: 'ARS' });
    expect(withType(search, 2).filters).toMatchObject({ ...kept, priceFrom: null, currency: null });
  });

  it('searches a period that is let only whole without a fraction', () => {
    expect(toFilters(withWhen(withType(inTown('rental'), 4), '6'))).toMatchObject({
      towns: ['Miramar'],
      period: 6,
      fraction: null,
    });
  });
});
