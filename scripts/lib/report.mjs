import { cpus } from 'node:os';
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

/** Processor time of all processes since the machine started, in seconds: PostgreSQL and most of a browser are no children of the runners. */
function processorSeconds() {
  const spent = ({ times: { user, nice, sys, irq } }) => user + nice + sys + irq;
  return cpus().reduce((sum, cpu) => sum + spent(cpu), 0) / 1_000;
}

/**
 * Runs a part of the tests.
 * @param {string} title
 * @param {() => Promise<unknown>} work
 * @returns {Promise<string>} a line with its time and the processor time of the machine
 */
export async function reportPart(title, work) {
  const started = performance.now();
  const before = processorSeconds();
  await work();
  const wall = seconds(performance.now() - started).padStart(9);
  const processor = `${(processorSeconds() - before).toFixed(0)} s`.padStart(9);
  return `  ${title.padEnd(NAME_WIDTH)} ${wall} ${processor} of the machine's processor time`;
}

/**
 * The ten slowest files.
 * @param {import('./checks.mjs').CheckResult[]} results
 */
export function reportSlowest(results) {
  const slowest = results
    .flatMap(({ files = [] }) => files)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10);
  reportSection('The slowest files');
  for (const { file, milliseconds } of slowest)
    process.stdout.write(`  ${seconds(milliseconds).padStart(9)}  ${file}\n`);
}

/**
 * The last lines: what failed, and the number of passed and failed tests.
 * @param {import('./checks.mjs').CheckResult[]} results
 * @returns {number} the exit code
 */
export function reportSummary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed');
  if (failed > 0) reportSection('Failed');
  for (const { name, failures = [''] } of results.filter((result) => result.failed > 0))
    for (const failure of failures) process.stdout.write(`  ✗ ${name}${failure && `: ${failure}`}\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}
