import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Mode that builds the back office. */
const ADMIN = 'admin';
/** Mode that builds the service worker: one file with a fixed address. */
const WORKER = 'worker';

/**
 * Modules shared by many public screens are bundled into two chunks that every page loads, instead of thirty of 1 kB: the design system
 * with the vocabulary, and listing lists. Search forms are a third chunk, and modules that other forms share a fourth. Other shared modules
 * are split by default. The start script (start.ts) shares some modules with them and must not load the rest; they are a chunk of their own.
 */
const SHARED = [
  {
    name: 'start',
    test: /\/(frontend\/src\/app\/(early|page-data|reload-once|saves-data|title-scroll)|common\/vocabulary\/timings)\.ts/,
    priority: 2,
  },
  {
    name: 'site',
    test: /\/(frontend\/src\/(ui(?!\/form-problem)|app|features\/page-head)|common(?!\/calls\/(?!amenities)|\/rules\/(code-list|search-words|phone|email|map-tiles|proposal|price-rows|publication-|inquiry-|waited-home)|\/messages\/(alerts|news|saved-lists|proposals|editing|publication|contact|inquiry-stay|usual)|\/vocabulary\/plans)|@tabler|react-error-boundary)\/|\/frame\/scene-header|\/page\/plain-page/,
    minShareCount: 3,
  },
  {
    name: 'notices',
    test: /\/frontend\/src\/features\/(listing-card|price-table)\/|\/common\/rules\/search-words\.|\/features\/(search\/(code-box|open-sheet|sheet-question|stay-fields|today)|favourites\/favourite-button)/,
    priority: 1,
    minShareCount: 2,
  },
  {
    name: 'search',
    test: /\/IconAdjustmentsHorizontal\.|\/features\/search\/(filter|quick|price|season|options|when|use-search|applied|remembered|search-address)|\/common\/calls\/search\./,
    minShareCount: 2,
  },
  { name: 'forms', test: /\/(ui\/form-problem|messages\/usual|trap-field)\./, minShareCount: 2 },
];

const WORKER_FILE = {
  input: here('src/features/offline/worker.ts'),
  output: { entryFileNames: 'sw.js', format: 'iife' as const },
};

/**
 * Two HTML pages and the service worker for the browser in dist/client, and the server renderer of the public one in dist/server. The back
 * office is a separate build (`--mode admin`); in a common build, shared modules would be split into more chunks, and visitors would load
 * more files.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: here('.'),
  plugins: [tailwindcss(), react()],
  resolve: {
    alias: [
      { find: /^#common\/(.*)\.js$/, replacement: `${here('../common')}/$1.ts` },
      // The package's index has five thousand modules; in development a single bundled file loads faster.
      ...(command === 'serve'
        ? [{ find: /^@tabler\/icons-react$/, replacement: '@tabler/icons-react/dist/esm/icons/index.mjs' }]
        : []),
    ],
  },
  // Bundled with the renderer, so that the server loads only the icons in use.
  ssr: { noExternal: ['@tabler/icons-react'] },
  build: isSsrBuild
    ? {
        outDir: here('../dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: here('src/app/entry-server.tsx') },
      }
    : {
        outDir: here('../dist/client'),
        // Two builds write here; scripts/lib/build.mjs clears it first.
        emptyOutDir: false,
        copyPublicDir: mode !== ADMIN && mode !== WORKER,
        manifest: mode !== ADMIN && mode !== WORKER,
        target: 'es2022',
        // Browsers without support for preload find the files themselves.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions:
          mode === WORKER
            ? WORKER_FILE
            : {
                input: here(mode === ADMIN ? 'admin.html' : 'index.html'),
                // Chunks are not named after their sources, because every page loads the names of all of them (0.8 kB).
                output: {
                  chunkFileNames: 'assets/c[hash:7].js',
                  codeSplitting: { groups: mode === ADMIN ? [] : SHARED },
                },
              },
      },
}));
