/// <reference lib="webworker" />
import { OFFLINE_MESSAGES } from '#common/site/offline-messages.js';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import { escapeHtml } from '#common/kernel/escape-html.js';
import { PUBLIC_PATHS, SHEET_FOLDER, sheetPath } from '#common/kernel/public-paths.js';
import { savesData } from '../../app/saves-data.js';

/** Replaced by scripts/lib/stamp-worker.mjs, so that each build has its own worker and caches. */
const BUILD = '__BUILD__';
const NOTICES = `avisos-${BUILD}`;
const FILES = `archivos-${BUILD}`;

/** Limits of what a device stores: about 25 MB. */
const MOST_NOTICES = 60;
const MOST_FILES = 500;
const PICTURES_A_NOTICE = 6;
/** A copy that is younger is not fetched again. */
const FRESH_MS = 12 * 3_600_000;

const GONE = [404, 410];
const SHEET_URL = new RegExp(String.raw`${SHEET_FOLDER}([\w-]+)$`);
const SAVED_AT = 'x-guardado';
const TITLE = 'x-titulo';
const PRICE = 'x-precio';
/** The codes of the favourites are stored under the path of their page. */
const FAVOURITES = PUBLIC_PATHS.favourites;
/** Price in the description of a sheet (sheet-screen.tsx), after the measures; none if it is on request. */
const DESCRIBED_PRICE =
  /name="description" content="\p{L}+ de dueño directo · (?:[^"]*? · )?((?:desde )?(?:ARS|USD)\$[^"]*?)\. /u;

const WHEN = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** A stored notice, for the list of the offline page. */
export interface SavedNotice {
  code: string;
  path: string;
  title: string;
  /** `desde ARS$ 40.000 por noche`; empty where it is on request. */
  price: string;
  /** `23 de noviembre, 07:40` */
  savedOn: string;
}

/**
 * Stores the response for a sheet, or removes the copy of a notice that is no longer public or has another code. A sheet with a question
 * (`?llegada=…`) is not stored, because its price is that of those dates; the page asks for the copy of the one without (register-worker.ts).
 */
export async function noteAnswer(code: string, response: Response, question = ''): Promise<void> {
  const moved = response.redirected || response.type === 'opaqueredirect';
  if (moved || GONE.includes(response.status)) await (await caches.open(NOTICES)).delete(sheetPath(code));
  else if (!question && isPublicPage(response)) await store(code, response);
}

function isPublicPage({ ok, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return ok && isHtml && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** Deletes before storing, which moves the copy to the end: the first entries are the least recently used ones. */
async function store(code: string, response: Response): Promise<void> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(SAVED_AT, new Date().toISOString());
  headers.set(TITLE, encodeURIComponent(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? code));
  headers.set(PRICE, encodeURIComponent(DESCRIBED_PRICE.exec(html)?.[1] ?? ''));
  const notices = await caches.open(NOTICES);
  await notices.delete(sheetPath(code));
  await notices.put(sheetPath(code), new Response(html, { headers }));
  await limit(notices, MOST_NOTICES);
  await storeFiles(html);
}

/** Stores style, scripts and the first pictures of a page; under Save-Data only those that are in the browser's cache. */
async function storeFiles(html: string): Promise<void> {
  const found = (shape: RegExp) => [...new Set(html.match(shape))];
  const pictures = found(/\/fotos\/[\w.-]+-640\.jpg/g).slice(0, PICTURES_A_NOTICE);
  const files = await caches.open(FILES);
  for (const url of [...found(/\/assets\/[\w.-]+/g), ...pictures]) {
    if (await files.match(url)) continue;
    const cache = savesData() ? 'only-if-cached' : 'default';
    const response = await fetch(url, { cache, mode: 'same-origin', credentials: 'omit' }).catch(() => null);
    if (response?.ok) await files.put(url, response);
  }
  await limit(files, MOST_FILES);
}

async function limit(cache: Cache, most: number): Promise<void> {
  const stored = await cache.keys();
  for (const request of stored.slice(0, Math.max(0, stored.length - most))) await cache.delete(request);
}

/**
 * Fetches and stores notices that have no fresh copy. Does nothing under Save-Data.
 * @returns whether every request was answered
 */
export async function keepNotices(codes: readonly string[]): Promise<boolean> {
  if (savesData()) return true;
  let isComplete = true;
  for (const code of codes.slice(0, MOST_NOTICES)) {
    const copy = await (await caches.open(NOTICES)).match(sheetPath(code));
    const age = Date.now() - Date.parse(copy?.headers.get(SAVED_AT) ?? '');
    if (age < FRESH_MS) continue;
    const response = await fetch(sheetPath(code), { credentials: 'omit' }).catch(() => null);
    if (response) await noteAnswer(code, response);
    else isComplete = false;
  }
  return isComplete;
}

/**
 * The stored sheet with a line that says when it was stored; undefined without a copy. An address with a question leads to it: there, the
 * application would not find the data of its question in the copy.
 * @param words of that line
 */
export async function copyOf(
  { code, question }: { code: string; question: string },
  words: (when: string) => string = OFFLINE_MESSAGES.savedOn,
): Promise<Response | undefined> {
  const copy = await (await caches.open(NOTICES)).match(sheetPath(code));
  if (!copy) return undefined;
  if (question) return Response.redirect(new URL(sheetPath(code), location.href).href);
  const when = WHEN.format(Date.parse(copy.headers.get(SAVED_AT)!));
  const note = `<p role="status" style="margin:0;padding:.75rem 1rem;background:#fdf0d0;color:#5c3d00;font-weight:600;text-align:center">${escapeHtml(words(when))}</p>`;
  // Outside of the root, whose content must be what the server rendered.
  const html = (await copy.text()).replace('<div id="root">', () => `${note}<div id="root">`);
  return new Response(html, { headers: copy.headers });
}

/** Stored notices, the newest copies first. */
export async function savedNotices(): Promise<SavedNotice[]> {
  const notices = await caches.open(NOTICES);
  const saved = await Promise.all(
    (await notices.keys()).map(async (request) => {
      const copy = await notices.match(request);
      const { pathname } = new URL(request.url);
      const header = (name: string) => copy?.headers.get(name) ?? '';
      return {
        code: pathname.slice(pathname.lastIndexOf('/') + 1),
        path: pathname,
        title: decodeURIComponent(header(TITLE)),
        price: decodeURIComponent(header(PRICE)),
        savedOn: WHEN.format(Date.parse(header(SAVED_AT))),
      };
    }),
  );
  return saved.reverse();
}

/** Stores which notices are favourites, for their page without a connection. */
export async function storeFavourites(codes: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  await files.delete(FAVOURITES);
  await files.put(FAVOURITES, Response.json(codes));
}

/** Codes of the favourites; none before they were stored. */
export async function storedFavourites(): Promise<string[]> {
  const stored = await (await caches.open(FILES)).match(FAVOURITES);
  return stored ? ((await stored.json()) as string[]) : [];
}

/** A stored file; for a photo of any size, its medium size if the requested one is not stored. */
export async function fileCopy(path: string): Promise<Response | undefined> {
  const files = await caches.open(FILES);
  return (await files.match(path)) ?? files.match(path.replace(/-\d+\.\w+$/, '-640.jpg'));
}

/**
 * Replaces the caches of earlier builds: fetches their notices again, because the stored pages refer to files of those builds, copies the
 * list of favourites, and deletes the caches. A cache with a notice that could not be fetched stays until the next build.
 */
export async function replaceOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== NOTICES && name !== FILES);
  for (const name of old) {
    const cache = await caches.open(name);
    await takeOverFavourites(cache);
    const codes = (await cache.keys()).flatMap(({ url }) => SHEET_URL.exec(url)?.[1] ?? []);
    if (await keepNotices(codes)) await caches.delete(name);
  }
}

/** The page sends its favourites to the worker that is active when it loads, which may be the one of the earlier build. */
async function takeOverFavourites(old: Cache): Promise<void> {
  const list = await old.match(FAVOURITES);
  const files = await caches.open(FILES);
  if (list && !(await files.match(FAVOURITES))) await files.put(FAVOURITES, list);
}
