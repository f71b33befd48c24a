import { PROPERTY_TYPES } from '../property-types.js';
import { asksBusinessName, requiresPrice, showsCharacteristics } from './property-questions.js';

const TYPES = PROPERTY_TYPES.map(({ id }) => id);

describe('what a type of property is asked for', () => {
  it('is a name of the business for a shop, a hotel, a balneario, a cabin and a duplex', () => {
    expect(TYPES.filter(asksBusinessName)).toEqual([3, 6, 7, 8, 9]);
  });

  it('is a price, except for a hotel, a balneario, a cabin and other types', () => {
    expect(TYPES.filter((type) => !requiresPrice(type))).toEqual([6, 7, 8, 10]);
  });

  it('is no characteristic of a shop, a plot, a field and other types', () => {
    expect(TYPES.filter((type) => !showsCharacteristics(type))).toEqual([3, 4, 5, 10]);
  });

  it('is a price and no name while no type is chosen', () => {
    expect([asksBusinessName(''), requiresPrice('')]).toEqual([false, true]);
  });
});
