import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { createHistogram } from 'node:perf_hooks';
import { isEventStream } from '../http/answers/event-stream.js';
import { routeName } from './route-name.js';
import { countDuration } from '../tracing/durations.js';
import { LoadSource, type Load, type RouteLoad } from '../tracing/load.js';

/** Routes that a sample keeps: those that took the most time altogether. */
const KEPT_ROUTES = 40;
const PERCENTILE = 95;
const FAILED = 500;

interface AnsweredRequest {
  route: string;
  status: number;
  milliseconds: number;
  id: string;
}

/** Counts the requests of a web process, with their duration from arrival to the last byte. */
@Injectable()
export class RequestLoad extends LoadSource {
  override readonly kind = 'web';
  private readonly microseconds = createHistogram();
  private readonly routes = new Map<string, RouteLoad>();
  private requests = 0;
  private failed = 0;

  /** Counts every request that the server answers, except streams of events. */
  watch(server: FastifyInstance): void {
    server.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
      if (isEventStream(reply)) return done();
      const { statusCode, elapsedTime } = reply;
      const route = `${method} ${routeName(routeOptions.url, '-')}`;
      this.count({ route, status: statusCode, milliseconds: elapsedTime, id });
      done();
    });
  }

  count({ route, status, milliseconds, id }: AnsweredRequest): void {
    const failed = status >= FAILED ? 1 : 0;
    this.requests += 1;
    this.failed += failed;
    this.microseconds.record(Math.max(1, Math.round(milliseconds * 1_000)));
    const known = this.routes.get(route) ?? newRoute(route);
    known.requests += 1;
    known.failed += failed;
    known.totalMs += milliseconds;
    countDuration(known.durations, milliseconds);
    if (milliseconds >= known.worstMs) Object.assign(known, { worstMs: milliseconds, worstId: id });
    this.routes.set(route, known);
  }

  override take(): Load {
    const { requests, failed } = this;
    const slow = requests > 0 ? { respuesta: this.microseconds.percentile(PERCENTILE) / 1_000 } : {};
    const routes = [...this.routes.values()]
      .sort((one, other) => other.totalMs - one.totalMs)
      .slice(0, KEPT_ROUTES);
    this.requests = 0;
    this.failed = 0;
    this.microseconds.reset();
    this.routes.clear();
    return { measures: { pedidos: requests, errores: failed, ...slow }, routes };
  }
}

function newRoute(route: string): RouteLoad {
  return { route, requests: 0, failed: 0, totalMs: 0, worstMs: 0, worstId: '', durations: {} };
}
