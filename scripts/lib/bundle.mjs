import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from './compile.mjs';
import { DIST } from './paths.mjs';

const FOLDER = path.join(DIST, 'backend', 'src', 'processes');

/** Says that the entry points are bundles; it goes with the output. */
const MARK = path.join(DIST, 'backend', '.bundled');

/** Not bundled, because it finds the file of its thread by its own place. */
const STARTS_THREAD = /[\\/]generate-in-worker\.js$/;

/**
 * Replaces the entry points of the backend by bundles of the product's own modules: Node needs most of a start to find and read 1,400 files. Packages stay
 * what they are, and the single modules stay for tests and tools.
 */
export async function bundleProcesses() {
  if (existsSync(MARK)) return;
  // A process that was ended here may have left half of one.
  await compileEntries();
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: FOLDER,
    platform: 'node',
    input: entries().map((name) => `./${name}`),
    external: (id, _importer, isResolved) => (isResolved ? STARTS_THREAD.test(id) : !/^[./#]/.test(id)),
    // Modules that only register something have no other effect that a bundler sees.
    treeshake: false,
    plugins: [{ name: 'source-maps', load: withMap }],
  });
  await bundle.write({
    dir: FOLDER,
    sourcemap: true,
    // Classes are entities, contexts of the log and providers by their name.
    keepNames: true,
    chunkFileNames: 'shared-[hash].js',
  });
  await bundle.close();
  writeFileSync(MARK, '');
}

/** Restores the entry points that load each module from its own file, so that a module can be compiled when it is saved. */
export async function unbundleProcesses() {
  await compileEntries();
  rmSync(MARK, { force: true });
}

const compileEntries = () =>
  compile(entries().map((name) => `backend/src/processes/${name.replace(/\.js$/, '.ts')}`));

const entries = () => readdirSync(FOLDER).filter((name) => /^main-.*\.js$/.test(name));

/** A compiled module with its map, so that stacks name the TypeScript sources (backend/src/platform/process/map-stack-traces.ts). */
function withMap(file) {
  const map = `${file}.map`;
  return existsSync(map) ? { code: readFileSync(file, 'utf8'), map: readFileSync(map, 'utf8') } : undefined;
}
