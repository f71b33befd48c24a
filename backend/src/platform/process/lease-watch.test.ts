import { LeaseWatch } from './lease-watch.js';

describe('the leases that a process watches', () => {
  it('end after their length, counted from when each was seen first', () => {
    const watch = new LeaseWatch(60_000);
    expect(watch.ended(['a'], 1_000)).toEqual([]);
    expect(watch.ended(['a', 'b'], 31_000)).toEqual([]);
    expect(watch.ended(['a', 'b'], 60_999)).toEqual([]);
    expect(watch.ended(['a', 'b'], 61_000)).toEqual(['a']);
    expect(watch.ended(['b'], 91_000)).toEqual(['b']);
  });

  it('are forgotten when they were given back', () => {
    const watch = new LeaseWatch(60_000);
    watch.ended(['a'], 0);
    watch.ended([], 30_000);
    expect(watch.ended(['a'], 70_000)).toEqual([]);
  });
});
