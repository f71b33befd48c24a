import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { DURATION_BOUNDS } from '../tracing/durations.js';
import { isEventStream } from '../http/answers/event-stream.js';
import { routeName } from './route-name.js';

const MS_PER_SECOND = 1_000;
const NO_ROUTE = 'none';

/** Measures each request from its arrival to the last byte of its response, by route and status; streams of events are left out. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'costa_http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BOUNDS.map((bound) => bound / MS_PER_SECOND),
    registers: [registry],
  });
  server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    if (isEventStream(reply)) return done();
    const labels = { method, route: routeName(routeOptions.url, NO_ROUTE), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / MS_PER_SECOND);
    done();
  });
}
