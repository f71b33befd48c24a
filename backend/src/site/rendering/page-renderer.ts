import type { RenderRequest, RenderResult } from '#common/site/rendering-shapes.js';

/** The frontend as the web process uses it: two HTML shells and the function that renders the public one. */
export abstract class PageRenderer {
  abstract render(request: RenderRequest): Promise<RenderResult>;
  /** A shell with the URLs of its scripts and styles. */
  abstract shell(side: 'public' | 'admin', url: string): Promise<string>;
}

export interface ServerEntry {
  render(request: RenderRequest): Promise<RenderResult>;
}

export const SHELLS = { public: 'index.html', admin: 'admin.html' } as const;
