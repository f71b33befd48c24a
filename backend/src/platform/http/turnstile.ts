import { Problem } from '../problems/problem.js';

export interface Width {
  atOnce: number;
  mostWaiting: number;
  /** Nobody waits longer. */
  patienceMs: number;
}

/** Lets a few through at once; the others wait in line, neither without end nor without number. */
export class Turnstile {
  private inside = 0;
  private readonly line = new Set<() => void>();

  constructor(private readonly width: Width) {}

  /** Gives what is to be called on leaving. Throws a Problem 'unavailable' when the line is too long, or too slow. */
  async enter(): Promise<() => void> {
    const { atOnce, mostWaiting } = this.width;
    if (this.inside < atOnce) this.inside++;
    else if (this.line.size >= mostWaiting) throw Problem.busy();
    else await this.queue();
    return this.leave();
  }

  private queue(): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(late);
        this.line.delete(turn);
        resolve();
      };
      const late = setTimeout(() => {
        this.line.delete(turn);
        reject(Problem.busy());
      }, this.width.patienceMs);
      this.line.add(turn);
    });
  }

  /** The place goes to the next in line. Calling it twice leaves once. */
  private leave(): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const [next] = this.line;
      if (next) next();
      else this.inside--;
    };
  }
}
