import { randomBytes } from 'node:crypto';
import type { ContentFeed } from './content-feed.js';
import { KeptAnswer } from './kept-answer.js';
import { KeptAnswers } from './kept-answers.js';

const MB = 1024 * 1024;

describe('the store of kept answers', () => {
  const feed = { version: 1, isSure: () => sure };
  let sure = true;
  let store: KeptAnswers;

  beforeEach(() => {
    sure = true;
    feed.version = 1;
    store = new KeptAnswers(feed as unknown as ContentFeed);
  });
  afterEach(() => jest.useRealTimers());

  const answer = (bytes: number) => new KeptAnswer(Buffer.alloc(bytes, 'a'), { 'content-type': 'text/html' });
  const kept = (...urls: string[]) => urls.filter((url) => store.find(url) !== undefined);

  it('forgets all when something public has changed, and keeps nothing that was made before', () => {
    store.keep('/a', answer(10), 1);
    expect(kept('/a')).toEqual(['/a']);
    feed.version = 2;
    expect(kept('/a')).toEqual([]);
    store.keep('/b', answer(10), 1);
    expect(kept('/b')).toEqual([]);
  });

  it('returns nothing while its validity is unconfirmed', () => {
    store.keep('/a', answer(10), 1);
    sure = false;
    expect(kept('/a')).toEqual([]);
    sure = true;
    expect(kept('/a')).toEqual(['/a']);
  });

  it('evicts the least recently used answers, and never stores a huge one', () => {
    const many = Array.from({ length: 10 }, (_, index) => `/${index}`);
    for (const url of many.slice(0, 6)) store.keep(url, answer(8 * MB), 1);
    expect(kept('/0')).toEqual(['/0']);
    for (const url of many.slice(6, 8)) store.keep(url, answer(8 * MB), 1);
    expect(kept(...many)).toEqual(['/0', '/3', '/4', '/5', '/6', '/7']);
    store.keep('/huge', answer(9 * MB), 1);
    expect(kept('/huge', '/0')).toEqual(['/0']);
  });

  it('weighs the encodings that are added later', async () => {
    const random = () => new KeptAnswer(randomBytes(MB), {});
    const urls = Array.from({ length: 40 }, (_, index) => `/${index}`);
    for (const url of urls) {
      const one = random();
      store.keep(url, one, 1);
      await one.variant('gzip');
      store.find(url);
    }
    expect(kept(...urls).length).toBeLessThan(36);
  });

  it('gives what time changes no longer than some seconds', () => {
    jest.useFakeTimers();
    store.keep('/a', answer(10), 1);
    jest.advanceTimersByTime(4_900);
    expect(kept('/a')).toEqual(['/a']);
    jest.advanceTimersByTime(200);
    expect(kept('/a')).toEqual([]);
  });
});
