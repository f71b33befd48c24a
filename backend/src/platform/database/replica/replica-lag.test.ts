import { ReplicaLag } from './replica-lag.js';

describe('the lag of a replica', () => {
  it.each([
    ['nothing was expected', [], 0, 0],
    ['everything was reached', [[10, 1_000]], 10, 0],
    [
      'the last position is missing',
      [
        [10, 1_000],
        [20, 2_000],
      ],
      15,
      3,
    ],
    [
      'nothing was reached',
      [
        [10, 1_000],
        [20, 2_000],
      ],
      5,
      4,
    ],
    ['the clock of the samples is ahead', [[10, 9_000]], 5, 0],
  ] as const)('%s', (_case, samples, reached, seconds) => {
    const lag = new ReplicaLag();
    for (const [position, takenAt] of samples) lag.expect(position, takenAt);
    lag.reached(reached);
    expect(lag.seconds(5_000)).toBe(seconds);
  });

  it('keeps the oldest position that is missing when there are too many', () => {
    const lag = new ReplicaLag();
    for (let second = 0; second < 5_000; second++) lag.expect(second + 1, second * 1_000);
    expect(lag.seconds(5_000_000)).toBe(5_000);
    lag.reached(3_000);
    expect(lag.seconds(5_000_000)).toBe(2_000);
  });
});
