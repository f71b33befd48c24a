import { CheckPause } from './check-pause.js';

const NEVER_MS = 1_000_000;

describe('the wait between two checks of the store', () => {
  /** Whether a wait ends, while no time passes. */
  const endsAtOnce = async (wait: Promise<void>): Promise<boolean> => {
    let hasEnded = false;
    void wait.then(() => (hasEnded = true));
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    return hasEnded;
  };

  it('ends with an error of the store', async () => {
    const pause = new CheckPause(new AbortController().signal, { leastMs: 1, mostMs: NEVER_MS });
    const resting = pause.rest(true);
    pause.storeFailed();
    await expect(resting).resolves.toBeUndefined();
  });

  it('lasts the least time in spite of errors, until the process stops', async () => {
    const stopping = new AbortController();
    const pause = new CheckPause(stopping.signal, { leastMs: NEVER_MS, mostMs: 2 * NEVER_MS });
    const resting = pause.rest(true);
    for (let error = 0; error < 1_000; error++) pause.storeFailed();
    expect(await endsAtOnce(resting)).toBe(false);
    stopping.abort();
    await expect(resting).resolves.toBeUndefined();
  });

  it('is the least time after a check that failed', async () => {
    const pause = new CheckPause(new AbortController().signal, { leastMs: 1, mostMs: NEVER_MS });
    await expect(pause.rest(false)).resolves.toBeUndefined();
  });
});
