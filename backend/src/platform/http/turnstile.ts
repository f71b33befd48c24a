import { Problem } from '../problems/problem.js';

export interface Width {
  atOnce: number;
  mostWaiting: number;
  /** Nobody waits longer, */
  patienceMs: number;
  /** and nobody while for so long nobody has come out: what they wait for hangs. */
  stuckMs: number;
}

const LOOK_EVERY_MS = 250;

/** Lets a few through at once; the others wait in line, neither without end nor without number. */
export class Turnstile {
  private inside = 0;
  private readonly line = new Set<() => void>();
  private movedAt = 0;

  constructor(private readonly width: Width) {}

  /** Gives what is to be called on leaving. Throws a Problem 'unavailable' when the line is too long, or too slow. */
  async enter(): Promise<() => void> {
    const { atOnce, mostWaiting } = this.width;
    if (this.inside >= atOnce) {
      if (this.line.size >= mostWaiting) throw Problem.busy();
      await this.queue();
    } else {
      this.inside++;
      this.movedAt = performance.now();
    }
    return this.leave();
  }

  private queue(): Promise<void> {
    const { patienceMs, stuckMs } = this.width;
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearInterval(watch);
        this.line.delete(turn);
      };
      const turn = (): void => {
        end();
        resolve();
      };
      const watch = setInterval(
        () => {
          const now = performance.now();
          if (now - since < patienceMs && now - this.movedAt < stuckMs) return;
          end();
          reject(Problem.busy());
        },
        Math.min(LOOK_EVERY_MS, patienceMs, stuckMs),
      );
      this.line.add(turn);
    });
  }

  /** The place goes to the next in line. Calling it twice leaves once. */
  private leave(): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.movedAt = performance.now();
      const [next] = this.line;
      if (next) next();
      else this.inside--;
    };
  }
}
