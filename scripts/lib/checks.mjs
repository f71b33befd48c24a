import { run } from './command.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { runJest } from './test-runners.mjs';

/**
 * Result of one check or test run.
 * @typedef {{ file: string, milliseconds: number }} TimedFile
 * @typedef {{ name: string, passed: number, failed: number, milliseconds: number, output: string, failures?: string[], files?:
 * TimedFile[] }} CheckResult
 */

const tool = (script, ...args) => [inRoot('node_modules', script), ...args];
/** The native compiler checks types; `typescript` is the version with an API, which scripts and tests read sources by. */
const typesOf = (project) => tool('typescript-native/bin/tsc', '-p', project, '--noEmit');

/** The fast checks, one tool each, one after the other. */
const CHECKS = [
  { name: 'types of backend, common and tests', command: typesOf('.') },
  { name: 'types of the scripts', command: typesOf('scripts') },
  { name: 'types of the frontend', command: typesOf('frontend') },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'dead code', command: tool('knip/bin/knip.js', '--no-progress', '--cache') },
  { name: 'boundaries', command: [inRoot('scripts/check-boundaries.mjs')] },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--disable-nested-config', '--deny-warnings') },
];

/**
 * Runs the fast checks whose names contain one of the words, or every one, and the unit tests beside them. Reports each when it ends.
 * @param {(result: CheckResult) => void} report
 * @param {string[]} [words]
 * @returns {Promise<CheckResult[]>}
 */
export async function runChecks(report, words = []) {
  const results = [];
  const note = (result) => {
    results.push(result);
    report(result);
  };
  const tools = async () => {
    const isWanted = ({ name }) => words.length === 0 || words.some((word) => name.includes(word));
    for (const check of CHECKS.filter(isWanted)) note(await runCheck(check));
  };
  if (words.length > 0) {
    await tools();
    return results;
  }
  await Promise.all([tools(), runJest({ project: 'unit-shares', quiet: true }).then(note)]);
  return results;
}

/**
 * Runs one tool.
 * @param {{ name: string, command: string[] }} check a script and its arguments
 * @returns {Promise<CheckResult>}
 */
export async function runCheck({ name, command }) {
  const started = performance.now();
  const { code, output } = await run(process.execPath, command, { cwd: ROOT, allowFailure: true });
  const failed = code === 0 ? 0 : 1;
  return { name, passed: 1 - failed, failed, milliseconds: performance.now() - started, output };
}
