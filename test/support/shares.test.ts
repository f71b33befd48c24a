import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfTests, SHARES } from './shares.js';

it('every share of the integration tests has a file, so that each test runs', () => {
  const shares = readdirSync('test/together').map(
    (name) => /defineShare\((\d+)\)/.exec(readFileSync(`test/together/${name}`, 'utf8'))?.[1],
  );
  expect(shares).toEqual(Array.from({ length: SHARES }, (_, index) => String(index + 1)));
});

it('the shares have every file of tests but those of measured costs', () => {
  const all = ['integration', 'abuse', 'faults'].flatMap((folder) =>
    readdirSync(`test/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.resolve('test', folder, name),
    ),
  );
  const tests = all.filter((file) => /\.test\.(ts|mjs)$/.test(file) && !/\/abuse\/measured\//.test(file));
  expect(filesOfTests(true).sort()).toEqual(tests.sort());
});
