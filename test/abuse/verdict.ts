import type { Answer, Attack } from './http-client.js';
import { pace } from '../support/pace.js';
import { MARKUP } from './values.js';

/** Text that no response may contain: stacks, SQL, internal names. */
const INNER =
  /\n\s+at .+:\d+:\d+|QueryFailedError|syntax error at or near|violates \w+ constraint|invalid input syntax|invalid byte sequence|relation "|column "|node_modules|\/dist\/backend|ECONNREFUSED|TypeError|RangeError/;

/** Maximum response time on a machine without other work. */
const BOUND_MS = 15_000;

/** Faults of a response, one per line; empty if there are none. */
export function faultsOf({ url }: Attack, { status, headers, body, milliseconds }: Answer): string[] {
  const faults: string[] = [];
  if (status === 0) faults.push(`no answer: ${body}`);
  if (status >= 500 && status !== 503) faults.push(`status ${status}`);
  if (INNER.test(body)) faults.push(`inner detail: ${INNER.exec(body)?.[0]}`);
  if (body.includes(MARKUP) && String(headers['content-type']).includes('html'))
    faults.push('markup came through');
  if (headers['x-inyectado'] !== undefined) faults.push('a header came through');
  if (milliseconds > BOUND_MS && milliseconds > BOUND_MS * pace())
    faults.push(`${Math.round(milliseconds)} ms`);
  if (status >= 400 && url.startsWith('/api') && !isErrorShape(body))
    faults.push(`not the error shape: ${body.slice(0, 200)}`);
  if (status === 503 && !isErrorShape(body)) faults.push('503 without the error shape');
  return faults;
}

/** `{success: false, error, message}` with the same text twice (wire-contract.md, Errors). */
function isErrorShape(body: string): boolean {
  try {
    const { success, error, message } = JSON.parse(body) as Record<string, unknown>;
    return success === false && typeof error === 'string' && error !== '' && error === message;
  } catch {
    return false;
  }
}
