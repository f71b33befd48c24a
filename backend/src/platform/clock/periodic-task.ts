/** Work that runs every so often, never twice at once, and at once when asked to. */
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

  /** Runs the work now; asked while it runs, once more when it has ended. */
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

  /** Ends the rhythm and waits for the work in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.current;
  }
}
