import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { RenderRequest, RenderResult } from '#common/site/rendering-shapes.js';
import { PageRenderer, SHELLS, type ServerEntry } from './page-renderer.js';

const FRONTEND = resolve('frontend');

/** The frontend from source, through Vite, for `npm run dev`. */
export class ViteRenderer extends PageRenderer {
  private constructor(readonly vite: ViteDevServer) {
    super();
  }

  /** @param server of the product; updates of the screens use its port too */
  static async create(server: Server): Promise<ViteRenderer> {
    const { createServer } = await import('vite');
    return new ViteRenderer(
      await createServer({
        configFile: join(FRONTEND, 'vite.config.ts'),
        appType: 'custom',
        // Errors and warnings of screens are printed in the terminal.
        server: { middlewareMode: true, hmr: { server }, forwardConsole: true },
      }),
    );
  }

  async render(request: RenderRequest): Promise<RenderResult> {
    const entry = (await this.vite.ssrLoadModule('/src/entries/entry-server.tsx')) as ServerEntry;
    return entry.render(request);
  }

  async shell(side: 'public' | 'admin', url: string): Promise<string> {
    return this.vite.transformIndexHtml(url, await readFile(join(FRONTEND, SHELLS[side]), 'utf8'));
  }
}
