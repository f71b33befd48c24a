import { createHash, randomBytes } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The id without a value, which is not valid in a trace. */
const NOTHING = /^[0-]+$/;

/**
 * Id of the trace of a request and all that follows from it (docs/decisions/0062-traces.md): the request's id without its dashes, so that
 * one can be found by the other. An id in another form, which a trusted proxy may give, is digested.
 */
export function traceIdOf(correlationId: string): string {
  if (UUID.test(correlationId) && !NOTHING.test(correlationId))
    return correlationId.replaceAll('-', '').toLowerCase();
  return digest(`trace ${correlationId}`, 32);
}

/** Id of the request's own span, which every process can compute. */
export function rootSpanIdOf(correlationId: string): string {
  return digest(`span ${correlationId}`, 16);
}

export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
