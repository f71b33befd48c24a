import type { FastifyRequest } from 'fastify';
import type { SecurityAction } from '#common/accounts/security/security-events.js';
import { sessionKey } from './sessions.js';

/**
 * A request that becomes a security event, with the account and session that made it; the session may have ended when the event is
 * recorded.
 */
export interface WatchedRequest {
  action: SecurityAction;
  administratorId: number | null;
  session: string | null;
}

/** Requests of somebody who is not signed in yet. A session that the browser already has may be another person's. */
const ENTRIES: ReadonlySet<SecurityAction> = new Set([
  'login',
  'second-step',
  'passkey-login',
  'request-reset',
  'define-password',
]);

export function isEntry({ action }: WatchedRequest): boolean {
  return ENTRIES.has(action);
}

const watched = new WeakMap<FastifyRequest, WatchedRequest>();

/**
 * Marks a request. A later mark replaces an earlier one: a refusal is more specific than the call that was refused.
 * @param account id of the account that it concerns, if it is not that of the session
 */
export function watch(request: FastifyRequest, action: SecurityAction, account?: number): void {
  const { administratorId: signedIn = null, sessionId } = request.session ?? {};
  const own = ENTRIES.has(action) ? null : signedIn;
  const administratorId = account ?? own;
  watched.set(request, {
    action,
    administratorId,
    session: own === null || !sessionId ? null : sessionKey(sessionId),
  });
}

/** The mark of a request; undefined if it has none. */
export function watchedRequest(request: FastifyRequest): WatchedRequest | undefined {
  return watched.get(request);
}
