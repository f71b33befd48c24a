import { Problem } from './problem.mjs';

const LABEL_WIDTH = 58;

/**
 * Prints the launcher's steps, one line each, with their duration. The label is printed at the start of a step, so that progress is
 * visible.
 */
export class Steps {
  #open = false;

  /** @param {NodeJS.WritableStream} [out] */
  constructor(out = process.stdout) {
    this.out = out;
    /**
     * Whether the user wants to stop, so that no further step starts.
     * @type {() => boolean}
     */
    this.isInterrupted = () => false;
  }

  /**
   * @template T
   * @param {string} label what is being done
   * @param {() => Promise<T> | T} work may return `{ outcome }` to say how it ended
   * @returns {Promise<T>}
   * @throws {Problem} if the user wants to stop; otherwise what `work` throws
   */
  async run(label, work) {
    if (this.isInterrupted()) throw new Problem('Stopped before it was ready.');
    const started = performance.now();
    this.#write(`  ${`${label} `.padEnd(LABEL_WIDTH, '.')} `);
    this.#open = true;
    try {
      const result = await work();
      const outcome =
        result && typeof result === 'object' && 'outcome' in result ? result.outcome : undefined;
      this.#close(`${seconds(performance.now() - started)}${outcome ? `  ${outcome}` : ''}`);
      return result;
    } catch (error) {
      this.#close(this.isInterrupted() ? 'interrupted' : 'failed');
      throw error;
    }
  }

  /**
   * Prints a line; within a step it first ends the step's line.
   * @param {string} text
   */
  say(text) {
    this.#write(`${this.#open ? '\n' : ''}  ${text}\n`);
    this.#open = false;
  }

  #close(text) {
    this.#write(`${this.#open ? '' : '  … '}${text}\n`);
    this.#open = false;
  }

  #write(text) {
    this.out.write(text);
  }
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
