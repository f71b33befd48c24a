import { ADMIN_LIST_MESSAGES } from '#common/messages/admin.js';
import type { CheckAuthAnswer, SimpleAnswer } from '#common/wire/admin.js';
import type { PageFields } from '#common/wire/people.js';
import {
  ApiError,
  NO_CONNECTION,
  deleteJson,
  getJson,
  postJson,
  readAnswer,
  readError,
} from '../../app/api.js';
import { announceLostSession } from '../session/lost-session.js';

const UNAUTHORISED = 401;
const TIMEOUT_MS = 15_000;
const LONG_TIMEOUT_MS = 300_000;

/** A page of one of the operator's lists; how many there are comes in headers, for the body is a bare array. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/** Reads an operator's call; a 401 is told to the frame as well. */
export function readAdmin(path: string, signal?: AbortSignal): Promise<unknown> {
  return telling(getJson(path, signal ? { signal } : {}));
}

/** Sends an operator's call. */
export function postAdmin<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  return telling(postJson<T>(path, body, { timeoutMs: TIMEOUT_MS, headers }));
}

/** The same for what may touch every listing. */
export function postLongAdmin<T>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  return telling(postJson<T>(path, body, { timeoutMs: LONG_TIMEOUT_MS, headers }));
}

/** Deletes what an operator's call names. */
export function deleteAdmin<T>(path: string): Promise<T> {
  return telling(deleteJson<T>(path, { timeoutMs: TIMEOUT_MS }));
}

/** Reads a page of a list whose answer is an object with the rows under `key`. */
export async function readListUnder<Row>(
  path: string,
  key: string,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const body = (await readAdmin(path, signal)) as PageFields & Record<string, Row[]>;
  return { rows: body[key] ?? [], total: body.total, page: body.pagina, pages: body.paginas };
}

/** Reads a page of a list. */
export function readList<Row>(path: string, signal: AbortSignal): Promise<ListPage<Row>> {
  return telling(fetchList<Row>(path, signal));
}

/** Asks whether the session still stands; `active` keeps it alive. */
export async function checkAuth(active: boolean): Promise<CheckAuthAnswer> {
  return (await getJson(`/api/admin/check-auth${active ? '?activo=1' : ''}`)) as CheckAuthAnswer;
}

/** Ends the session. */
export function logout(): Promise<SimpleAnswer> {
  return postJson<SimpleAnswer>('/api/admin/logout', {});
}

/** What an operator's list or detail says when it could not be read (back-office.md §8). */
export function loadErrorText(error: unknown): string {
  const { status, message } = readError(error);
  if (status === NO_CONNECTION) return ADMIN_LIST_MESSAGES.unreachable;
  if (status === UNAUTHORISED) return ADMIN_LIST_MESSAGES.unauthorised;
  return message || ADMIN_LIST_MESSAGES.failed;
}

/** Tells the frame of a session that is lost. */
export async function telling<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (readError(error).status === UNAUTHORISED) announceLostSession();
    throw error;
  }
}

async function fetchList<Row>(path: string, signal: AbortSignal): Promise<ListPage<Row>> {
  const response = await reach(path, signal);
  const body = readAnswer(response.status, await readBody(response));
  const rows = Array.isArray(body) ? (body as Row[]) : [];
  const header = (name: string, otherwise: number): number =>
    Number(response.headers.get(name) ?? otherwise) || otherwise;
  return {
    rows,
    total: Number(response.headers.get('X-Total-Count') ?? rows.length),
    page: header('X-Page', 1),
    pages: header('X-Page-Count', 1),
  };
}

async function reach(path: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError(NO_CONNECTION, '');
  }
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, ADMIN_LIST_MESSAGES.notJson);
  }
}
