import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ALL } from './tier.js';

/** How many shares each kind of tests has, and its folders. Each share has a file in test/together. */
export const KINDS = {
  unit: {
    shares: 2,
    folders: ['common', 'backend', 'frontend', 'scripts/lib', 'test/architecture', 'test/support'],
  },
  integration: { shares: 3, folders: ['test/integration', 'test/abuse', 'test/faults'] },
};

export type Kind = keyof typeof KINDS;

/** The files of tests, the longest first. Those named `*.full.test` belong to `npm run test:all` only. */
export function filesOfTests(kind: Kind, all = ALL): string[] {
  return KINDS[kind].folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(
          (name) =>
            /\.test\.(tsx?|mjs)$/.test(name) &&
            !name.startsWith('measured') &&
            (all || !/\.full\.test\./.test(name)),
        )
        .map((name) => path.resolve(folder, name)),
    )
    .sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** How many times longer than others of their size some files take in `npm run test:all`. */
const TIMES_LONGER: Readonly<Record<string, number>> = {
  'bad-inputs.full.test.ts': 30,
  'faults.full.test.ts': 30,
  'search-index.test.ts': ALL ? 20 : 1,
  'restore-refusals.full.test.ts': 10,
};

const sizeOf = (file: string): number => statSync(file).size * (TIMES_LONGER[path.basename(file)] ?? 1);

/** Gives each file, the longest first, to the share that has least: the shares then end at about the same time. */
function filesOfShare(kind: Kind, share: number): string[] {
  const shares = Array.from({ length: KINDS[kind].shares }, () => ({ files: [] as string[], size: 0 }));
  for (const file of filesOfTests(kind)) {
    const least = shares.reduce((one, other) => (other.size < one.size ? other : one));
    least.files.push(file);
    least.size += sizeOf(file);
  }
  return shares[share - 1]!.files;
}

/**
 * Defines the tests of one share of the files. They share the loaded modules, because loading them takes longer than most files of tests.
 * @param share from 1
 */
export function defineShare(kind: Kind, share: number): void {
  for (const file of filesOfShare(kind, share))
    describe(path.relative(kind === 'integration' ? 'test' : '', file), () => {
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
