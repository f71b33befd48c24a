import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderRequest, RenderResult } from '#common/site/rendering-shapes.js';
import { PageRenderer, SHELLS, type ServerEntry } from './page-renderer.js';

/** Output folder of the browser build. */
export const CLIENT_FOLDER = resolve('dist/client');
const SERVER_ENTRY = resolve('dist/server/entry-server.js');

/** The built frontend, for production. */
export class BuiltRenderer extends PageRenderer {
  private readonly shells = new Map<string, Promise<string>>();
  private entry: Promise<ServerEntry> | undefined;

  async render(request: RenderRequest): Promise<RenderResult> {
    this.entry ??= import(pathToFileURL(SERVER_ENTRY).href) as Promise<ServerEntry>;
    return (await this.entry).render(request);
  }

  shell(side: 'public' | 'admin'): Promise<string> {
    let shell = this.shells.get(side);
    if (!shell) {
      shell = readFile(join(CLIENT_FOLDER, SHELLS[side]), 'utf8');
      this.shells.set(side, shell);
    }
    return shell;
  }
}
