import { readFileSync } from 'node:fs';
import { ALL_CALLS } from '../../common/all-calls.js';

const PAGES = ['docs/spec/public-site.md', 'docs/spec/back-office.md'];
const PATHS = Object.values(ALL_CALLS).map(({ path }) => path.replace('/api/', ''));

/** Section 7 of a page of the specification. */
function callsSection(page: string): string {
  const [, section] = /\n## 7\. Calls\n([\s\S]*?)\n## 8\. /.exec(readFileSync(page, 'utf8')) ?? [];
  if (!section) throw new Error(`${page} has no section of calls.`);
  return section;
}

/** Texts in backticks of a section. */
function namesIn(section: string): string[] {
  return [...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

describe('the calls of the specification (section 7)', () => {
  const names = PAGES.flatMap((page) => namesIn(callsSection(page)));

  it('contain every call', () => {
    const known = new Set(names.map((name) => lastPart(name.replace(/\?.*/, ''))));
    expect(PATHS.filter((path) => !known.has(lastPart(path)))).toEqual([]);
  });

  it('exist', () => {
    const paths = names.filter((name) => /^[a-z]\w*(\/[a-zA-Z]+)+$/.test(name));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !PATHS.includes(path))).toEqual([]);
  });
});
