import type { FastifyRequest } from 'fastify';
import type { SecurityAction } from '#common/vocabulary/security.js';
import { sessionKey } from '../sessions/sessions.js';

/** A request that becomes a security event, and who made it before its session may have ended. */
export interface WatchedRequest {
  action: SecurityAction;
  administratorId: number | null;
  session: string | null;
}

const watched = new WeakMap<FastifyRequest, WatchedRequest>();

/**
 * Marks a request. A later mark replaces an earlier one: a refusal says more than the call that was refused.
 * @param account whom it concerns, if it is not the one of the session
 */
export function watch(request: FastifyRequest, action: SecurityAction, account?: number): void {
  const { administratorId: own = null, sessionId } = request.session ?? {};
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
