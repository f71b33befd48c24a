import type { FastifyInstance, FastifyRequest } from 'fastify';
import { correlationId } from '../process/work-context.js';
import { recordSpan } from './spans.js';
import { newSpanId, rootSpanIdOf } from './trace-ids.js';

const FAILED = 500;

/**
 * Measures each request from its arrival to the last byte of its response. A page's calls to our own API are part of the page's request.
 * Only the pattern of the route is recorded, never the URL, which may contain user input.
 */
export function traceRequests(server: FastifyInstance): void {
  const inner = new WeakSet<FastifyRequest>();
  server.addHook('onRequest', (request, _reply, done) => {
    if (correlationId() !== null) inner.add(request);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url;
    const root = rootSpanIdOf(id);
    recordSpan({
      ...(inner.has(request) ? { id: newSpanId(), parentId: root } : { id: root }),
      name: route ? `${method} ${route}` : method,
      kind: 'server',
      correlationId: id,
      startedAt: Date.now() - reply.elapsedTime,
      milliseconds: reply.elapsedTime,
      attributes: {
        'http.request.method': method,
        'http.response.status_code': reply.statusCode,
        ...(route ? { 'http.route': route } : {}),
      },
      failed: reply.statusCode >= FAILED,
    });
    done();
  });
}
