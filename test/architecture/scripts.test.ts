import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Modules of the built product that scripts load: `fromProduct('common/kernel/text.js')`. */
const LOADED = /fromProduct\(\s*'([^']+)\.js'/g;
/** Made by Vite from this entry. */
const BUILT_BY_VITE = new Map([['server/entry-server', 'frontend/src/entries/entry-server']]);

describe('scripts', () => {
  it('load modules of the product that exist, which no compiler checks', () => {
    const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.mjs'),
    );
    const loaded = scripts.flatMap((script) =>
      [...readFileSync(`scripts/${script}`, 'utf8').matchAll(LOADED)].map(([, file]) => ({
        script,
        file: file!,
      })),
    );
    expect(loaded.length).toBeGreaterThan(10);
    const missing = loaded.filter(({ file }) => {
      const source = BUILT_BY_VITE.get(file) ?? file;
      return !existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`);
    });
    expect(missing).toEqual([]);
  });
});
