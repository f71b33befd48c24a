#!/usr/bin/env node
/**
 * `npm run test:mutation [-- FILE...]`: changes the pure files line by line and asks whether a unit test notices (docs/testing.md). A file
 * with a table of cases beside it is judged by that table alone; the others are judged together, by all unit tests of pure files. Prints the
 * changes that survived, and fails below 85 %.
 */
import { existsSync, readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { inRoot, ROOT } from '../../scripts/lib/paths.mjs';
import { Problem, runScript } from '../../scripts/lib/problem.mjs';

const LEAST_PERCENT = 85;

/** Pure files of the platform. */
const PURE_FILES = [
  'backend/src/platform/database/database-errors.ts',
  'backend/src/platform/database/naming.ts',
  'backend/src/platform/database/sql-builder.ts',
  'backend/src/platform/process/visitor-address.ts',
  'backend/src/platform/cache/response-cache.ts',
  'backend/src/platform/cache/lru-map.ts',
  'backend/src/platform/mail/next-state.ts',
  'backend/src/platform/security/session-rules.ts',
];

/** Unit tests of pure files; other tests that use a rule take too long to load. */
const PURE_TESTS = [
  'common/**/*.test.ts',
  'backend/src/!(platform)/**/*.test.ts',
  'backend/src/platform/{cache,database,mail,process,security}/*.test.ts',
];

/** @typedef {Awaited<ReturnType<typeof mutate>>} Results */

/** A change that no test notices. */
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';
/** Changes that do not compile, or run only while a file is loaded, are not counted. */
const isJudged = (mutant) => isMissed(mutant) || mutant.status === 'Killed' || mutant.status === 'Timeout';

await runScript(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((file) => !existsSync(inRoot(file)));
  if (unknown) throw new Problem(`There is no file ${unknown}.`);
  const files = asked.length > 0 ? asked : pureFiles();
  const alone = files.filter((file) => existsSync(inRoot(testBeside(file))));
  const others = files.filter((file) => !alone.includes(file));
  const results = [];
  for (const file of alone) results.push(...report(await mutate([file], [testBeside(file)])));
  if (others.length > 0) results.push(...report(await mutate(others, PURE_TESTS)));
  const percent = percentOf(results);
  process.stdout.write(
    `\n${percent.toFixed(1)} % of ${results.filter(isJudged).length} changes were noticed.\n`,
  );
  return percent < LEAST_PERCENT ? 1 : 0;
});

/**
 * Prints the score and the survivors of each file.
 * @param {Results} results @returns {Results} the same
 */
function report(results) {
  for (const file of new Set(results.map(({ fileName }) => fileName))) {
    const mutants = results.filter(({ fileName }) => fileName === file);
    process.stdout.write(`${percentOf(mutants).toFixed(1).padStart(5)} %  ${file.replace(`${ROOT}/`, '')}\n`);
    for (const { status, location, mutatorName, replacement } of mutants.filter(isMissed)) {
      const line = location.start.line + 1;
      process.stdout.write(`         ${status} in line ${line}: ${mutatorName} → ${replacement}\n`);
    }
  }
  return results;
}

/** @returns {string[]} paths from the root of the repository */
function pureFiles() {
  const areas = readdirSync(inRoot('backend/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('platform') && name.endsWith('.test.ts'))
    .map((name) => `backend/src/${name.replace(/\.test\.ts$/, '.ts')}`);
  return [...sourcesIn('common'), ...areas, ...PURE_FILES];
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  const names = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/(\.test|-calls|-messages|-shapes)\.ts$/.test(name),
  );
  return names.map((name) => `${folder}/${name}`);
}

/** @param {Results} results @returns {number} share of the judged changes that a test noticed, from 0 to 100 */
function percentOf(results) {
  const judged = results.filter(isJudged);
  return judged.length > 0 ? (1 - judged.filter(isMissed).length / judged.length) * 100 : 100;
}

/** @param {string} file `common/kernel/forms/dni.ts` @returns {string} `common/kernel/forms/dni.test.ts` */
function testBeside(file) {
  return file.replace(/\.ts$/, '.test.ts');
}

/**
 * Runs the tests against each change of the files.
 * @param {string[]} files @param {string[]} tests
 */
function mutate(files, tests) {
  // Read by jest.config.mjs in Stryker's child process.
  process.env.MUTATION_TESTS = tests.join(' ');
  return new Stryker({
    mutate: files,
    testRunner: 'jest',
    jest: { projectType: 'custom', configFile: 'test/mutation/jest.config.mjs' },
    coverageAnalysis: 'perTest',
    // A mutant that runs while a file is loaded takes a run of every test that loads the file.
    ignoreStatic: true,
    concurrency: 1,
    // The first run of the tests takes seconds on an idle machine, and several minutes beside other work.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 60_000,
    tempDirName: 'var/mutation',
    ignorePatterns: ['dist', 'var', 'test-results', 'docs', 'frontend', 'backend/assets'],
    reporters: ['json'],
    jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
    logLevel: 'error',
    allowEmpty: false,
    thresholds: { high: 100, low: 0, break: null },
  }).runMutationTest();
}
