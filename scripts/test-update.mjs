#!/usr/bin/env node
/**
 * `npm run test:update -- COMMIT`: builds that version of the product in a folder of its own, and tests that it and this one work side by
 * side on one database while one replaces the other (docs/operations.md, Two versions at once).
 */
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from './lib/command.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { Problem, runScript } from './lib/problem.mjs';
import { Steps } from './lib/steps.mjs';

await runScript(async () => {
  const [commit] = process.argv.slice(2);
  if (!commit) throw new Problem('Name the version to update from: npm run test:update -- COMMIT');
  const steps = new Steps();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'costa-directa-update-'));
  const older = path.join(folder, 'older');
  try {
    await steps.run(`Fetching ${commit}`, () => git('worktree', 'add', '--detach', older, commit));
    await steps.run('Installing what it needs', () => install(older));
    await steps.run('Building it', () => run(process.execPath, ['scripts/build.mjs'], { cwd: older }));
    await steps.run('Building this version', () => run(process.execPath, [inRoot('scripts/build.mjs')]));
    const jest = [
      inRoot('node_modules/jest/bin/jest.js'),
      '--ci',
      '--selectProjects',
      'update',
      '--forceExit',
    ];
    await run(process.execPath, jest, { env: { ...process.env, OLDER_PRODUCT: older }, stdio: 'inherit' });
  } finally {
    await git('worktree', 'remove', '--force', older).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string[]} args */
function git(...args) {
  return run('git', ['-C', ROOT, ...args]);
}

/** Shares this version's packages if the other one needs the same. */
async function install(older) {
  const lockOf = (product) => readFileSync(path.join(product, 'package-lock.json'), 'utf8');
  const own = inRoot('node_modules');
  if (lockOf(older) === lockOf(ROOT) && existsSync(own)) symlinkSync(own, path.join(older, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: older });
}
