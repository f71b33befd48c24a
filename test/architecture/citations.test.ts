import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { brokenCitations, type Page } from './citations.js';

const PAGES: Page[] = [
  {
    path: 'docs/spec/site.md',
    text: '# Site\n\n## 1. Purpose\n\n## 2. Screens\n\n**Results screen.** Pages.\n\n| GET `a/b/findAll` |\n',
  },
  { path: 'docs/decisions/0001-first.md', text: '# 0001 First\n' },
];
const inComment = (text: string): Page => ({ path: 'backend/a.ts', text: `/** ${text} */` });

describe('what a citation must lead to', () => {
  it.each([
    ['a page', 'See site.md.'],
    ['a section', 'Twenty a page (site.md §2).'],
    ['several sections', 'Twenty (site.md §1, §2).'],
    ['a term in bold', 'Twenty (site.md §2, Results screen).'],
    ['a call', 'Finds (site.md §2, findAll).'],
    ['a citation over two lines', 'Twenty (site.md\n * §2, Results screen).'],
    ['a decision', 'Kept (docs/decisions/0001).'],
  ])('%s is there', (_what, text) => {
    expect(brokenCitations(inComment(text), PAGES)).toEqual([]);
  });

  it.each([
    ['a page', 'See elsewhere.md.'],
    ['a section', 'Twenty a page (site.md §3).'],
    ['one of several sections', 'Twenty (site.md §1, §4).'],
    ['a term', 'Twenty (site.md §2, Sheet).'],
    ['a term of another section', 'Twenty (site.md §1, Results screen).'],
    ['a decision', 'Kept (docs/decisions/0002).'],
  ])('%s is not there', (_what, text) => {
    expect(brokenCitations(inComment(text), PAGES)).toHaveLength(1);
  });

  it('a link leads to a page and a heading', () => {
    const page = (text: string): Page => ({ path: 'docs/a.md', text });
    expect(brokenCitations(page('[s](spec/site.md#2-screens)'), PAGES)).toEqual([]);
    expect(brokenCitations(page('[s](spec/site.md#2-sheets)'), PAGES)).toHaveLength(1);
    expect(brokenCitations(page('[s](site.md)'), PAGES)).toHaveLength(1);
  });
});

it('cites nothing that is not in the repository', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const files = stdout
    .split('\n')
    .filter(
      (path) => /\.(m?[jt]sx?|md|css|ya?ml)$/.test(path) && !path.startsWith('test/architecture/citations'),
    )
    .map((path): Page => ({ path, text: readFileSync(path, 'utf8') }));
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(30);
  const broken = files.flatMap((file) => brokenCitations(file, pages).map((what) => `${file.path}: ${what}`));
  expect(broken).toEqual([]);
});

describe('decision records', () => {
  const FOLDER = 'docs/decisions';
  const files = readdirSync(FOLDER).toSorted();

  it('are about thirty, each with a number of its own', () => {
    expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
    expect(files.length).toBeLessThanOrEqual(35);
  });

  it.each(files)('%s has at most 250 words', (name) => {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8').split(/\s+/).length).toBeLessThanOrEqual(250);
  });

  it.each(files)('%s has its number in its title, and a date', (name) => {
    const [title = '', , dated = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n');
    expect(title.startsWith(`# ${name.slice(0, 4)} `)).toBe(true);
    expect(dated).toMatch(/^\d{4}-\d{2}-\d{2} · /);
  });
});

describe('documents', () => {
  const ABOUT = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );

  it('are at most 45 pages', () => {
    expect(pages.length).toBeLessThanOrEqual(45);
  });

  it.each([...ABOUT, ...pages.map((name) => `docs/${name}`)])(
    '%s has no line beyond 200 characters but rows of tables',
    (path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      expect(lines.filter((line) => line.length > 200 && !line.startsWith('|'))).toEqual([]);
    },
  );
});
