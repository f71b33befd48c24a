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

/** Marks a request. A later mark replaces an earlier one: a refusal says more than the call that was refused. */
export function watch(request: FastifyRequest, action: SecurityAction): void {
  const { administratorId = null, sessionId } = request.session ?? {};
  watched.set(request, {
    action,
    administratorId,
    session: administratorId === null || !sessionId ? null : sessionKey(sessionId),
  });
}

export function watchedRequest(request: FastifyRequest): WatchedRequest | undefined {
  return watched.get(request);
}
