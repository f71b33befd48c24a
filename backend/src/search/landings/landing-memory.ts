/** Scanning a million rows takes longer than the statement timeout of requests; it runs in the background. */
export const SCAN_TIMEOUT = '60s';

/** Lifetime of a value as a multiple of the time that it took to compute, so that computing takes at most half a per cent of the time. */
const REUSED_TIMES = 200;
const LEAST_MS = 2_000;

interface Kept<T> {
  value: T;
  until: number;
}

/**
 * Caches an expensive value. After its lifetime it is recomputed in the background; the old value is returned until the new one is ready.
 */
export class LandingMemory<T> {
  private kept: Kept<T> | undefined;
  private making: Promise<T> | undefined;

  /** @param clock monotonic time in milliseconds */
  constructor(
    private readonly make: () => Promise<T>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** @throws what `make` throws, if there is no earlier value */
  current(): Promise<T> {
    const { kept } = this;
    if (!kept) return this.renewed();
    // A failure leaves the old value; the next call tries again.
    if (this.clock() > kept.until) this.renewed().catch(() => undefined);
    return Promise.resolve(kept.value);
  }

  private renewed(): Promise<T> {
    this.making ??= this.renew().finally(() => (this.making = undefined));
    return this.making;
  }

  private async renew(): Promise<T> {
    const from = this.clock();
    const value = await this.make();
    const now = this.clock();
    this.kept = { value, until: now + Math.max(LEAST_MS, (now - from) * REUSED_TIMES) };
    return value;
  }
}
