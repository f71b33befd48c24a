import { ConcurrencyLimiter } from './concurrency-limiter.js';

const GENEROUS = { concurrent: 2, maxWaiting: 3, maxWaitMs: 60_000, stalledAfterMs: 60_000 };

describe('a concurrency limiter', () => {
  it('admits up to the limit, then one per release, and rejects when the queue is full', async () => {
    const limiter = new ConcurrencyLimiter(GENEROUS);
    const admitted: number[] = [];
    const calls = [1, 2, 3, 4, 5].map(async (number) => {
      const release = await limiter.acquire();
      admitted.push(number);
      return release;
    });
    await expect(limiter.acquire()).rejects.toMatchObject({
      kind: 'unavailable',
      details: { retryAfter: 2 },
    });
    const releaseFirst = await calls[0]!;
    expect(admitted).toEqual([1, 2]);
    releaseFirst();
    releaseFirst();
    await calls[2];
    expect(admitted).toEqual([1, 2, 3]);
    for (const call of calls.slice(1)) (await call)();
    expect(admitted).toEqual([1, 2, 3, 4, 5]);
  });

  it('rejects waiting calls when nothing is released', async () => {
    const limiter = new ConcurrencyLimiter({ ...GENEROUS, concurrent: 1, stalledAfterMs: 50 });
    await limiter.acquire();
    await expect(limiter.acquire()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('rejects a call after the maximum wait, and keeps all its slots', async () => {
    const limiter = new ConcurrencyLimiter({ ...GENEROUS, concurrent: 1, maxWaitMs: 20 });
    const release = await limiter.acquire();
    await expect(limiter.acquire()).rejects.toMatchObject({ kind: 'unavailable' });
    release();
    (await limiter.acquire())();
    (await limiter.acquire())();
  });

  it('lets networks take turns: one with many calls delays another by one turn', async () => {
    const limiter = new ConcurrencyLimiter({ ...GENEROUS, concurrent: 1, maxWaiting: 10 });
    const admitted: string[] = [];
    const call = async (network: string): Promise<void> => {
      const release = await limiter.acquire(network);
      admitted.push(network);
      release();
    };
    const release = await limiter.acquire('flood');
    const calls = ['flood', 'flood', 'flood', 'guest', 'flood', 'other', 'guest'].map(call);
    release();
    await Promise.all(calls);
    expect(admitted).toEqual(['flood', 'guest', 'other', 'flood', 'guest', 'flood', 'flood']);
  });

  it('leaves half of several slots to other networks', async () => {
    const limiter = new ConcurrencyLimiter({ ...GENEROUS, concurrent: 4, maxWaiting: 10 });
    const admitted: string[] = [];
    const call = async (network: string): Promise<() => void> => {
      const release = await limiter.acquire(network);
      admitted.push(network);
      return release;
    };
    const flood = ['flood', 'flood', 'flood'].map(call);
    const releaseGuest = await call('guest');
    expect(admitted).toEqual(['flood', 'flood', 'guest']);
    releaseGuest();
    releaseGuest();
    const releaseOther = await call('other');
    expect(admitted).toEqual(['flood', 'flood', 'guest', 'other']);
    (await flood[0]!)();
    (await flood[2]!)();
    (await flood[1]!)();
    releaseOther();
    expect(admitted).toEqual(['flood', 'flood', 'guest', 'other', 'flood']);
  });

  it('takes the last place of the longest line when the queue is full', async () => {
    const limiter = new ConcurrencyLimiter({ ...GENEROUS, concurrent: 1, maxWaiting: 3 });
    const release = await limiter.acquire('flood');
    const waiting = [1, 2, 3].map(() => limiter.acquire('flood'));
    const refusal = waiting[2]!.then(
      () => null,
      (error: unknown) => error,
    );
    const guest = limiter.acquire('guest');
    expect(await refusal).toMatchObject({ kind: 'unavailable' });
    await expect(limiter.acquire('flood')).rejects.toMatchObject({ kind: 'unavailable' });
    release();
    (await waiting[0]!)();
    (await guest)();
    (await waiting[1]!)();
  });
});
