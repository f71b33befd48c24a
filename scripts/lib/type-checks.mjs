import { mkdirSync } from 'node:fs';
import { run } from './command.mjs';
import { inRoot, ROOT } from './paths.mjs';

const PROJECTS = ['frontend', '.'];
const QUIET_MS = 1_000;

/**
 * Type errors of both sides in watch mode. Each check is a run of the compiler that reads what the last one found out, because a compiler
 * that watches keeps more than a gigabyte of memory.
 */
export class TypeChecks {
  #timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);
  #isRunning = false;
  #isWanted = false;
  #hadErrors = true;

  /** @param {(text: string) => void} say */
  constructor(say) {
    this.say = say;
  }

  /** Checks once no file has changed for a second. */
  request() {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), QUIET_MS);
  }

  end() {
    clearTimeout(this.#timer);
    this.#isWanted = false;
  }

  async #check() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#isWanted = false;
    const found = [];
    for (const project of PROJECTS)
      found.push(...(await errorsOf(project).catch((error) => [error.message])));
    this.#isRunning = false;
    if (this.#isWanted) return this.request();
    for (const error of found) this.say(`types: ${error}`);
    if (found.length === 0 && this.#hadErrors) this.say('types: no errors');
    this.#hadErrors = found.length > 0;
  }
}

async function errorsOf(project) {
  const cache = inRoot('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const state = `${cache}/types-${project === '.' ? 'backend' : project}.tsbuildinfo`;
  const { output } = await run(
    process.execPath,
    [
      inRoot('node_modules/typescript-native/bin/tsc'),
      '-p',
      project,
      '--noEmit',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      state,
    ],
    { cwd: ROOT, allowFailure: true },
  );
  return output.split('\n').filter((line) => /error TS\d+/.test(line));
}
