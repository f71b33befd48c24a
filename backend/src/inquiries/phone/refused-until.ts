import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import { Problem } from '#platform/process/problem.js';

const TIME = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});
const MINUTE_MS = 60_000;

/**
 * The error of a limit with a text that says when a request is accepted again, `16:20`; other errors, and a refusal that asks for a proof
 * of work, are returned unchanged.
 */
export function refusedUntil(error: unknown, text: (time: string) => string): unknown {
  if (!(error instanceof Problem) || error.kind !== 'too-many' || error.details.proof) return error;
  const { retryAfter = 0 } = error.details;
  const until = Math.ceil((Date.now() + retryAfter * 1_000) / MINUTE_MS) * MINUTE_MS;
  return new Problem('too-many', text(TIME.format(until)), error.details);
}
