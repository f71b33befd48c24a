import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-request-id';
/** Letters, digits and separators that are harmless in a log line. */
const ACCEPTED = /^[\w.:-]{8,64}$/;

/**
 * Id of a request in the logs, unique over all processes. A proxy may give one, so that its log and ours name the same request; without a
 * trusted proxy the header comes from the client and is ignored.
 * @param trustedProxies TRUST_PROXY
 */
export function requestId(headers: IncomingHttpHeaders, trustedProxies: number): string {
  const given = headers[HEADER];
  return trustedProxies > 0 && typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}
