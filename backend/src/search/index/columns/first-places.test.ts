import { fc } from '../../../../../test/support/property.js';
import { firstPlaces } from './first-places.js';

describe('the first places of many', () => {
  it('are those that sorting them all puts first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 60 }), fc.integer({ min: 0, max: 70 }), (keys, count) => {
        const compare = (one: number, other: number): number => keys[one]! - keys[other]! || one - other;
        const places = Uint32Array.from(keys.keys());
        const sorted = [...places].sort(compare);
        expect(firstPlaces(places, count, compare)).toEqual(sorted.slice(0, count));
      }),
    );
  });
});
