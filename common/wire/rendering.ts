import type { SiteSettings } from './site.js';

/** What the web process hands to the frontend's server entry to render one public page. */
export interface RenderRequest {
  /** Path and query, as asked: `/ver-ficha-inmueble/ALQ-0001?x=1`. */
  url: string;
  site: SiteSettings;
  /** Asks our own API in process; `path` begins with `/api/`. */
  api: (path: string) => Promise<ApiAnswer>;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** A page, or the address to go to instead. */
export type RenderResult = RenderedPage | RenderedRedirect;

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** `<title>`, `<meta>`, `<link>`, JSON-LD: goes into `<head>`. */
  head: string;
  /** Goes into `<div id="root">`. */
  body: string;
  /** The data for hydration, in an element that runs nothing; goes after the root. */
  scripts: string;
}

export interface RenderedRedirect {
  kind: 'redirect';
  status: 301 | 302 | 307 | 308;
  location: string;
}
