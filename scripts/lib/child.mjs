import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tail } from './command.mjs';
import { NODE_FLAGS } from './node-flags.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { identityOf } from './processes.mjs';
import { showLog } from './readable-log.mjs';
import { seconds } from './steps.mjs';

const FOLLOW_PARENT = new URL('./follow-parent.mjs', import.meta.url).href;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const SETTLED_MS = 60_000;
const DRAIN_MS = 25_000;
const RESTART_MS = 1_500;

/**
 * Runs one process of the product and restarts it when it dies, after a growing pause.
 *
 * It has a process group of its own, so that Ctrl-C reaches only the launcher, which decides the order of stopping. It writes directly into
 * its log file.
 */
export class Child {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string} options.entry the file to run
   * @param {NodeJS.ProcessEnv} options.env
   * @param {string} [options.logFile] if unset, output goes to the terminal in a readable form
   * @param {(text: string) => void} options.say
   * @param {() => void} [options.onStart] called after each start
   */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    this.failures = 0;
    this.stopping = false;
  }

  /** @returns {{ name: string, pid: number, identity?: string } | undefined} */
  get facts() {
    const pid = this.process?.pid;
    return pid && this.process?.exitCode === null && this.process.signalCode === null
      ? { name: this.name, pid, identity: identityOf(pid) }
      : undefined;
  }

  start() {
    const { entry, env, logFile } = this.options;
    const log = logFile ? openLog(logFile) : undefined;
    const out = log ?? 'pipe';
    const startedAt = Date.now();
    this.process = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...NODE_FLAGS, entry], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', out, out, 'ipc'],
    });
    if (log !== undefined) closeSync(log);
    for (const stream of [this.process.stdout, this.process.stderr]) {
      if (stream) showLog({ name: this.name, stream, show: this.options.say });
    }
    this.exited = new Promise((resolve) => {
      const end = (how) => {
        resolve(undefined);
        if (!this.stopping) this.#restartLater(how, Date.now() - startedAt);
      };
      // A process that could not be started has no id, and does not exit.
      this.process?.once('error', (error) => (this.process?.pid ? resolve(undefined) : end(error.message)));
      this.process?.once('exit', (code, signal) => end(signal ?? `code ${code}`));
    });
    this.#noteStart();
  }

  /** It runs even if this cannot be written down, for example because the disk is full. */
  #noteStart() {
    try {
      this.options.onStart?.();
    } catch (error) {
      this.options.say(`The start of ${this.name} was not noted: ${error.message}`);
    }
  }

  #restartLater(how, lived) {
    this.failures = lived > SETTLED_MS ? 0 : this.failures + 1;
    const pause =
      this.failures <= 1
        ? FIRST_PAUSE_MS
        : Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), LONGEST_PAUSE_MS);
    this.options.say(`${this.name} ended (${how}); starting it again in ${seconds(pause)}`);
    this.timer = setTimeout(() => this.#startAgain(), pause);
  }

  /** A start that fails, for example for lack of memory, is tried again and does not end the launcher. */
  #startAgain() {
    try {
      this.start();
    } catch (error) {
      this.#restartLater(error.message, 0);
    }
  }

  /**
   * Stops the process, by force if it does not end in time.
   * @param {number} [milliseconds]
   * @returns {Promise<'ended' | 'forced'>}
   */
  async stop(milliseconds = this.#drainMs) {
    this.stopping = true;
    clearTimeout(this.timer);
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return 'ended';
    this.process.kill('SIGTERM');
    const late = setTimeout(() => this.kill(), milliseconds);
    await this.exited;
    clearTimeout(late);
    return this.process.signalCode === 'SIGKILL' ? 'forced' : 'ended';
  }

  /** A web process keeps serving for DRAIN_SECONDS; the default is part of the limit. */
  get #drainMs() {
    return DRAIN_MS + (Number(this.options.env.DRAIN_SECONDS || 1) - 1) * 1_000;
  }

  kill() {
    this.stopping = true;
    clearTimeout(this.timer);
    this.process?.kill('SIGKILL');
  }

  /** Restarts it with a short timeout, for watch mode. */
  async restart() {
    await this.stop(RESTART_MS);
    this.stopping = false;
    this.failures = 0;
    this.start();
  }

  /** The last 20 lines of its log, for the error message; empty without a log file. */
  logTail() {
    if (!this.options.logFile) return '';
    return tail(readFileSync(this.options.logFile, 'utf8').slice(-20_000), 20);
  }
}

/** Its size is limited by log-files.mjs. */
function openLog(file) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return openSync(file, 'a', 0o640);
  } catch (error) {
    throw new Problem(
      `The log ${file} cannot be written (${error.code} at ${error.path}): check the path and its permissions.`,
    );
  }
}
