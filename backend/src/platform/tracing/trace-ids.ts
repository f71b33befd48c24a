import { createHash, randomBytes } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** W3C Trace Context does not allow a trace id of zeros only. */
const ALL_ZERO = /^[0-]+$/;

/**
 * Id of the trace of a request and all that follows from it: the request's id without its dashes, so that one can be found by the other.
 * Rows carry the request's id (`correlation_id`), so every process can add its spans. An id in another form, which a trusted proxy may
 * give, is hashed.
 * @returns 32 hexadecimal digits
 */
export function traceIdOf(correlationId: string): string {
  if (UUID.test(correlationId) && !ALL_ZERO.test(correlationId))
    return correlationId.replaceAll('-', '').toLowerCase();
  return digest(`trace ${correlationId}`, 32);
}

/**
 * Id of the span of the request itself. It is derived from the request's id, so that the worker can name it as the parent of its spans.
 * @returns 16 hexadecimal digits
 */
export function rootSpanIdOf(correlationId: string): string {
  return digest(`span ${correlationId}`, 16);
}

/** @returns 16 random hexadecimal digits */
export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
