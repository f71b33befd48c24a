import { converted } from './dollar-conversion.js';

describe('the approximate conversion of a sale price', () => {
  it.each([
    [85_000, 'USD', 1_435.5, /^ARS\$ 122\.017\.500$/],
    [120_000_000, 'ARS', 1_435, /^USD\$ 83\.624$/],
  ] as const)('turns %s %s at %s into the other currency', (amount, currency, rate, shown) => {
    expect(converted(amount, currency, rate)).toMatch(shown);
  });

  it.each([
    [1, 'USD', 1_400],
    [null, 'USD', 1_400],
    [85_000, null, 1_400],
    [85_000, 'USD', 0],
    [85_000, 'USD', Number.NaN],
    [1_000, 'ARS', 1_400],
  ] as const)('leaves out what says nothing (%s %s at %s)', (amount, currency, rate) => {
    expect(converted(amount, currency, rate)).toBeUndefined();
  });
});
