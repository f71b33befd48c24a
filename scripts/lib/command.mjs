import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';
import { sendSignal } from './processes.mjs';

/** Running commands; those with a process group of their own. */
const running = /** @type {Map<import('node:child_process').ChildProcess, { ownGroup: boolean }>} */ (
  new Map()
);

/**
 * Ends running commands when the user stops the launcher; one with a process group of its own along with its children.
 * @param {NodeJS.Signals} [signal]
 */
export function stopCommands(signal = 'SIGTERM') {
  for (const [child, { ownGroup }] of running) {
    if (ownGroup && child.pid) sendSignal(-child.pid, signal);
    else child.kill(signal);
  }
}

/**
 * Runs a program to its end and returns its output.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { input?: string, allowFailure?: boolean }} [options]
 * @returns {Promise<{ code: number, stdout: string, stderr: string, output: string }>} `output` is both, in order
 * @throws {Problem} if the program cannot be started, or fails without `allowFailure`
 */
export function run(program, args, options = {}) {
  const { input, allowFailure = false, ...rest } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      ...rest,
    });
    running.set(child, { ownGroup: rest.detached === true });
    const written = { stdout: '', stderr: '', output: '' };
    for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
      child[stream]?.setEncoding('utf8').on('data', (text) => {
        written[stream] += text;
        written.output += text;
      });
    }
    child.once('error', (error) => reject(new Problem(`Could not run ${program}: ${error.message}`)));
    child.once('close', (code, signal) => {
      running.delete(child);
      const result = { code: code ?? 1, ...written };
      if (code === 0 || allowFailure) return resolve(result);
      const how = signal ? `was stopped by ${signal}` : `ended with code ${code}`;
      reject(new Problem(`${program} ${args.join(' ')} ${how}`, tail(written.output)));
    });
    if (input !== undefined) child.stdin?.end(input);
  });
}

/**
 * The end of a program's output, which contains the reason.
 * @param {string} text @param {number} [lines]
 */
export function tail(text, lines = 40) {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
