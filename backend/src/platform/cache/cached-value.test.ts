import { CachedValue } from './cached-value.js';

describe('a cached value', () => {
  const feed = { version: 1, isCurrent: () => sure, ensureCurrent: async () => sure };
  let sure: boolean;
  let stored: { rate: number };
  let reads: number;
  let reading: CachedValue<{ rate: number }>;

  beforeEach(() => {
    sure = true;
    feed.version = 1;
    stored = { rate: 1 };
    reads = 0;
    reading = new CachedValue(feed, async () => {
      reads += 1;
      return { ...stored };
    });
  });

  it('is read once until something public changes', async () => {
    expect(reading.now()).toBeUndefined();
    await reading.current();
    expect(await reading.current()).toEqual({ rate: 1 });
    expect(reading.now()).toEqual({ rate: 1 });
    expect(reads).toBe(1);
    stored = { rate: 2 };
    feed.version = 2;
    expect(reading.now()).toBeUndefined();
    expect(await reading.current()).toEqual({ rate: 2 });
  });

  it('is the same object while it reads the same', async () => {
    const before = await reading.current();
    feed.version = 2;
    expect(await reading.current()).toBe(before);
    expect(reads).toBe(2);
  });

  it('is read each time while its validity is unconfirmed', async () => {
    await reading.current();
    sure = false;
    stored = { rate: 3 };
    expect(reading.now()).toBeUndefined();
    expect(await reading.current()).toEqual({ rate: 3 });
  });

  it('is read again when something changes while it is read', async () => {
    const changing = new CachedValue(feed, async () => {
      feed.version += 1;
      return { rate: feed.version };
    });
    expect(await changing.current()).toEqual({ rate: 2 });
    expect(changing.now()).toBeUndefined();
  });
});
