import 'reflect-metadata';
import { readRate } from './dollar-rate.js';

describe('the answer of the source of the dollar', () => {
  const last = { value: 1_450 };

  it.each([
    [{ value: 1450.5 }, 1450.5],
    [{ venta: '1460.25' }, 1460.25],
    [{ value: '1470' }, 1470],
    [{ value: 4350 }, 4350],
    [{ value: 484 }, 484],
  ])('%j is %d', (answer, rate) => {
    expect(readRate(answer, last)).toBe(rate);
  });

  it.each([
    true,
    '1.450',
    '1,450',
    '1e3',
    '',
    ' ',
    null,
    undefined,
    [1450],
    {},
    0.0001,
    0,
    -1450,
    14_500,
    483,
  ])('is not believed if it is %j', (value) => {
    expect(() => readRate({ value }, last)).toThrow(/rate/);
  });

  it('has bounds where there is no rate to compare with', () => {
    expect(readRate({ value: 14_500 }, null)).toBe(14_500);
    for (const value of [true, '1.450', 0.0001, Number.NaN, 10_000_000])
      expect(() => readRate({ value }, null)).toThrow('no plausible rate');
    for (const answer of [null, undefined, 'x', 1450])
      expect(() => readRate(answer, null)).toThrow('no plausible rate');
  });
});
