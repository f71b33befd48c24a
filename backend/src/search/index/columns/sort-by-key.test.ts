import { fc } from '../../../../../test/support/property.js';
import { sortByKey } from './sort-by-key.js';

describe('sorting by key', () => {
  it('orders as a stable sort by comparison does', () => {
    const amount = fc.oneof(fc.nat(20), fc.nat(), fc.double({ min: 0, max: 1e15, noNaN: true }));
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 200 }), (amounts) => {
        // -0 and 0 are equal amounts.
        const keys = amounts.map((one) => one + 0);
        const expected = keys.map((_, place) => place).sort((one, other) => keys[one]! - keys[other]!);
        const places = Uint32Array.from(keys.keys());
        expect([...sortByKey(places, Float64Array.from(keys))]).toEqual(expected);
      }),
    );
  });
});
