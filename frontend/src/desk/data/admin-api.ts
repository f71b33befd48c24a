import { addressOf } from '#common/kernel/calls/address-of.js';
import type { Exactly, Removal, Upload, Write } from '#common/kernel/calls/call.js';
import {
  checkAuth as checkAuthCall,
  logout as logoutCall,
  type CheckAuthAnswer,
} from '#common/accounts/session-calls.js';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import type { SimpleAnswer, PageFields } from '#common/kernel/calls/answer-shapes.js';
import {
  ApiError,
  NO_CONNECTION,
  NOT_JSON,
  getJson,
  postJson,
  readAddress,
  readAnswer,
  readBody,
  readError,
  readingHeaders,
  request,
} from '../../app/api.js';
import { OpenKeys } from '../../app/open-keys.js';
import { deadlineMs } from '../../app/timings.js';
import { askForPassword } from '../session/confirmation.js';
import { announceLostSession } from '../session/lost-session.js';

const UNAUTHORISED = 401;
/** Of a request that was not made. */
const UNREAD = 400;

const OPEN_ACTIONS = new OpenKeys();

type HeaderFields = Record<string, string>;

/** A page of a list; the total is in headers, because the body is a bare array. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/**
 * Reads a URL of an operator call; also reports a 401 to the frame.
 * @throws ApiError for an unsuccessful response, or without a response
 */
export function readAdmin(address: string, signal?: AbortSignal): Promise<unknown> {
  return reportingLostSession(readAddress(address, signal ? { signal } : {}));
}

/**
 * Makes an operator call with a body; asks for the password if the call requires it. A call whose answer was lost has the same idempotency
 * key when it is made again.
 * @throws ApiError for an unsuccessful response, or without a response
 */
export function postAdmin<Body, Answer, Given extends Body>(
  call: Write<Body, Answer>,
  body: Exactly<Body, Given>,
  headers: HeaderFields = {},
): Promise<Answer> {
  const own = (key: HeaderFields) =>
    postJson(call, body, { timeoutMs: deadlineMs('deskAnswer'), headers: { ...key, ...headers } });
  return OPEN_ACTIONS.send(`${call.path} ${JSON.stringify(body)}`, (key) => withConfirmation(() => own(key)));
}

/** Makes a call that may change every listing: with a longer timeout, and without asking for the password. */
export function postLongAdmin<Body, Answer, Given extends Body>(
  call: Write<Body, Answer>,
  body: Exactly<Body, Given>,
  headers: HeaderFields = {},
): Promise<Answer> {
  return OPEN_ACTIONS.send(`${call.path} ${JSON.stringify(body)}`, (key) =>
    reportingLostSession(
      postJson(call, body, { timeoutMs: deadlineMs('deskWork'), headers: { ...key, ...headers } }),
    ),
  );
}

/** Reason of a file that changed since it was chosen: browsers do not read it again, and its sending looks like a lost connection. */
export const FILE_CHANGED = 'archivo-cambiado';

/**
 * Sends a file with fields, with a longer timeout.
 * @throws ApiError for an unsuccessful response, without a response, and with the reason FILE_CHANGED
 */
export async function postFile<Fields extends object, Name extends string, Answer>(
  call: Write<Upload<Fields, Name>, Answer>,
  { name, file, fields }: { name: Name; file: File; fields: Fields },
): Promise<Answer> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new ApiError(
        UNREAD,
        'El archivo cambió desde que lo elegiste: elegilo otra vez.',
        {},
        FILE_CHANGED,
      );
    });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append(name, file, file.name);
  const content = JSON.stringify([fields, file.name, file.size, file.lastModified]);
  return OPEN_ACTIONS.send(`${call.path} ${content}`, (key) => {
    const init = { method: 'POST', headers: { accept: 'application/json', ...key }, body: form };
    const answer = request(call.path, init, { timeoutMs: deadlineMs('deskWork') });
    return reportingLostSession(answer) as Promise<Answer>;
  });
}

/** Makes a deleting operator call. Afterwards no open action is repeated: adding the same again is another action (open-keys.ts). */
export async function deleteAdmin<Query, Answer>(
  call: Removal<Query, Answer>,
  query: NoInfer<Query>,
): Promise<Answer> {
  const address = addressOf(call, query as object);
  const answer = await OPEN_ACTIONS.send(address, (key) => {
    const init = { method: 'DELETE', headers: { accept: 'application/json', ...key } };
    return withConfirmation(() => request(address, init, { timeoutMs: deadlineMs('deskAnswer') }));
  });
  OPEN_ACTIONS.closeAll();
  return answer as Answer;
}

/** Reads a page of a list from an object response with the rows under `key`. */
export async function readListUnder<Row>(
  address: string,
  key: string,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const body = (await readAdmin(address, signal)) as PageFields & Record<string, Row[]>;
  return { rows: body[key] ?? [], total: body.total, page: body.pagina, pages: body.paginas };
}

/** Reads a page of a list. */
export function readList<Row>(address: string, signal: AbortSignal): Promise<ListPage<Row>> {
  return reportingLostSession(fetchList<Row>(address, signal));
}

/** Checks whether the session is valid; `active` extends it. */
export function checkAuth(active: boolean): Promise<CheckAuthAnswer> {
  return getJson(checkAuthCall, active ? { activo: 1 } : {});
}

/** Ends the session. */
export function logout(): Promise<SimpleAnswer> {
  return postJson(logoutCall, {});
}

/** Error text of operator lists and details (back-office.md §8). */
export function loadErrorText(error: unknown): string {
  const { status, message } = readError(error);
  if (status === NO_CONNECTION) return ADMIN_LIST_MESSAGES.unreachable;
  if (status === UNAUTHORISED) return ADMIN_LIST_MESSAGES.unauthorised;
  if (error instanceof ApiError && error.reason === NOT_JSON) return ADMIN_LIST_MESSAGES.notJson;
  return message || ADMIN_LIST_MESSAGES.failed;
}

/** Makes a call; if it requires the password, asks for it and repeats the call. If the dialog is closed, the first error is thrown. */
export async function withConfirmation<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await reportingLostSession(call());
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'confirmar' || !(await askForPassword()))
      throw error;
    return reportingLostSession(call());
  }
}

/** Reports a lost session to the frame. */
export async function reportingLostSession<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (readError(error).status === UNAUTHORISED) announceLostSession();
    throw error;
  }
}

async function fetchList<Row>(path: string, signal: AbortSignal): Promise<ListPage<Row>> {
  const { response, content } = await reach(path, signal);
  const body = readAnswer(response.status, content);
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

async function reach(path: string, signal: AbortSignal): Promise<{ response: Response; content: unknown }> {
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      headers: readingHeaders(),
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs('deskAnswer'))]),
    });
    return { response, content: await readBody(response) };
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ApiError(NO_CONNECTION, '');
  }
}
