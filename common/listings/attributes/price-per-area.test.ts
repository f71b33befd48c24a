import { FIELD, FLAT, HOUSE, PLOT, SHOP } from '../property-types.js';
import { pricedArea, pricePerMetre } from './price-per-area.js';

const BOTH = { coveredArea: 80, totalArea: 400 };
const TOTAL = { coveredArea: null, totalArea: 400 };
const NONE = { coveredArea: null, totalArea: null };

it.each([
  ['a house by what is covered', HOUSE, BOTH, { metres: 80, of: 'covered' }],
  ['no house by its total, which includes the garden', HOUSE, TOTAL, null],
  ['a flat by what is covered', FLAT, BOTH, { metres: 80, of: 'covered' }],
  ['a flat by its total, if that is all it says', FLAT, TOTAL, { metres: 400, of: 'total' }],
  ['a shop by its total, if that is all it says', SHOP, TOTAL, { metres: 400, of: 'total' }],
  ['a plot by its total', PLOT, TOTAL, { metres: 400, of: 'total' }],
  ['a field by its total, also with a house', FIELD, BOTH, { metres: 400, of: 'total' }],
  ['nothing without areas', FLAT, NONE, null],
] as const)('prices %s', (_what, propertyType, areas, expected) => {
  expect(pricedArea({ operation: 'sale', propertyType, ...areas })).toEqual(expected);
  expect(pricedArea({ operation: 'rental', propertyType, ...areas })).toBeNull();
});

it.each([
  [{ amount: 100_000, currency: 'USD' }, 1_250],
  [{ amount: 100_001, currency: 'USD' }, 1_250.01],
  [{ amount: 1, currency: 'USD' }, null],
  [null, null],
] as const)('of %j is %s', (price, expected) => {
  expect(pricePerMetre({ operation: 'sale', propertyType: FLAT, ...BOTH }, price)).toBe(expected);
});
