import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * First-load JavaScript in kB of gzip: everything that is loaded before an interaction. React and its query cache alone are 83
 * (docs/benchmarks.md lists the rest).
 */
const MOST_KB = 133;
const MOST_KB_OF_THE_WIZARD = 137;
/** Files load in parallel, but each has a cost in the browser. */
const MOST_FILES = 14;

interface Entry {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

describe('the scripts of a public page', () => {
  let entries: Record<string, Entry>;

  beforeAll(() => {
    entries = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  });

  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const { file, imports = [] } = entries[key]!;
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const one of imports) filesOf(one, seen);
    return seen;
  };
  const weightOf = (file: string) => gzipSync(readFileSync(`dist/client/${file}`)).length / 1_000;
  const screens = (): string[] =>
    Object.keys(entries).filter(
      (path) => /^src\/site\/.*-screen\.tsx$/.test(path) && entries[path]!.isDynamicEntry,
    );

  it('weigh no more than their limit, in few files', () => {
    const paths = screens();
    expect(paths.length).toBeGreaterThan(10);
    const tooMuch = paths.filter((path) => {
      const files = [...filesOf('index.html'), ...filesOf('src/entries/entry-client.tsx'), ...filesOf(path)];
      const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
      const kb = scripts.reduce((sum, file) => sum + weightOf(file), 0);
      const limit = /\/(publish|resubmission)-screen\./.test(path) ? MOST_KB_OF_THE_WIZARD : MOST_KB;
      return kb > limit || scripts.length > MOST_FILES;
    });
    expect(tooMuch).toEqual([]);
  });

  it('wait until the page has been shown: what the shell itself brings is small', () => {
    const kb = [...filesOf('index.html')].reduce((sum, file) => sum + weightOf(file), 0);
    expect(kb).toBeLessThan(3);
  });
});
