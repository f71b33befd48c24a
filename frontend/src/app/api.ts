import { addressOf } from '#common/kernel/calls/address-of.js';
import type { ProofTask } from '#common/kernel/calls/proof-of-work.js';
import type { Exactly, Nothing, Read, Write } from '#common/kernel/calls/call.js';
import { deadlineMs } from './timings.js';

/** Status used when there is no response. */
export const NO_CONNECTION = 0;

/** Reason of a response that is not JSON. It has no text, so that each screen says it in its own words. */
export const NOT_JSON = 'no-es-json';

/** An unsuccessful response: its HTTP status (0 without a response) and the server's Spanish text, which may be empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly fieldErrors: Readonly<Record<string, string[]>> = {},
    /** Machine-readable reason for the client (ErrorAnswer). */
    readonly reason?: string,
    readonly proof?: ProofTask,
  ) {
    super(message);
  }

  /** Serialised into the server-rendered page; `message` would be lost otherwise. */
  toJSON(): { status: number; message: string } {
    return { status: this.status, message: this.message };
  }
}

/** Status and text of a query's error, including an error that came with the page. */
export function readError(error: unknown): { status: number; message: string } {
  if (typeof error !== 'object' || error === null) return { status: NO_CONNECTION, message: '' };
  const { status, message } = error as { status?: unknown; message?: unknown };
  return {
    status: typeof status === 'number' ? status : NO_CONNECTION,
    message: typeof message === 'string' ? message : '',
  };
}

/**
 * The body of a successful response. `{}` is none: every answer has a field.
 * @throws ApiError for any other response
 */
export function readAnswer(status: number, body: unknown): unknown {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const isEmpty = !Array.isArray(body) && Object.keys(fields).length === 0;
  if (status < 400 && fields['success'] !== false && !isEmpty) return body;
  const text = [fields['error'], fields['message']].find(
    (value) => typeof value === 'string' && value !== '',
  );
  throw new ApiError(
    status,
    typeof text === 'string' ? text : '',
    (fields['errores'] ?? {}) as Record<string, string[]>,
    fields['motivo'] as string | undefined,
    fields['prueba'] as ProofTask | undefined,
  );
}

interface RequestOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

let readHeaders = (): Record<string, string> => ({});

/** Replaces the headers that every further reading request gets. */
export function addReadHeaders(make: () => Record<string, string>): void {
  readHeaders = make;
}

/** Headers of a reading request. */
export function readingHeaders(): Record<string, string> {
  return { accept: 'application/json', ...readHeaders() };
}

/**
 * Reads a URL of our own API; see `addressOf`.
 * @throws ApiError for an unsuccessful response, or without a response
 */
export function readAddress(address: string, options: RequestOptions = {}): Promise<unknown> {
  return request(address, { headers: readingHeaders() }, options);
}

/**
 * Makes a reading call.
 * @throws ApiError for an unsuccessful response, or without a response
 */
export function getJson<Answer>(
  call: Read<Nothing, Answer>,
  query?: undefined,
  options?: RequestOptions,
): Promise<Answer>;
export function getJson<Query, Answer>(
  call: Read<Query, Answer>,
  query: NoInfer<Query>,
  options?: RequestOptions,
): Promise<Answer>;
export function getJson(
  call: Read<unknown, unknown>,
  query?: object,
  options?: RequestOptions,
): Promise<unknown> {
  return readAddress(addressOf(call, query), options);
}

export type SendOptions = RequestOptions & { headers?: Record<string, string> };

/**
 * Makes a call with a body. Fields that the call does not declare do not compile.
 * @throws ApiError for an unsuccessful response, or without a response
 */
export async function postJson<Body, Answer, Given extends Body>(
  { path }: Write<Body, Answer>,
  body: Exactly<Body, Given>,
  options: SendOptions = {},
): Promise<Answer> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...options.headers };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await request(path, init, options)) as Answer;
}

/**
 * Sends a request to our own API and reads its response. If the caller aborts `signal`, the error of `fetch` is thrown unchanged.
 * @throws ApiError for an unsuccessful response, and with the status NO_CONNECTION without one
 */
export async function request(
  path: string,
  init: RequestInit,
  { signal, timeoutMs = deadlineMs('answer') }: RequestOptions,
): Promise<unknown> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  const forward = (): void => giveUp.abort(signal?.reason);
  signal?.addEventListener('abort', forward);
  try {
    const response = await fetch(path, { ...init, signal: giveUp.signal, credentials: 'same-origin' });
    return readAnswer(response.status, await readBody(response));
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    // The browser's own messages are in English.
    throw new ApiError(NO_CONNECTION, '');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}

/** @throws ApiError with the reason NOT_JSON */
export async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if ((error as Error).name === 'SyntaxError') throw new ApiError(response.status, '', {}, NOT_JSON);
    throw error;
  }
}
