import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The mode that builds the back office. */
const ADMIN = 'admin';

/**
 * Two pages for the browser into dist/client, and the server's renderer of the public one into dist/server. The back
 * office is a build of its own (`--mode admin`): were the two one, what both use would be cut into chunks for the sake of
 * the other, and visitors would fetch more files for screens that they never see.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: here('.'),
  plugins: [tailwindcss(), react()],
  html: { cspNonce: '%NONCE%' },
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
        assetsInlineLimit: 0,
        rolldownOptions: { input: here(mode === ADMIN ? 'admin.html' : 'index.html') },
      },
}));
