import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './command.mjs';
import { bundleProcesses, unbundleProcesses } from './bundle.mjs';
import { compressAssets } from './compress-assets.mjs';
import { hashOf } from './content-hash.mjs';
import { LockFile } from './lock-file.mjs';
import { DIST, inRoot, ROOT } from './paths.mjs';
import { writeRelease } from './release.mjs';
import { stampWorker } from './stamp-worker.mjs';
import { Problem } from './problem.mjs';

const isSource = (file) => !/(\.test\.tsx?$|[\\/]backend[\\/]assets[\\/])/.test(file);

/** Build parts with their sources and outputs. */
const PARTS = {
  backend: {
    sources: [
      'backend',
      'common',
      'migrations',
      'scripts/openapi',
      'scripts/lib/bundle.mjs',
      '.swcrc',
      'nest-cli.json',
      'package-lock.json',
    ],
    outputs: ['backend', 'common', 'migrations', 'openapi.json'],
    commands: [['node_modules/@nestjs/cli/bin/nest.js', 'build'], ['scripts/openapi/write.mjs']],
  },
  frontend: {
    sources: ['frontend', 'common', 'tsconfig.json', 'package-lock.json'],
    outputs: ['client', 'server'],
    commands: [
      ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn'],
      ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn', '--mode', 'admin'],
      ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn', '--mode', 'worker'],
      ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn', '--ssr'],
    ],
    finish: async () => {
      await stampWorker(path.join(DIST, 'client'));
      await compressAssets(path.join(DIST, 'client'));
    },
  },
};

/**
 * Builds the parts whose sources have changed; waits while another process builds.
 * @param {(keyof typeof PARTS)[]} [names]
 * @param {{ bundled?: boolean }} [options] whether the entry points of the backend are bundles
 * @returns {Promise<{ outcome: string }>}
 * @throws {Problem} if a part does not build
 */
export async function buildStale(names = ['backend', 'frontend'], { bundled = true } = {}) {
  mkdirSync(DIST, { recursive: true });
  const lock = new LockFile(path.join(DIST, '.building'));
  while (!lock.acquire().taken) await sleep(200);
  try {
    const built = await Promise.all(names.map(buildPart));
    if (names.includes('backend')) {
      await (bundled ? bundleProcesses() : unbundleProcesses());
      await writeRelease();
    }
    const changed = built.filter((name) => name !== undefined);
    return { outcome: changed.length > 0 ? changed.join(' and ') : 'nothing had changed' };
  } finally {
    lock.release();
  }
}

/** @param {keyof typeof PARTS} name @returns {Promise<string | undefined>} the name, when there was work to do */
async function buildPart(name) {
  const { sources, outputs, commands, finish } = PARTS[name];
  const stamp = stampOf(name);
  const hash = await hashOf(sources, isSource);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && outputs.every(isThere)) return undefined;
  rmSync(stamp, { force: true });
  for (const output of outputs) rmSync(path.join(DIST, output), { recursive: true, force: true });
  try {
    await Promise.all(commands.map(runTool));
  } catch (error) {
    throw new Problem(`The ${name} does not build.`, error.details);
  }
  await finish?.();
  writeFileSync(stamp, hash);
  return name;
}

const stampOf = (name) => path.join(DIST, `.built-${name}`);

/**
 * Marks the output as outdated, so that the next build replaces it.
 * @param {keyof typeof PARTS} name
 */
export function forgetBuild(name) {
  rmSync(stampOf(name), { force: true });
}

const isThere = (output) => existsSync(path.join(DIST, output));

/**
 * Runs a tool by its own file, without a shell, npx or network access.
 * @param {string[]} command
 */
function runTool([script, ...args]) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  delete env.FORCE_COLOR;
  return run(process.execPath, [inRoot(script), ...args], { cwd: ROOT, env });
}
