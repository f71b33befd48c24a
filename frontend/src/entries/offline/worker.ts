/// <reference lib="webworker" />
import { OFFLINE_MESSAGES } from '#common/site/offline-messages.js';
import { PUBLIC_PATHS, SHEET_FOLDER } from '#common/kernel/public-paths.js';
import {
  copyOf,
  fileCopy,
  keepNotices,
  noteAnswer,
  replaceOldCaches,
  savedNotices,
  storedFavourites,
  storeFavourites,
} from './notice-copies.js';
import { offlinePage } from './offline-page.js';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker: sheets that were opened, and favourites, can be read without a connection (public-site.md §2, Installable). It
 * stores sheets, their files and photos, and the codes of the favourites. It does not handle calls of the API or requests of the back
 * office.
 */

/** A stored copy is shown if the network has not answered by then. */
const PATIENCE_MS = 4_000;
/** Delays before each retry of a file. */
const PAUSES_MS = [500, 2_000];
const SERVER_FAULT = 500;

const SHEET = new RegExp(String.raw`^${SHEET_FOLDER}((?:ALQ|VEN)-\d+)$`);
const FILE = /^\/(assets|fotos)\//;
const UNTOUCHED = /^\/(admin|api)(\/|$)/;

/** Sent by register-worker.ts. */
interface WorkerMessage {
  keep: string[];
  favourites?: string[];
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(replaceOldCaches));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep, favourites } = event.data as WorkerMessage;
  if (favourites) event.waitUntil(storeFavourites(favourites));
  event.waitUntil(keepNotices(keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || UNTOUCHED.test(pathname)) return;
  if (request.mode === 'navigate') {
    const code = SHEET.exec(pathname)?.[1];
    event.respondWith(code ? sheet(event, { code, question: search }) : page(request, pathname));
  } else if (FILE.test(pathname) && !isOfBackOffice(request)) event.respondWith(file(request, pathname));
});

function isOfBackOffice({ referrer }: Request): boolean {
  return referrer !== '' && UNTOUCHED.test(new URL(referrer).pathname);
}

/** Network first; the copy if the network fails or is slow. */
async function sheet(event: FetchEvent, asked: { code: string; question: string }): Promise<Response> {
  const answer = fetch(event.request).then((response) => {
    event.waitUntil(noteAnswer(asked.code, response.clone(), asked.question));
    return response;
  });
  const inTime = answer.catch(() => undefined);
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(() => copyOf(asked));
  const first = (await Promise.race([inTime, slow])) ?? (await inTime);
  if (first && first.status < SERVER_FAULT) return first;
  const words = first ? OFFLINE_MESSAGES.savedOnFault : OFFLINE_MESSAGES.savedOn;
  return (await copyOf(asked, words)) ?? first ?? offline();
}

function page(request: Request, path: string): Promise<Response> {
  return fetch(request).catch(() => offline(path));
}

async function offline(path = ''): Promise<Response> {
  const favourites = path === PUBLIC_PATHS.favourites ? await storedFavourites() : [];
  return offlinePage(await savedNotices(), favourites);
}

async function file(request: Request, path: string): Promise<Response> {
  return fetch(request).catch(async () => (await fileCopy(path)) ?? again(request));
}

/** Retries a file without a copy twice, because browsers remember a failed import until the page is reloaded. */
async function again(request: Request): Promise<Response> {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const response = await fetch(request).catch(() => undefined);
    if (response) return response;
  }
  return Response.error();
}
