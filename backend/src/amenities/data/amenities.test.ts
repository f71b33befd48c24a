import type { Amenity } from './amenity.entity.js';
import { resolveAmenities } from './amenities.js';

const named = (...names: string[]): Amenity[] => names.map((name, at) => ({ id: at + 1, name }) as Amenity);

describe('amenities that a search names', () => {
  const known = named('🏊 Pileta', 'Aire Acondicionado', 'Cochera');

  it.each<[string[], number[] | null]>([
    [[], []],
    [['1'], [1]],
    [
      ['pileta', 'Aire Acondicionado'],
      [1, 2],
    ],
    [['aire-acondicionado', '2'], [2]],
    [['garage'], [3]],
    [['pileta', 'sauna'], null],
  ])('%j have the ids %j', (names, ids) => {
    expect(resolveAmenities(known, names)).toEqual(ids);
  });

  it('are found by their own name before a synonym', () => {
    expect(resolveAmenities(named('Cochera', 'Garage'), ['Garage', 'Cochera'])).toEqual([2, 1]);
    expect(resolveAmenities(named('Garage'), ['garage'])).toEqual([1]);
  });
});
