import { stopCommands } from './command.mjs';
import { seconds } from './steps.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Ctrl-C arrives from the terminal and shortly afterwards from npm; both count as one. */
const ECHO_MS = 500;

/**
 * Stops what was started, last started first, on Ctrl-C, SIGTERM or a failure.
 *
 * The product starts database, worker, web in that order. Therefore web stops first, so that no new work is accepted; then the worker, after
 * it has finished its current work; then the database. A second signal stops everything at once.
 */
export class Shutdown {
  #parts =
    /** @type {{ name: string, stop: () => Promise<unknown>, force: () => unknown, silent: boolean }[]} */ ([]);
  #beingStopped = /** @type {{ force: () => unknown }[]} */ ([]);
  #isForced = false;
  #requestedAt = 0;
  #say;
  /** @type {() => void} */
  #resolve = () => undefined;

  /** @param {(text: string) => void} say */
  constructor(say) {
    this.#say = say;
    this.isRequested = false;
    /**
     * Resolves when the user stops the product.
     * @type {Promise<void>}
     */
    this.requested = new Promise((resolve) => {
      this.#resolve = () => resolve();
    });
    for (const signal of SIGNALS) process.on(signal, () => this.request(signal));
  }

  /**
   * @param {string} name if empty, nothing is printed about it
   * @param {() => Promise<unknown>} stop lets it finish; may resolve to 'forced'
   * @param {() => unknown} [force] ends it at once
   */
  add(name, stop, force = stop) {
    this.#parts.push({ name, stop, force, silent: name === '' });
  }

  async stopAll() {
    const started = performance.now();
    const parts = this.#parts.splice(0).reverse();
    this.#beingStopped = parts;
    for (const { name, stop, silent } of parts) {
      const before = performance.now();
      const how = await stop();
      if (silent || this.#isForced) continue;
      this.#say(
        `${name} ${how === 'forced' ? 'did not stop in time and was killed' : 'stopped'}  ${seconds(performance.now() - before)}`,
      );
    }
    if (parts.some(({ silent }) => !silent))
      this.#say(`Everything stopped after ${seconds(performance.now() - started)}`);
  }

  /**
   * Stops everything; the second call stops at once.
   * @param {string} why
   */
  request(why) {
    if (this.isRequested) return Date.now() - this.#requestedAt > ECHO_MS ? void this.#forceAll() : undefined;
    this.isRequested = true;
    this.#requestedAt = Date.now();
    this.#say(`Stopping (${why}); once more to stop at once`);
    stopCommands();
    this.#resolve();
  }

  async #forceAll() {
    this.#isForced = true;
    this.#say('Stopping at once');
    stopCommands('SIGKILL');
    for (const { force } of [...this.#parts.reverse(), ...this.#beingStopped]) {
      await Promise.resolve(force()).catch(() => undefined);
    }
    process.exit(130);
  }
}
