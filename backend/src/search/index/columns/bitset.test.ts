import { fc } from '../../../../../test/support/property.js';
import { Bitset } from './bitset.js';

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 3_000 }), { maxLength: 80 });

function bitsetOf(values: readonly number[]): Bitset {
  const set = new Bitset(0);
  for (const value of values) set.add(value);
  return set;
}

function valuesOf(set: Bitset): number[] {
  const values: number[] = [];
  set.forEach((value) => values.push(value));
  return values;
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

describe('a bitset', () => {
  it('is a set of numbers', () => {
    fc.assert(
      fc.property(numbers, numbers, (ours, others) => {
        const set = bitsetOf(ours);
        const other = bitsetOf(others);
        expect(valuesOf(set)).toEqual(ascending(ours));
        expect(set.size).toBe(ours.length);
        const both = ours.filter((value) => others.includes(value));
        expect(set.countWith(other)).toBe(both.length);
        expect(valuesOf(set.copy().intersect(other))).toEqual(ascending(both));
        const left = ours.filter((value) => !others.includes(value));
        expect(valuesOf(set.copy().subtract(other))).toEqual(ascending(left));
        expect(valuesOf(set.copy().unite(other))).toEqual(ascending([...new Set([...ours, ...others])]));
        for (const value of others) set.delete(value);
        expect(valuesOf(set)).toEqual(ascending(left));
        expect(set.has(4_000)).toBe(false);
      }),
    );
  });
});
