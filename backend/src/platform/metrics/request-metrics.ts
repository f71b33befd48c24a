import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Seconds. The goals of docs/benchmarks.md lie between 5 ms and 150 ms; an upload may take seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Label of requests for which there is no route. */
const NO_ROUTE = 'none';

/** Measures each request from its arrival to the last byte of its response, by route and status. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'costa_http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? NO_ROUTE, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}
