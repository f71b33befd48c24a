import type { KnownAmenity } from '#common/listings/amenities/amenities.js';
import { resolveAmenities } from './amenities.js';

const named = (...names: string[]): KnownAmenity[] => names.map((name, at) => ({ id: at + 1, name }));

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

  it('are found by a former name, unless another has it now', () => {
    const renamed = { id: 1, name: 'Sauna finlandés', formerSlugs: ['sauna', 'bano-de-vapor'] };
    expect(resolveAmenities([renamed], ['sauna', 'sauna-finlandes'])).toEqual([1]);
    expect(resolveAmenities([renamed], ['Baño de vapor'])).toEqual([1]);
    expect(resolveAmenities([renamed, { id: 2, name: 'Sauna' }], ['sauna'])).toEqual([2]);
  });
});
