import { setTimeout as sleep } from 'node:timers/promises';

/** The wait between two checks of the queue's store. */
export class CheckPause {
  private failure = new AbortController();

  /**
   * @param stopping ends every wait
   * @param times `leastMs` passes in any case, `mostMs` while the store works
   */
  constructor(
    private readonly stopping: AbortSignal,
    private readonly times: { leastMs: number; mostMs: number },
  ) {}

  /** An error of the store ends the wait, after the least time. */
  storeFailed(): void {
    this.failure.abort();
  }

  /** @param isWell whether the last check succeeded */
  async rest(isWell: boolean): Promise<void> {
    const { leastMs, mostMs } = this.times;
    this.failure = new AbortController();
    await wait(leastMs, this.stopping);
    if (isWell) await wait(mostMs - leastMs, AbortSignal.any([this.stopping, this.failure.signal]));
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
