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
 * A chunk of modules that only some screens share. It contains what `test` names and not what these modules import, which would otherwise
 * be taken out of the chunk of all pages.
 */
const part = (name: string, test: RegExp, priority = 0) => ({
  name,
  test,
  priority,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/**
 * Modules shared by most public screens are bundled into one chunk that every page loads, instead of thirty of 1 kB: the design system, the
 * vocabulary, and cards of listings. What several screens need and others do not is in chunks of its own; other shared modules are split by
 * default. The start script (start.ts) shares some modules with the pages and must not load the rest; they are a chunk of their own.
 */
const SHARED = [
  {
    name: 'start',
    test: /\/frontend\/src\/app\/(early|moved-controls|reload-once|saves-data|title-scroll)\.ts|vite\/preload-helper/,
    priority: 4,
  },
  part('scene', /\/frame\/(scene-header|header-scenes)\./, 4),
  {
    name: 'site',
    test: /\/(frontend\/src\/(ui(?!\/(form-problem|phone-field|number-field|measure-field|typed-amount|text-area|choices|pager|carousel|use-copy))|app(?!\/(use-season|stored-draft))|search\/cards)\/|common\/(?!kernel\/forms|contracts|inquiries|newsletter|listings\/(attributes\/typed-measure|conditions\/(?!conditions-title)|editing|proposals|publication|zones)|pricing\/(rental-key|whole-amount|typed-amount|season\/(?!season-parts))|search\/(map\/(?!map-messages)|sheet\/sheet-messages|saved|query\/season-stay)|.*(?<!amenity|zone)-calls?\.)|@tabler\/)|\/src\/(search\/(code-box|open-sheet|sheet-question|stay-fields)|site\/page\/(page-head|structured-\w+))\./,
    priority: 3,
    minShareCount: 3,
  },
  part('conditions', /\/listings\/conditions\/(conditions|condition-faults|condition-messages|pets)\./, 2),
  part('choices', /\/ui\/choices\./, 2),
  part('amounts', /\/ui\/(number-field|measure-field)\.|\/typed-(amount|measure)\./, 2),
  part('filters', /\/src\/search\/(conditions\/(filter-|price-|range-|season-)|use-search-draft)/, 1),
  part(
    'search',
    /\/src\/search\/(search-address|remembered|search-options|conditions\/when|filter-names)|\/applied-filters\.|\/present-names\.|\/listings\/zones\/|\/map-id\.|\/written-choice\.|\/(search|landing|zone)-calls\.|\/IconAdjustmentsHorizontal\./,
    1,
  ),
  part('sheet', /\/(carousel|rent-price-table|use-copy|sheet-messages|approximate-point)\./),
  part('nights', /\/(use-season|season-calendar|season-stay)\./),
  part('taken', /\/(taken-nights|season-ahead)\./),
  part('found', /\/(lazy-map|share-button|price-per-area(-text)?)\./),
  part('page', /\/site\/page\/(plain-page|publish-card)\./),
  part(
    'saved',
    /\/(map-queries|map-tiles|map-calls|device-list|saved-notices|question-note|compare-choice)\.|\/(saved-list-messages|code-list|held-contact)\./,
  ),
  part(
    'forms',
    /\/ui\/(form-problem|text-area)\.|\/rental-key\.|\/(usual|contact|inquiry)-messages\.|\/(trap-field|focus-fault|leave-guard|is-other-screen|use-ask-before-unload|make-key)\.|\/forms\/email\./,
  ),
  part('requests', /\/forms\/(use-form|email-request)/),
  part('phones', /\/ui\/phone-field\.|\/stored-draft\.|\/forms\/phone\./),
];

const WORKER_FILE = {
  input: here('src/entries/offline/worker.ts'),
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
        rolldownOptions: { input: here('src/entries/entry-server.tsx') },
      }
    : {
        outDir: here('../dist/client'),
        // Two builds write here; scripts/lib/build.mjs clears it first.
        emptyOutDir: false,
        copyPublicDir: mode !== ADMIN && mode !== WORKER,
        manifest: mode !== ADMIN && mode !== WORKER,
        target: 'es2022',
        // Names of files that a later part may need weigh 1.3 kB on every page, which has loaded most of those files.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        rolldownOptions:
          mode === WORKER
            ? WORKER_FILE
            : {
                input: here(mode === ADMIN ? 'admin.html' : 'index.html'),
                // The shared rules have no effects when they are loaded: a page leaves out those that only the server uses.
                treeshake: { moduleSideEffects: (id) => !id.startsWith(here('../common')) },
                // Chunks are not named after their sources, because every page loads the names of all of them (0.8 kB).
                output: {
                  chunkFileNames: 'assets/c[hash:7].js',
                  codeSplitting: { groups: mode === ADMIN ? [] : SHARED },
                },
              },
      },
}));
