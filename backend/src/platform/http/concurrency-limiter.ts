import { Problem } from '../problems/problem.js';

export interface ConcurrencyLimits {
  concurrent: number;
  maxWaiting: number;
  /** Maximum wait. */
  maxWaitMs: number;
  /** Maximum time without any release; after it, waiting requests fail, because the work is stalled. */
  stalledAfterMs: number;
}

const CHECK_EVERY_MS = 250;

/** Concurrency limiter with a bounded queue and a bounded wait. */
export class ConcurrencyLimiter {
  private active = 0;
  private readonly waiting = new Set<() => void>();
  private releasedAt = 0;

  constructor(private readonly limits: ConcurrencyLimits) {}

  /**
   * Waits for a slot.
   * @returns the function that releases it
   * @throws Problem 'unavailable' if the queue is full or the wait too long
   */
  async acquire(): Promise<() => void> {
    const { concurrent, maxWaiting } = this.limits;
    if (this.active >= concurrent) {
      if (this.waiting.size >= maxWaiting) throw Problem.busy();
      await this.queue();
    } else {
      this.active++;
      this.releasedAt = performance.now();
    }
    return this.release();
  }

  private queue(): Promise<void> {
    const { maxWaitMs, stalledAfterMs } = this.limits;
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearInterval(watch);
        this.waiting.delete(turn);
      };
      const turn = (): void => {
        end();
        resolve();
      };
      const watch = setInterval(
        () => {
          const now = performance.now();
          if (now - since < maxWaitMs && now - this.releasedAt < stalledAfterMs) return;
          end();
          reject(Problem.busy());
        },
        Math.min(CHECK_EVERY_MS, maxWaitMs, stalledAfterMs),
      );
      this.waiting.add(turn);
    });
  }

  /** Hands the slot to the next in the queue. Further calls have no effect. */
  private release(): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.releasedAt = performance.now();
      const [next] = this.waiting;
      if (next) next();
      else this.active--;
    };
  }
}
