import { OFFLINE_MESSAGES } from '#common/messages/offline.js';
import { escapeHtml } from '#common/rules/escape-html.js';
import type { SavedNotice } from './notice-copies.js';

/** The policy of the site forbids style elements; this page has no other source than the worker. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

const STYLE = `body{margin:0;background:#fbf8f2;color:#08364a;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}
a{display:inline-block;padding:.6rem 0;vertical-align:top;color:#0b5a75;font-weight:600}
ul{padding:0;list-style:none}`;

/** The page for an address that cannot be reached: what can be read instead. */
export function offlinePage(saved: readonly SavedNotice[]): Response {
  const { title, unopened, none, retry } = OFFLINE_MESSAGES;
  // Titles come from markup, where they are escaped already.
  const items = saved.map(
    (notice) => `<li><a href="${escapeHtml(notice.path)}">${notice.title} (${codeOf(notice)})</a></li>`,
  );
  const list =
    items.length > 0 ? `<p>${OFFLINE_MESSAGES.saved}</p><ul>${items.join('')}</ul>` : `<p>${none}</p>`;
  const html = `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${unopened} <a href="">${retry}</a></p>${list}</main></body></html>`;
  return new Response(html, { status: 503, headers: HEADERS });
}

const codeOf = ({ path }: SavedNotice) => escapeHtml(path.slice(path.lastIndexOf('/') + 1));
