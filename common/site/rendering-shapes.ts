import type { SiteSettings } from './site-shapes.js';

/** Input of the frontend's server entry for one public page. */
export interface RenderRequest {
  /** Path and query: `/ver-ficha-inmueble/ALQ-0001?x=1`. */
  url: string;
  site: SiteSettings;
  /** Calls our own API in process; `path` begins with `/api/`. */
  api: (path: string) => Promise<ApiAnswer>;
  cards: CardMarkup;
  /** Runs what takes milliseconds in a turn of the event loop that visitors' networks get in turn. */
  inTurn: <T>(work: () => T) => Promise<T>;
}

/** Rendered cards, cached between renders. */
export interface CardMarkup {
  /** @param content everything that the card's markup depends on */
  get(content: string): string | undefined;
  set(content: string, markup: string): void;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** A page, or a redirect. */
export type RenderResult = RenderedPage | RenderedRedirect;

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** `<title>`, `<meta>`, `<link>`, JSON-LD; inserted into `<head>`. */
  head: string;
  /** Inserted into `<div id="root">`. */
  body: string;
  /** Data for hydration, in a non-executable element; inserted after the root. */
  scripts: string;
}

export interface RenderedRedirect {
  kind: 'redirect';
  status: 301 | 302 | 307 | 308;
  location: string;
}
