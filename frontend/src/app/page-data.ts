import type { DehydratedState } from '@tanstack/react-query';
import { scriptJson } from '#common/rules/script-json.js';
import type { SiteSettings } from '#common/wire/site.js';

/** What a server-rendered page carries for the browser to go on from. */
export interface PageData {
  site: SiteSettings;
  queries: DehydratedState;
}

const ELEMENT_ID = 'datos-de-pagina';
/** Attribute of that element: addresses of the screen's scripts, with a space between them. */
export const EARLY_MODULES = 'data-modulos';

/**
 * The data as an inert JSON element: nothing in it is ever run.
 * @param modules addresses of the scripts that bring the page to life
 */
export function writePageData(data: PageData, modules: readonly string[]): string {
  return `<script type="application/json" id="${ELEMENT_ID}" ${EARLY_MODULES}="${modules.join(' ')}">${scriptJson(data)}</script>`;
}

/** Undefined where the server sent a page without data, which is then rendered afresh. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
