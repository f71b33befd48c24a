import type { DehydratedState } from '@tanstack/react-query';
import { scriptJson } from '#common/site/script-json.js';
import type { SiteSettings } from '#common/site/site-shapes.js';
import { EARLY_MODULES } from '../early.js';

/** Data in a server-rendered page from which the browser continues. */
export interface PageData {
  site: SiteSettings;
  queries: DehydratedState;
}

const ELEMENT_ID = 'datos-de-pagina';

/**
 * The data as a non-executable JSON element.
 * @param modules URLs of the scripts that hydrate the page
 */
export function writePageData(data: PageData, modules: readonly string[]): string {
  return `<script type="application/json" id="${ELEMENT_ID}" ${EARLY_MODULES}="${modules.join(' ')}">${scriptJson(data)}</script>`;
}

/** Undefined for a page without data, which is rendered in the browser. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
