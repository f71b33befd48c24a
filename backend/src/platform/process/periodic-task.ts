/** Runs work at a fixed interval and on request; runs never overlap. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
    private readonly onError: (error: Error) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.now(), this.everyMs);
    this.now();
  }

  /** Runs the work now. If it is already running, runs it once more afterwards. */
  now(): void {
    if (this.stopped) return;
    if (this.current) {
      this.again = true;
      return;
    }
    this.again = false;
    this.current = this.work()
      .catch(this.onError)
      .finally(() => {
        this.current = undefined;
        if (this.again) this.now();
      });
  }

  /** Stops the schedule and waits for the current run. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.current;
  }
}
