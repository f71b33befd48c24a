import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The mode that builds the back office. */
const ADMIN = 'admin';

/**
 * What many public screens share goes into two files that every page fetches, instead of thirty of 1 kB: the design system and the
 * vocabulary, and what lists of notices are made of. The search forms are a third, for the screens that have one. What fewer screens share
 * is split as by default. What the page itself brings (start.ts) shares a little with them, which must not draw the rest along.
 */
const SHARED = [
  {
    name: 'start',
    test: /\/(frontend\/src\/app\/(early|page-data|title-scroll)|common\/vocabulary\/timings)\.ts/,
    priority: 2,
  },
  {
    name: 'site',
    test: /\/(frontend\/src\/(ui|app|features\/page-head)|common(?!\/calls\/(?!amenities))|@tabler|react-error-boundary)\/|\/frame\/scene-header|\/page\/plain-page/,
    minShareCount: 3,
  },
  {
    name: 'notices',
    test: /\/frontend\/src\/features\/(listing-card|price-table)\/|\/features\/search\/(code-box|open-sheet|stay-fields|today)/,
    priority: 1,
    minShareCount: 2,
  },
  {
    name: 'search',
    test: /\/features\/search\/(filter|quick|price|season|options|when|use-search|applied|remembered|search-address)/,
    minShareCount: 2,
  },
];

/**
 * Two pages for the browser into dist/client, and the server's renderer of the public one into dist/server. The back
 * office is a build of its own (`--mode admin`): were the two one, what both use would be cut into chunks for the sake of
 * the other, and visitors would fetch more files for screens that they never see.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: here('.'),
  plugins: [tailwindcss(), react()],
  resolve: {
    alias: [
      { find: /^#common\/(.*)\.js$/, replacement: `${here('../common')}/$1.ts` },
      // The package's barrel names five thousand modules; in development the one file that holds them all is faster.
      ...(command === 'serve'
        ? [{ find: /^@tabler\/icons-react$/, replacement: '@tabler/icons-react/dist/esm/icons/index.mjs' }]
        : []),
    ],
  },
  // Bundled with the renderer, so that only the icons in use are loaded by the server.
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
        // Two builds write here; scripts/lib/build.mjs has cleared it before.
        emptyOutDir: false,
        copyPublicDir: mode !== ADMIN,
        manifest: mode !== ADMIN,
        target: 'es2022',
        // Where a browser does not know the hints, it finds the files by itself.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: here(mode === ADMIN ? 'admin.html' : 'index.html'),
          output: { codeSplitting: { groups: mode === ADMIN ? [] : SHARED } },
        },
      },
}));
