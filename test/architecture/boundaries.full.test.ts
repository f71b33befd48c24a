import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROKEN_TREES, callsEverybody } from './trees.js';

interface Found {
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

interface Rules {
  MAY_CALL: Record<string, string[]>;
  forbidden: { name: string }[];
}

const { MAY_CALL, forbidden } = createRequire(path.resolve('package.json'))(
  './.dependency-cruiser.cjs',
) as Rules;
const areas = Object.keys(MAY_CALL);

function writeTree(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'costa-directa-tree-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const manifest = {
    type: 'module',
    dependencies: { pg: '*', typeorm: '*' },
    devDependencies: { autocannon: '*' },
  };
  for (const [name, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** All trees are checked in one process, because starting the tool takes longer than a check. */
function check(trees: Record<string, string>[]): Found[] {
  const folders = trees.map(writeTree);
  try {
    const command = ['scripts/check-boundaries.mjs', '--json', ...folders];
    const { stdout, stderr } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout) as Found[];
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

describe('the boundaries', () => {
  let found: Found[];

  beforeAll(() => {
    found = check([
      ...BROKEN_TREES.map(({ files }) => files),
      ...areas.map((name) => callsEverybody(name, areas)),
    ]);
  });

  it.each(BROKEN_TREES.map((tree, index) => ({ ...tree, index })))(
    '$rule refuses $breaks, and nothing else fires',
    ({ rule, index }) => {
      expect([...new Set(found[index]?.violations.map((violation) => violation.rule))]).toEqual([rule]);
    },
  );

  it.each(areas.map((name, index) => ({ name, index })))(
    '$name may call only whom the table names',
    ({ name, index }) => {
      const { violations } = found[BROKEN_TREES.length + index] as Found;
      const refused = [...new Set(violations.map(({ to }) => to.split('/')[2]))];
      const expected = areas.filter((other) => other !== name && !MAY_CALL[name]?.includes(other));
      expect(refused.sort()).toEqual(expected.sort());
      expect([...new Set(violations.map(({ rule }) => rule))]).toEqual([`calls-${name}`]);
    },
  );

  it('proves every rule', () => {
    const proved = new Set([
      ...BROKEN_TREES.map(({ rule }) => rule),
      ...areas.map((name) => `calls-${name}`),
    ]);
    expect(forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
  });

  it('knows every area of the backend', () => {
    const folders = readdirSync('backend/src', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const names = folders.map(({ name }) => name).filter((name) => !['platform', 'processes'].includes(name));
    expect(names.filter((name) => !areas.includes(name))).toEqual([]);
  });
});
