import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import { scriptJson } from '#common/rules/script-json.js';
import type { SiteSettings } from '#common/wire/site.js';

/** What a server-rendered page carries for the browser to go on from. */
export interface PageData {
  site: SiteSettings;
  queries: DehydratedState;
  loaderData: HydrationState['loaderData'];
}

const ELEMENT_ID = 'datos-de-pagina';

/** The data as an inert JSON element: nothing in it is ever run. */
export function writePageData(data: PageData, nonce: string): string {
  return `<script type="application/json" id="${ELEMENT_ID}" nonce="${nonce}">${scriptJson(data)}</script>`;
}

/** Undefined where the server sent a page without data, which is then rendered afresh. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
