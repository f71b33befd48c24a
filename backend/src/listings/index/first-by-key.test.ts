import fc from 'fast-check';
import { firstByKey } from './first-by-key.js';

describe('the first by a key', () => {
  it('are those that a stable sort puts first, NaN last', () => {
    const key = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Number.NaN));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), fc.integer({ min: 0, max: 70 }), (keys, count) => {
        const sorted = keys
          .map((value, position) => ({ value, position }))
          .toSorted((a, b) => {
            if (Number.isNaN(a.value) || Number.isNaN(b.value))
              return Number(Number.isNaN(a.value)) - Number(Number.isNaN(b.value));
            return a.value - b.value;
          })
          .map(({ position }) => position);
        expect(firstByKey(Float64Array.from(keys), count)).toEqual(sorted.slice(0, count));
      }),
    );
  });
});
