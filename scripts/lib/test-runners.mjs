import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './command.mjs';
import { inRoot, ROOT } from './paths.mjs';

/**
 * What is read of Jest's report.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number,
 * testResults: { name: string, status: string, assertionResults: { ancestorTitles: string[], fullName: string, status: string, duration?:
 * number }[] }[] }} JestReport
 */

/** Names of Jest's projects in the report. */
const NAMES = {
  unit: 'unit tests',
  integration: 'integration tests',
  'unit-shares': 'unit tests',
  'integration-shares': 'integration tests',
};

const OPTIONS = {
  unit: ['--maxWorkers=2'],
  integration: ['--maxWorkers=2', '--forceExit'],
  // Three shares at a time: each waits for PostgreSQL, other processes and timers for more than half of its time. Open handles are ignored
  // once the results are written.
  'unit-shares': ['--maxWorkers=2'],
  'integration-shares': [
    '--maxWorkers=3',
    '--forceExit',
    `--reporters=${inRoot('test/support/share-reporter.mjs')}`,
  ],
};

/**
 * Runs one of Jest's projects.
 * @param {object} options
 * @param {keyof typeof NAMES} options.project
 * @param {boolean} [options.quiet] keep the output for the report instead of showing it as it comes
 * @param {string[]} [options.args]
 * @returns {Promise<import('./checks.mjs').CheckResult>}
 */
export function runJest({ project, quiet = false, args = [] }) {
  return runCounted({
    name: NAMES[project],
    command: [
      inRoot('node_modules/jest/bin/jest.js'),
      '--ci',
      '--selectProjects',
      project,
      '--json',
      ...OPTIONS[project],
      ...args,
    ],
    outputOption: '--outputFile',
    quiet,
    count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
    filesOf: project.endsWith('-shares') ? filesOfShares : undefined,
    failuresOf: failuresOfJest,
  });
}

/**
 * Runs the browser tests.
 * @param {string[]} [args]
 * @returns {Promise<import('./checks.mjs').CheckResult>}
 */
export function runPlaywright(args = []) {
  return runCounted({
    name: 'end-to-end tests',
    command: [inRoot('node_modules/playwright/cli.js'), 'test', ...args],
    quiet: false,
    count: ({ stats, errors = [] }) => ({
      passed: stats.expected,
      failed: stats.unexpected + errors.length,
    }),
    filesOf: filesOfBrowser,
    failuresOf: failuresOfBrowser,
  });
}

/**
 * Runs a test runner and counts its results. A run without any test, or one that does not end, counts as failed regardless of its exit code.
 * @template Report as the runner writes it
 * @param {{ name: string, command: string[], outputOption?: string, quiet: boolean, count: (report: Report) => { passed: number, failed:
 * number }, failuresOf: (report: Report) => string[], filesOf?: (report: Report) => import('./checks.mjs').TimedFile[] }} runner
 */
async function runCounted({ name, command, outputOption, quiet, count, failuresOf, filesOf }) {
  const started = performance.now();
  const file = inRoot('node_modules/.cache', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(inRoot('node_modules/.cache'), { recursive: true });
  rmSync(file, { force: true });
  const watch = watchFor(file);
  const args = outputOption ? [...command, `${outputOption}=${file}`] : command;
  const { code, output } = await run(process.execPath, args, {
    cwd: ROOT,
    allowFailure: true,
    signal: watch.signal,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_ENV: 'test' },
    ...(quiet ? {} : { stdio: ['ignore', outputOption ? 'ignore' : 'inherit', 'inherit'] }),
  }).catch(() => ({ code: 1, output: '' }));
  watch.end();
  const { passed = 0, failed = 0 } = readReport(file, count) ?? {};
  const fault = faultOf({ code, passed, failed, hung: watch.signal.aborted });
  return {
    name,
    passed,
    failed: failed + (fault ? 1 : 0),
    milliseconds: performance.now() - started,
    output: fault ? `${output}\n${name}: ${fault}` : output,
    failures: [...(readReport(file, failuresOf) ?? []), ...(fault ? [fault] : [])],
    files: filesOf && readReport(file, filesOf),
  };
}

/** Faults of a run besides failed tests. */
function faultOf({ code, passed, failed, hung }) {
  if (hung) return 'the runner did not end by itself: a test left a handle open.';
  if (passed + failed === 0) return 'no test ran.';
  return code !== 0 && failed === 0 ? `the runner ended with code ${code}.` : undefined;
}

/** A little less than CI has for everything, so that the report names what did not end. A test that hangs is ended by its runner. */
const LONGEST_MS = 85 * 60_000;
const AFTER_RESULTS_MS = 20_000;

/** Timeout of the runner, shorter once it has written its results. */
function watchFor(file) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let late;
  const longest = setTimeout(abort, LONGEST_MS);
  const look = setInterval(() => {
    if (!late && existsSync(file)) late = setTimeout(abort, AFTER_RESULTS_MS);
  }, 500);
  const end = () => [longest, late, look].forEach((timer) => clearTimeout(timer));
  return { signal: controller.signal, end };
}

/**
 * Time of each file; a share names its files in its outermost `describe`.
 * @param {JestReport} report
 */
function filesOfShares({ testResults }) {
  const times = new Map();
  for (const { ancestorTitles, duration } of testResults.flatMap((share) => share.assertionResults))
    times.set(ancestorTitles[0], (times.get(ancestorTitles[0]) ?? 0) + (duration ?? 0));
  return [...times].map(([file, milliseconds]) => ({ file, milliseconds }));
}

/** @param {import('playwright/types/testReporter').JSONReport} report */
function filesOfBrowser({ suites }) {
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, milliseconds: durationOf(suite) }));
}

/** @param {import('playwright/types/testReporter').JSONReportSuite} suite */
function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + durationOf(suite), 0)
  );
}

/** @param {JestReport} report */
function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return status === 'failed' && failed.length === 0 ? [name] : failed.map(({ fullName }) => fullName);
  });
}

/** @param {import('playwright/types/testReporter').JSONReport} report */
function failuresOfBrowser({ suites, errors = [] }) {
  return [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => message ?? 'an error of the runner'),
  ];
}

/** @param {import('playwright/types/testReporter').JSONReportSuite} suite */
function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** @returns what a function reads from the report; undefined without one */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
