import { OFFLINE_MESSAGES } from '#common/site/offline-messages.js';
import { escapeHtml } from '#common/kernel/escape-html.js';
import type { SavedNotice } from './notice-copies.js';

/** The site's policy forbids style elements. This page needs one, because it loads no files. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

const STYLE = `body{margin:0;background:#fbf8f2;color:#08364a;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}
a{display:inline-block;padding:.6rem 0;vertical-align:top;color:#0b5a75;font-weight:600}
h2{font-size:1.25rem}
ul{padding:0;list-style:none}
li{margin-bottom:.75rem}`;

/**
 * The page for an address that cannot be reached; lists the stored notices.
 * @param favourites codes, if the address is that of the favourites
 */
export function offlinePage(saved: readonly SavedNotice[], favourites: readonly string[] = []): Response {
  const { title, unopened, none, retry } = OFFLINE_MESSAGES;
  const others = saved.filter(({ code }) => !favourites.includes(code));
  const parts = [
    favourites.length > 0 ? favouritesList(saved, favourites) : `<p>${unopened} ${retryLink(retry)}</p>`,
    others.length > 0 ? `<h2>${OFFLINE_MESSAGES.saved}</h2>${list(others.map(link))}` : '',
    saved.length === 0 && favourites.length === 0 ? `<p>${none}</p>` : '',
  ];
  const heading = favourites.length > 0 ? OFFLINE_MESSAGES.favourites : title;
  const html = `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><style>${STYLE}</style></head><body><main><h1>${heading}</h1>${parts.join('')}</main></body></html>`;
  return new Response(html, { status: 503, headers: HEADERS });
}

/** Favourites in the device's order; those without a copy are listed by code only. */
function favouritesList(saved: readonly SavedNotice[], favourites: readonly string[]): string {
  const { favouritesNote, noCopy, retry, storedOn } = OFFLINE_MESSAGES;
  const items = favourites.map((code) => {
    const notice = saved.find((one) => one.code === code);
    if (!notice) return `${escapeHtml(code)}: ${noCopy}`;
    const { price, savedOn } = notice;
    // Prices come from markup, where they are escaped already.
    return `${link(notice)}${price && `<br><b>${capitalised(price)}</b>`}<br><small>${storedOn(savedOn)}</small>`;
  });
  return `<p>${favouritesNote} ${retryLink(retry)}</p>${list(items)}`;
}

const retryLink = (text: string) => `<a href="">${text}</a>`;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Titles come from markup, where they are escaped already. */
const link = ({ path, title, code }: SavedNotice) =>
  `<a href="${escapeHtml(path)}">${title} (${escapeHtml(code)})</a>`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
