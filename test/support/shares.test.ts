import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfTests, KINDS, type Kind } from './shares.js';

const kinds = Object.keys(KINDS) as Kind[];

it.each(kinds)('every share of the %s tests has a file, so that each test runs', (kind) => {
  const shares = readdirSync(`test/together/${kind}`).map(
    (name) =>
      new RegExp(`defineShare\\('${kind}', (\\d+)\\)`).exec(
        readFileSync(`test/together/${kind}/${name}`, 'utf8'),
      )?.[1],
  );
  expect(shares).toEqual(Array.from({ length: KINDS[kind].shares }, (_, index) => String(index + 1)));
});

it('the shares have every file of tests but those of measured costs, and of updates', () => {
  const folders = ['backend', 'common', 'frontend', 'migrations', 'scripts', 'test'];
  const all = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const tests = all.filter(
    (file) => /\.test\.(tsx?|mjs)$/.test(file) && !/^test\/(together|update|abuse\/measured)\//.test(file),
  );
  const shared = kinds.flatMap((kind) => filesOfTests(kind, true));
  expect(shared.map((file) => path.relative('', file)).sort()).toEqual(tests.sort());
});
