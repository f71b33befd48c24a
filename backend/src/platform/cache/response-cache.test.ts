import { randomBytes } from 'node:crypto';
import type { ContentFeed } from '../database/replica/content-feed.js';
import { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

const MB = 1024 * 1024;

describe('the store of cached responses', () => {
  const feed = { version: 1, isCurrent: () => sure };
  let sure = true;
  let store: ResponseCache;

  beforeEach(() => {
    sure = true;
    feed.version = 1;
    store = new ResponseCache(feed as unknown as ContentFeed);
  });
  afterEach(() => jest.useRealTimers());

  const answer = (bytes: number) =>
    new CachedResponse(Buffer.alloc(bytes, 'a'), { 'content-type': 'text/html' });
  const cached = (...urls: string[]) => urls.filter((url) => store.find(url) !== undefined);

  it('forgets all when something public has changed, and keeps nothing that was made before', () => {
    store.keep('/a', answer(10), { version: 1 });
    expect(cached('/a')).toEqual(['/a']);
    feed.version = 2;
    expect(cached('/a')).toEqual([]);
    store.keep('/b', answer(10), { version: 1 });
    expect(cached('/b')).toEqual([]);
  });

  it('makes a response from memory, from the parameters of its URL, and again after a change or when its age is over', () => {
    jest.useFakeTimers();
    const bodies = ['a', 'a', 'b'];
    store.makeAtOnce('/api/a', ({ n, list }) => {
      const text = n === '1' ? bodies.shift() : undefined;
      return text === undefined ? undefined : Buffer.from(JSON.stringify({ text, list }));
    });
    const url = '/api/a?n=1&list[]=x';
    expect(store.find(url)).toBeUndefined();
    const first = store.make(url)!;
    expect(first.identity.toString()).toBe('{"text":"a","list":["x"]}');
    expect(first.variant(null)).toMatchObject({
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(store.find(url)).toBe(first);
    feed.version = 2;
    expect(store.find(url)).toBeUndefined();
    expect(store.make(url)).toBe(first);
    jest.advanceTimersByTime(5_100);
    expect(store.find(url)).toBeUndefined();
    const changed = store.make(url)!;
    expect(changed.identity.toString()).toBe('{"text":"b","list":["x"]}');
    expect(changed.hash).not.toBe(first.hash);
    expect(store.find(url)).toBe(changed);
    feed.version = 3;
    expect(['/api/a?n=1', '/api/a?n=2', '/api/a', '/api/b?n=1'].filter((one) => store.make(one))).toEqual([]);
    bodies.push('c');
    sure = false;
    expect(store.make(url)).toBeUndefined();
  });

  it('leaves a response to its route if making it fails', () => {
    store.makeAtOnce('/api/a', () => {
      throw new Error('these dates are over');
    });
    expect(store.make('/api/a')).toBeUndefined();
  });

  it('keeps the encodings of a response that its route makes again with the same bytes', async () => {
    const first = answer(2_000);
    await first.variant('br');
    store.keep('/a', first, { version: 1 });
    feed.version = 2;
    expect(cached('/a')).toEqual([]);
    expect(store.keep('/a', answer(2_000), { version: 2 })).toBe(first);
    expect(store.find('/a')).toBe(first);
    const other = answer(2_001);
    expect(store.keep('/a', other, { version: 2 })).toBe(other);
    const moved = new CachedResponse(Buffer.alloc(2_001, 'a'), { 'content-type': 'text/plain' });
    expect(store.keep('/a', moved, { version: 2 })).toBe(moved);
  });

  it('returns nothing while its validity is unconfirmed', () => {
    store.keep('/a', answer(10), { version: 1 });
    sure = false;
    expect(cached('/a')).toEqual([]);
    sure = true;
    expect(cached('/a')).toEqual(['/a']);
  });

  it('evicts the least recently used answers, and never stores a huge one', () => {
    const many = Array.from({ length: 10 }, (_, index) => `/${index}`);
    for (const url of many.slice(0, 4)) store.keep(url, answer(8 * MB), { version: 1 });
    expect(cached('/0')).toEqual(['/0']);
    for (const url of many.slice(4, 6)) store.keep(url, answer(8 * MB), { version: 1 });
    expect(cached(...many)).toEqual(['/0', '/3', '/4', '/5']);
    store.keep('/huge', answer(9 * MB), { version: 1 });
    expect(cached('/huge', '/0')).toEqual(['/0']);
  });

  it('weighs the encodings that are added later', async () => {
    const random = () => new CachedResponse(randomBytes(MB), {});
    const urls = Array.from({ length: 24 }, (_, index) => `/${index}`);
    for (const url of urls) {
      const one = random();
      store.keep(url, one, { version: 1 });
      await one.variant('gzip');
      store.find(url);
    }
    expect(cached(...urls).length).toBeLessThan(20);
  });

  it('gives what time changes no longer than some seconds', () => {
    jest.useFakeTimers();
    store.keep('/a', answer(10), { version: 1 });
    jest.advanceTimersByTime(4_900);
    expect(cached('/a')).toEqual(['/a']);
    jest.advanceTimersByTime(200);
    expect(cached('/a')).toEqual([]);
  });

  it('keeps what time does not change until something public changes', () => {
    jest.useFakeTimers();
    store.keep('/a', answer(10), { version: 1, untilChange: true });
    jest.advanceTimersByTime(3_600_000);
    expect(cached('/a')).toEqual(['/a']);
    feed.version = 2;
    expect(cached('/a')).toEqual([]);
  });

  it('frees what is no longer valid although nobody requests it again', () => {
    jest.useFakeTimers();
    store.keep('/a', answer(10), { version: 1 });
    store.keep('/b', answer(10), { version: 1 });
    jest.advanceTimersByTime(60_100);
    store.keep('/c', answer(10), { version: 1 });
    expect(store.size).toBe(10);
    feed.version = 2;
    jest.advanceTimersByTime(60_100);
    store.keep('/d', answer(7), { version: 2 });
    expect(store.size).toBe(7);
  });
});
