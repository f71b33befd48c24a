import { PeriodicTask } from './periodic-task.js';

describe('a periodic task', () => {
  const never = 1_000_000;

  it('runs at once, never twice at once, and once more when asked meanwhile', async () => {
    let running = 0;
    let runs = 0;
    let most = 0;
    let onSecond = (): void => undefined;
    const second = new Promise<void>((resolve) => (onSecond = resolve));
    const task = new PeriodicTask(
      never,
      async () => {
        most = Math.max(most, ++running);
        runs++;
        await new Promise(setImmediate);
        running--;
        if (runs === 2) onSecond();
      },
      fail,
    );
    task.start();
    for (let asked = 0; asked < 5; asked++) task.now();
    await second;
    await new Promise(setImmediate);
    await task.stop();
    expect({ most, runs }).toEqual({ most: 1, runs: 2 });
  });

  it('goes on after a failure, and says what it was', async () => {
    const failures: string[] = [];
    const task = new PeriodicTask(
      never,
      () => Promise.reject(new Error('oops')),
      ({ message }) => failures.push(message),
    );
    task.start();
    await new Promise(setImmediate);
    task.now();
    await task.stop();
    expect(failures).toEqual(['oops', 'oops']);
  });

  it('does nothing any more once it is stopped', async () => {
    let runs = 0;
    const task = new PeriodicTask(never, async () => void runs++, fail);
    await task.stop();
    task.now();
    expect(runs).toBe(0);
  });
});

function fail(error: Error): never {
  throw error;
}
