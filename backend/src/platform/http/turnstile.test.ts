import { Turnstile } from './turnstile.js';

const PATIENT = { atOnce: 2, mostWaiting: 3, patienceMs: 60_000, stuckMs: 60_000 };

describe('a turnstile', () => {
  it('lets a few in, the next ones when those leave, and turns away who finds the line full', async () => {
    const turnstile = new Turnstile(PATIENT);
    const entered: number[] = [];
    const visits = [1, 2, 3, 4, 5].map(async (number) => {
      const leave = await turnstile.enter();
      entered.push(number);
      return leave;
    });
    await expect(turnstile.enter()).rejects.toMatchObject({
      kind: 'unavailable',
      details: { retryAfter: 2 },
    });
    const leaveFirst = await visits[0]!;
    expect(entered).toEqual([1, 2]);
    leaveFirst();
    leaveFirst();
    await visits[2];
    expect(entered).toEqual([1, 2, 3]);
    for (const visit of visits.slice(1)) (await visit)();
    expect(entered).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps nobody waiting for what hangs, though each would have time', async () => {
    const turnstile = new Turnstile({ ...PATIENT, atOnce: 1, stuckMs: 50 });
    await turnstile.enter();
    await expect(turnstile.enter()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('keeps nobody waiting without end, and has all its places again afterwards', async () => {
    const turnstile = new Turnstile({ ...PATIENT, atOnce: 1, patienceMs: 20 });
    const leave = await turnstile.enter();
    await expect(turnstile.enter()).rejects.toMatchObject({ kind: 'unavailable' });
    leave();
    (await turnstile.enter())();
    (await turnstile.enter())();
  });
});
