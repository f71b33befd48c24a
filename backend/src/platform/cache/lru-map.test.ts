import { LruMap } from './lru-map.js';

describe('what was used last', () => {
  const entry = (weight: number) => ({ weight });

  it('stays while it is used, and goes when there is no room', () => {
    const map = new LruMap<number, { weight: number }>(100);
    map.set(0, entry(10));
    for (let key = 1; key < 40; key++) {
      map.set(key, entry(10));
      expect(map.get(0)).toEqual(entry(10));
    }
    expect(map.get(1)).toBeUndefined();
    expect(map.get(39)).toEqual(entry(10));
    expect(Array.from({ length: 40 }, (_, key) => map.get(key)).filter(Boolean).length).toBeLessThanOrEqual(
      12,
    );
  });

  it('holds one entry a key', () => {
    const map = new LruMap<string, { weight: number }>(100);
    map.set('b', entry(10));
    // Counted each time, they would have pushed the other one out.
    for (let turn = 0; turn < 30; turn++) map.set('a', entry(10));
    expect([map.get('a'), map.get('b')]).toEqual([entry(10), entry(10)]);
  });
});
