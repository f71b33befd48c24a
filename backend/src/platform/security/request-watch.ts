import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import type { SecurityAction, SecurityOutcome } from '#common/accounts/security/security-events.js';
import { Clock } from '../process/clock.js';
import { visitorAddress } from '../process/visitor-address.js';
import { Problem } from '../process/problem.js';
import { readEmail } from '../http/input/read-email.js';
import { sessionKey } from './sessions.js';
import { BlockedNetworks } from './blocked-networks.js';
import { RefusedRequests } from './refused-requests.js';
import { SecurityLog } from './security-log.js';
import { isEntry, watchedRequest } from './watched-request.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Statuses of refusals. 400 and 413 to 415 count for bodies only: a wrong address is not an attack. */
const REFUSALS = new Set([401, 403, 429]);
const REFUSED_BODIES = new Set([400, 413, 415]);
/**
 * Paths that are never refused: the back office has its own limits, and its operator may be in a blocked network; health probes must not
 * fail.
 */
const ALWAYS_OPEN = /^\/(admin|api\/(?:admin|cuentas|health)|assets)(\/|$|\?)/;
const LONGEST_EMAIL = 200;

/** Refuses blocked networks, counts refused requests and records security events. */
@Injectable()
export class RequestWatch {
  constructor(
    private readonly blocked: BlockedNetworks,
    private readonly refused: RefusedRequests,
    private readonly events: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** Must be called before responses come from the cache. Requests with cookies are checked once their session is known. */
  refuseAnonymous(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _reply, done) => {
      done(request.headers.cookie === undefined ? this.refusalOf(request) : undefined);
    });
  }

  /** Must be called after the sessions, because signed-in accounts are not refused. */
  register(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _reply, done) => {
      done(request.session?.administratorId === undefined ? this.refusalOf(request) : undefined);
    });
    server.addHook('onResponse', (request, reply, done) => {
      if (isRefusal(request, reply)) this.count(request, reply);
      this.record(request, reply);
      done();
    });
  }

  private refusalOf(request: FastifyRequest): Problem | undefined {
    // Checked first, because reading `request.ip` computes the address of the client from the headers.
    if (this.blocked.isEmpty) return undefined;
    const { ip, url } = request;
    const until = this.blocked.endOf(ip, this.clock.now().getTime());
    if (!until || ALWAYS_OPEN.test(url)) return undefined;
    return new Problem('forbidden', SECURITY_MESSAGES.blocked(until));
  }

  private count(request: FastifyRequest, { statusCode }: FastifyReply): void {
    this.refused.count({ network: visitorAddress(request.ip), route: routeOf(request), status: statusCode });
  }

  private record(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const watched = watchedRequest(request);
    if (!watched) return;
    const outcome = outcomeOf(statusCode);
    const entry = isEntry(watched);
    const email = entry ? typedEmail(request.body) : null;
    const { administratorId: signedIn, pendingId, sessionId } = request.session ?? {};
    // A refused entry begins no session; the one that the browser has may be of another account.
    const administratorId = entry && outcome !== 'ok' ? undefined : signedIn;
    const ofSession = administratorId ?? pendingId ?? null;
    this.events.record({
      action: actionOf(watched.action, outcome, administratorId),
      outcome,
      administratorId: watched.administratorId ?? (email === null ? ofSession : null),
      email,
      network: visitorAddress(request.ip),
      session:
        watched.session ?? (administratorId === undefined || !sessionId ? null : sessionKey(sessionId)),
      requestId: request.id,
      route: routeOf(request),
    });
  }
}

/** A correct password of an account with a second factor does not begin a session. */
function actionOf(
  action: SecurityAction,
  outcome: SecurityOutcome,
  administratorId: number | undefined,
): SecurityAction {
  return action === 'login' && outcome === 'ok' && administratorId === undefined ? 'first-step' : action;
}

function outcomeOf(status: number): SecurityOutcome {
  if (status < 400) return 'ok';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}

/** Refusals of sessions of the back office do not count: screens of an expired session send requests by themselves. */
function isRefusal({ method, session }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (session?.administratorId !== undefined) return false;
  return REFUSALS.has(statusCode) || (REFUSED_BODIES.has(statusCode) && !READING.has(method));
}

/** The pattern of the route; requests without a route are counted together. */
function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions?.url ?? '*'}`;
}

function typedEmail(body: unknown): string | null {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' && email.length <= LONGEST_EMAIL ? normaliseEmail(readEmail(email)) : null;
}
