import { FIELD } from '../property-types.js';
import { pricePerAreaText } from './price-per-area-text.js';
import type { PricedByArea } from './price-per-area.js';

describe('the price of a sale for its area, in words', () => {
  const HOUSE: PricedByArea = { operation: 'sale', propertyType: 1, coveredArea: 120, totalArea: 400 };

  it.each<[string, Partial<PricedByArea>, number, { monto: string; unidad: string } | null]>([
    ['a house, by what is covered', {}, 180_000, { monto: 'USD$ 1.500', unidad: 'por m² cubierto' }],
    ['a house without that area', { coveredArea: null }, 180_000, null],
    ['a cheap one, with cents', { coveredArea: 200 }, 170, { monto: 'USD$ 0,85', unidad: 'por m² cubierto' }],
    ['a price on request', {}, 1, null],
    ['a rental', { operation: 'rental' }, 180_000, null],
  ])('of %s', (_what, change, amount, words) => {
    expect(pricePerAreaText({ ...HOUSE, ...change }, { amount, currency: 'USD' })).toEqual(words);
  });

  it('of no price', () => {
    expect(pricePerAreaText(HOUSE, null)).toBeNull();
  });

  it('of much land is per hectare', () => {
    const field: PricedByArea = { ...HOUSE, propertyType: FIELD, coveredArea: null, totalArea: 20_000 };
    const words = { monto: 'USD$ 25.000', unidad: 'por ha' };
    expect(pricePerAreaText(field, { amount: 50_000, currency: 'USD' })).toEqual(words);
  });
});
