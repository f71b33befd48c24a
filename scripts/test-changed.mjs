#!/usr/bin/env node
/**
 * `npm run test:changed`: unit and integration tests of what changed since main, committed or not. The whole application depends on every
 * file of the backend, so integration tests are found by the imports without it: a changed file, what imports it up to the controllers,
 * their calls, and the tests that name one of them or its path. The nearest run.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './lib/command.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { reportCheck, reportSection, reportSummary } from './lib/report.mjs';
import { runJest } from './lib/test-runners.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TREES = ['backend/src', 'common', 'test/integration', 'test/builders', 'test/support'];
/** Files that put the application together, or everything that a module publishes. */
const COMPOSITION = /(\.module|-providers|\/public|\/all-calls|\/areas?|\/main-[^/]+|\/test-app)\.ts$/;
const INTEGRATION_TEST = /^test\/integration\/[\w/-]+\.test\.(ts|mjs)$/;
const MOST_FILES = 8;

await runScript(async () => {
  const changed = await changedFiles();
  const results = [];
  const runTests = async (project, args) => {
    const result = await runJest({ project, args, quiet: true });
    results.push(result);
    reportCheck(result);
  };
  if (changed.length === 0) {
    reportSection('Nothing has changed since main.');
    return 0;
  }
  await runTests('unit', ['--passWithNoTests', '--findRelatedTests', ...changed]);
  const near = nearestTests(changed);
  const chosen = near.slice(0, MOST_FILES);
  reportSection(`Integration: ${chosen.length} of ${near.length} files that depend on the change`);
  if (chosen.length > 0) await runTests('integration', ['--runTestsByPath', ...chosen]);
  return reportSummary(results);
});

/** @returns {Promise<string[]>} existing source files, relative to the root */
async function changedFiles() {
  const git = async (...args) => (await run('git', args, { cwd: ROOT })).stdout.split('\n').filter(Boolean);
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main');
  const files = [
    ...(await git('diff', '--name-only', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)].filter((file) => SOURCE.test(file) && existsSync(inRoot(file)));
}

/**
 * @param {string[]} changed
 * @returns {string[]} integration tests, by their number of steps from the change
 */
function nearestTests(changed) {
  const imports = new Map(TREES.flatMap(sourcesIn).map((file) => [file, importsOf(file)]));
  const importers = new Map();
  for (const [file, imported] of imports)
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file]);
  const testsOf = (file) => (importers.get(file) ?? []).filter((one) => INTEGRATION_TEST.test(one));
  const found = new Set(changed.filter((file) => INTEGRATION_TEST.test(file)));
  const seen = new Set(changed);
  for (let step = changed; step.length > 0;) {
    const next = new Set();
    for (const file of step) {
      const calls = file.endsWith('.controller.ts')
        ? (imports.get(file) ?? []).filter((one) => one.endsWith('-calls.ts'))
        : [];
      for (const test of [file, ...calls].flatMap(testsOf)) found.add(test);
      for (const test of testsThatAsk(calls.flatMap(pathsOf))) found.add(test);
      const onward = (one) => !seen.has(one) && !COMPOSITION.test(one) && !one.startsWith('test/');
      for (const one of (importers.get(file) ?? []).filter(onward)) next.add(one);
    }
    for (const file of next) seen.add(file);
    step = [...next];
  }
  return [...found];
}

/** Paths of the calls that a file declares, as tests write them. */
function pathsOf(file) {
  const paths = readFileSync(inRoot(file), 'utf8').matchAll(/'((?:[\w-]+\/)+[\w-]+)'/g);
  return [...paths].map(([, path]) => path);
}

/** Integration tests that contain one of the paths. */
function testsThatAsk(paths) {
  return sourcesIn('test/integration').filter((file) => {
    if (!INTEGRATION_TEST.test(file)) return false;
    const text = readFileSync(inRoot(file), 'utf8');
    return paths.some((path) => text.includes(path));
  });
}

function sourcesIn(tree) {
  return readdirSync(inRoot(tree), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => path.posix.join(tree, name));
}

/** Files of the repository that a file imports, relative to the root. */
function importsOf(file) {
  const text = readFileSync(inRoot(file), 'utf8');
  return [...text.matchAll(/from '([^']+)'/g)].flatMap(([, name]) => {
    const target = name.startsWith('#common/')
      ? path.posix.join('common', name.slice('#common/'.length))
      : name.startsWith('#platform/')
        ? path.posix.join('backend/src/platform', name.slice('#platform/'.length))
        : name.startsWith('.')
          ? path.posix.join(path.posix.dirname(file), name)
          : undefined;
    const stem = target?.replace(/\.js$/, '');
    return stem
      ? [`${stem}.ts`, `${stem}.tsx`, stem].filter((one) => existsSync(inRoot(one))).slice(0, 1)
      : [];
  });
}
