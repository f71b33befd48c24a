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

/** A call that waits: both functions end the wait. */
interface Waiting {
  admit: () => void;
  refuse: () => void;
}

/**
 * Concurrency limiter with a bounded queue and a bounded wait. Each network waits in a line of its own, and the lines take turns: a network
 * with hundreds of requests delays another by one turn. If the queue is full, the longest line gives up its last place.
 */
export class ConcurrencyLimiter {
  private active = 0;
  private waiting = 0;
  /** In the order in which they have their turn. */
  private readonly lines = new Map<string, Set<Waiting>>();
  private releasedAt = 0;

  constructor(private readonly limits: ConcurrencyLimits) {}

  /**
   * Waits for a slot.
   * @param network the line in which to wait
   * @returns the function that releases the slot
   * @throws Problem 'unavailable' if the queue is full or the wait too long
   */
  async acquire(network = ''): Promise<() => void> {
    if (this.active >= this.limits.concurrent) {
      this.makeRoom(network);
      await this.queue(network);
    } else {
      this.active++;
      this.releasedAt = performance.now();
    }
    return this.release();
  }

  /** @throws Problem 'unavailable' if the queue is full and no line is longer than that of the network */
  private makeRoom(network: string): void {
    if (this.waiting < this.limits.maxWaiting) return;
    const longest = [...this.lines.values()].reduce((one, other) => (other.size > one.size ? other : one));
    if (longest.size <= (this.lines.get(network)?.size ?? 0) + 1) throw Problem.busy();
    [...longest].at(-1)?.refuse();
  }

  private queue(network: string): Promise<void> {
    const { maxWaitMs, stalledAfterMs } = this.limits;
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearInterval(watch);
        this.leave(network, place);
      };
      const place: Waiting = {
        admit: () => {
          end();
          resolve();
        },
        refuse: () => {
          end();
          reject(Problem.busy());
        },
      };
      const watch = setInterval(
        () => {
          const now = performance.now();
          if (now - since >= maxWaitMs || now - this.releasedAt >= stalledAfterMs) place.refuse();
        },
        Math.min(CHECK_EVERY_MS, maxWaitMs, stalledAfterMs),
      );
      this.join(network, place);
    });
  }

  private join(network: string, place: Waiting): void {
    const line = this.lines.get(network) ?? new Set();
    this.lines.set(network, line.add(place));
    this.waiting++;
  }

  private leave(network: string, place: Waiting): void {
    const line = this.lines.get(network);
    if (!line?.delete(place)) return;
    this.waiting--;
    if (line.size === 0) this.lines.delete(network);
  }

  /** Hands the slot to the first of the next line. Further calls have no effect. */
  private release(): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.releasedAt = performance.now();
      const next = this.nextInTurn();
      if (next) next.admit();
      else this.active--;
    };
  }

  /** The first of the line that has its turn; the line then waits until all others had theirs. */
  private nextInTurn(): Waiting | undefined {
    const [turn] = this.lines;
    if (!turn) return undefined;
    const [network, line] = turn;
    this.lines.delete(network);
    this.lines.set(network, line);
    const [next] = line;
    return next;
  }
}
