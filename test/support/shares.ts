import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ALL } from './tier.js';

/** How many shares there are; each has a file in test/together. */
export const SHARES = 3;

const FOLDERS = ['integration', 'abuse', 'faults'];

/**
 * The files of tests, the longest first, so that neighbours in the list take about the same time. Those named `*.full.test` belong to
 * `npm run test:all` only.
 */
export function filesOfTests(all = ALL): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.resolve('test', folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          /\.test\.(ts|mjs)$/.test(name) &&
          !name.startsWith('measured') &&
          (all || !/\.full\.test\./.test(name)),
      )
      .map((name) => path.resolve('test', folder, name)),
  ).sort((one, other) => statSync(other).size - statSync(one).size);
}

/**
 * Defines the tests of every third file of integration tests. They share the loaded modules, because loading them takes longer
 * than most files of tests.
 * @param share from 1
 */
export function defineShare(share: number): void {
  const files = filesOfTests().filter((_, index) => index % SHARES === share - 1);
  for (const file of files)
    describe(path.relative('test', file), () => {
      restoreEnvironment();
      define(file);
    });
}

/** A file that cannot be loaded fails as a test of its own, and the others of the share run. */
function define(file: string): void {
  try {
    jest.requireActual(file);
  } catch (error) {
    it('loads', () => {
      throw error;
    });
  }
}

/** Restores the environment variables after a file, for the next one. */
function restoreEnvironment(): void {
  let found: NodeJS.ProcessEnv;
  beforeAll(() => {
    found = { ...process.env };
  });
  afterAll(() => {
    for (const name of Object.keys(process.env)) if (!(name in found)) delete process.env[name];
    Object.assign(process.env, found);
  });
}
