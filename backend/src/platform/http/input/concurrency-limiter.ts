import { Problem } from '../../process/problem.js';

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
 * Concurrency limiter with a bounded queue and a bounded wait. Each network has a queue of its own, and the queues are served in turn
 * (round robin), so a network with hundreds of requests delays another network by one request. If too many requests wait, the last one of
 * the longest queue is refused.
 */
export class ConcurrencyLimiter {
  private active = 0;
  private waiting = 0;
  /** Queues by network, in the order in which they are served. */
  private readonly queues = new Map<string, Set<Waiting>>();
  private releasedAt = 0;

  constructor(private readonly limits: ConcurrencyLimits) {}

  /**
   * Waits for a slot.
   * @param network whose queue the request waits in
   * @returns the function that releases the slot
   * @throws Problem 'unavailable' if the queue is full or the wait too long
   */
  async acquire(network = ''): Promise<() => void> {
    if (this.active >= this.limits.concurrent) {
      this.makeRoom(network);
      await this.wait(network);
    } else {
      this.active++;
      this.releasedAt = performance.now();
    }
    return this.release();
  }

  /** @throws Problem 'unavailable' if too many requests wait and no other queue is longer than that of the network */
  private makeRoom(network: string): void {
    if (this.waiting < this.limits.maxWaiting) return;
    const longest = [...this.queues.values()].reduce((one, other) => (other.size > one.size ? other : one));
    if (longest.size <= (this.queues.get(network)?.size ?? 0) + 1) throw Problem.busy();
    [...longest].at(-1)?.refuse();
  }

  private wait(network: string): Promise<void> {
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
    const queue = this.queues.get(network) ?? new Set();
    this.queues.set(network, queue.add(place));
    this.waiting++;
  }

  private leave(network: string, place: Waiting): void {
    const queue = this.queues.get(network);
    if (!queue?.delete(place)) return;
    this.waiting--;
    if (queue.size === 0) this.queues.delete(network);
  }

  /** Passes the slot to the first request of the next queue. Further calls have no effect. */
  private release(): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.releasedAt = performance.now();
      const next = this.next();
      if (next) next.admit();
      else this.active--;
    };
  }

  /** The first request of the next queue, which becomes the last queue to be served. */
  private next(): Waiting | undefined {
    const [first] = this.queues;
    if (!first) return undefined;
    const [network, queue] = first;
    this.queues.delete(network);
    this.queues.set(network, queue);
    const [next] = queue;
    return next;
  }
}
