#!/usr/bin/env node
/**
 * Checks the imports between areas by the rules of .dependency-cruiser.cjs, and that no folders import each other in a circle.
 *
 *   node scripts/check-boundaries.mjs                     the product
 *   node scripts/check-boundaries.mjs --json DIR [DIR…]   other trees of the same layout; prints what was found
 */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { folderCircles } from './lib/folder-circles.mjs';
import { ROOT } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';

const { MAY_CALL, forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const PARTS = ['backend', 'common', 'frontend', 'migrations'];
/** Trees without circles of folders. */
const WITHOUT_CIRCLES = ['backend/src', 'common', 'frontend/src'];
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * @param {string} baseDir a tree with the layout of the repository
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
async function check(baseDir) {
  const parts = PARTS.filter((part) => existsSync(path.join(baseDir, part)));
  const resolve = {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['import', 'node', 'default', 'types'],
    exportsFields: ['exports'],
    alias: {
      '#common': path.join(baseDir, 'common'),
      '#platform': path.join(baseDir, 'backend/src/platform'),
    },
  };
  const { output } = await cruise(
    parts,
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    resolve,
  );
  const { summary, modules } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  const imports = modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    );
  const violations = [
    ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    ...WITHOUT_CIRCLES.flatMap((root) => folderCircles(root, imports)).map((step) => ({
      rule: 'no-circle-of-folders',
      ...step,
    })),
  ];
  return { modules: summary.totalCruised, violations };
}

await runScript(async () => {
  const [flag, ...folders] = process.argv.slice(2);
  if (flag === '--json') {
    const results = [];
    for (const folder of folders) results.push(await check(path.resolve(folder)));
    process.stdout.write(`${JSON.stringify(results)}\n`);
    return 0;
  }
  const { modules, violations } = await check(ROOT);
  for (const { rule, from, to } of violations) console.error(`✗ ${rule}: ${from} → ${to}`);
  console.log(`${modules} files, ${Object.keys(MAY_CALL).length} areas, ${violations.length} violations`);
  return violations.length > 0 ? 1 : 0;
});
