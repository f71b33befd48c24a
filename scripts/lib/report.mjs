import { seconds } from './steps.mjs';

const NAME_WIDTH = 40;

/**
 * One line for a finished check, with its output if it failed.
 * @param {import('./checks.mjs').CheckResult} result
 */
export function reportCheck({ name, passed, failed, milliseconds, output }) {
  const mark = failed > 0 ? '✗' : '✓';
  const counts = passed + failed > 1 ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  process.stdout.write(
    `  ${mark} ${name.padEnd(NAME_WIDTH)} ${seconds(milliseconds).padStart(7)}${counts}\n`,
  );
  if (failed > 0 && output.trim()) process.stdout.write(`\n${output.trimEnd()}\n\n`);
}

/** @param {string} title */
export function reportSection(title) {
  process.stdout.write(`\n${title}\n`);
}

/**
 * The last line: number of passed and failed tests.
 * @param {import('./checks.mjs').CheckResult[]} results
 * @returns {number} the exit code
 */
export function reportSummary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed');
  process.stdout.write(`\n${sum('passed')} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}
