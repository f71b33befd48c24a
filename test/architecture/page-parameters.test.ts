import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_PARAMETERS } from '#common/site/page-parameters.js';

const ROOMS = ['app', 'entries', 'listings', 'pricing', 'search', 'site'];
const READ = /(?:query|params|useQueryParams\(\))\.(?:get|getAll|has)\('([^']+)'\)/g;

describe('the parameters of public pages', () => {
  it('are those that their code reads, because others are removed', () => {
    const files = ROOMS.map((room) => join('frontend/src', room))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
    const read = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(READ)].map(([, name]) => `${name} in ${file}`),
    );
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((one) => !PAGE_PARAMETERS.includes(one.split(' in ')[0]!))).toEqual([]);
  });
});
