import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PageRenderer } from '../rendering/page-renderer.js';
import { CLIENT_FOLDER } from '../rendering/built-renderer.js';
import { ViteRenderer } from '../rendering/vite-renderer.js';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Names of assets contain a hash of their content. The service worker is asked for anew, so that updates reach every device at once. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return path.endsWith('/sw.js') ? 'no-cache' : `public, max-age=${DAY_SECONDS}`;
}

/** Serves the browser's files: from the build, or in development from Vite. */
export async function serveFrontendFiles(app: NestFastifyApplication): Promise<void> {
  const renderer = app.get(PageRenderer, { strict: false });
  if (renderer instanceof ViteRenderer) {
    app.use(renderer.vite.middlewares);
    return;
  }
  await app.register(fastifyStatic, {
    root: CLIENT_FOLDER,
    wildcard: false,
    index: false,
    decorateReply: false,
    // Compressed by the build (scripts/lib/compress-assets.mjs), not per request.
    preCompressed: true,
    globIgnore: ['**/*.html', '.vite/**', '**/*.{map,br,gz}'],
    setHeaders: (reply, path) => {
      void reply.header('Cache-Control', cachingOf(path));
    },
  });
}
