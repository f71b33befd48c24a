import { RecentlyUsed } from './recently-used.js';

describe('what was used last', () => {
  const entry = (weight: number) => ({ weight });

  it('stays while it is used, and goes when there is no room', () => {
    const kept = new RecentlyUsed<number, { weight: number }>(100);
    kept.set(0, entry(10));
    for (let key = 1; key < 40; key++) {
      kept.set(key, entry(10));
      expect(kept.get(0)).toEqual(entry(10));
    }
    expect(kept.get(1)).toBeUndefined();
    expect(kept.get(39)).toEqual(entry(10));
    expect([...kept.values()].length).toBeLessThanOrEqual(12);
  });

  it('holds one entry a key', () => {
    const kept = new RecentlyUsed<string, { weight: number }>(100);
    for (let turn = 0; turn < 30; turn++) kept.set('a', entry(10));
    kept.set('b', entry(10));
    expect(kept.get('a')).toEqual(entry(10));
    expect([...kept.values()]).toHaveLength(2);
  });
});
