import { deadlineMs } from '../timings.js';

let stopping = false;

/** Whether the process was told to stop, also before it had started. */
export function isStopping(): boolean {
  return stopping;
}

/**
 * Exits with 1 if the shutdown that follows a SIGTERM takes too long. For processes whose hooks handle the signal.
 * @param drainSeconds how long the process keeps serving first; its default is part of that time
 */
export function limitShutdown(drainSeconds = 1): void {
  const limit = deadlineMs('shutdown') + (drainSeconds - 1) * 1_000;
  process.once('SIGTERM', () => {
    stopping = true;
    setTimeout(() => {
      console.error(`Shutdown took longer than ${limit / 1_000} s: the process exits.`);
      process.exit(1);
    }, limit).unref();
  });
}
