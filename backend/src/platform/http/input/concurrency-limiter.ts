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
 * (round robin). Half of several slots stay free of each network, so a network with hundreds of requests leaves them to the next one. If
 * too many requests wait, the last one of the longest queue is refused.
 */
export class ConcurrencyLimiter {
  private active = 0;
  private waiting = 0;
  /** Queues by network, in the order in which they are served. */
  private readonly queues = new Map<string, Set<Waiting>>();
  /** Number of slots that each network holds. */
  private readonly held = new Map<string, number>();
  private releasedAt = 0;

  constructor(private readonly limits: ConcurrencyLimits) {}

  /**
   * Waits for a slot.
   * @param network whose queue the request waits in; without one, a call may take every slot
   * @returns the function that releases the slot
   * @throws Problem 'unavailable' if the queue is full or the wait too long
   */
  async acquire(network = ''): Promise<() => void> {
    if (this.mayStart(network)) {
      this.start(network);
      this.releasedAt = performance.now();
    } else {
      this.makeRoom(network);
      await this.wait(network);
    }
    return this.release(network);
  }

  private mayStart(network: string): boolean {
    const { concurrent } = this.limits;
    const most = network === '' ? concurrent : Math.ceil(concurrent / 2);
    return this.active < concurrent && this.heldBy(network) < most;
  }

  private start(network: string): void {
    this.active++;
    this.held.set(network, this.heldBy(network) + 1);
  }

  private heldBy(network: string): number {
    return this.held.get(network) ?? 0;
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

  /** Further calls have no effect. */
  private release(network: string): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.releasedAt = performance.now();
      this.active--;
      const held = this.heldBy(network) - 1;
      if (held > 0) this.held.set(network, held);
      else this.held.delete(network);
      this.admitNext();
    };
  }

  /** Gives the slot to the first request of the next queue whose network may have it; that queue becomes the last to be served. */
  private admitNext(): void {
    for (const [network, queue] of this.queues) {
      if (!this.mayStart(network)) continue;
      this.queues.delete(network);
      this.queues.set(network, queue);
      const [next] = queue;
      this.start(network);
      next!.admit();
      return;
    }
  }
}
