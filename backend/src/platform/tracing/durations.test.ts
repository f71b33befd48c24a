import { countDuration, quantileOf, type Durations } from './durations.js';

/** Durations of so many requests each. */
function durationsOf(requests: readonly (readonly [milliseconds: number, count: number])[]): Durations {
  const durations: Durations = {};
  for (const [milliseconds, count] of requests)
    for (let one = 0; one < count; one++) countDuration(durations, milliseconds);
  return durations;
}

describe('the time within which 95 of 100 requests were answered', () => {
  it.each([
    ['one', [[3, 1]], 3, 2.975],
    ['one that took as long as a bound', [[5, 1]], 5, 4.875],
    [
      'a slow one of a hundred',
      [
        [2, 99],
        [9_000, 1],
      ],
      9_000,
      2.44,
    ],
    [
      'ten slow ones of a hundred',
      [
        [2, 90],
        [700, 10],
      ],
      700,
      600,
    ],
    ['those above the last bound', [[30_000, 4]], 30_000, 29_000],
  ] as const)('of %s', (_name, requests, worst, expected) => {
    expect(quantileOf(durationsOf(requests), 0.95, worst)).toBeCloseTo(expected, 1);
  });

  it('is not known without requests', () => {
    expect(quantileOf({}, 0.95, 0)).toBeNull();
  });

  it('is never above the slowest', () => {
    expect(quantileOf(durationsOf([[300, 20]]), 0.95, 300)).toBeLessThanOrEqual(300);
  });
});
