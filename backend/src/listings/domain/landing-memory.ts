/** A value is reused for this many times as long as it took to compute, so that it costs at most half a per cent of the time. */
const REUSED_TIMES = 200;
const LEAST_MS = 2_000;

interface Kept<T> {
  value: T;
  until: number;
}

/** An expensive value that may be a little old. After its time it is computed again in the background, while the old one is still given. */
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
