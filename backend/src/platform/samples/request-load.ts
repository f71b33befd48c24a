import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { createHistogram } from 'node:perf_hooks';
import { ReadReplica } from '../database/replica/read-replica.js';
import { LoadSource, type Load, type RouteLoad } from './load.js';

/** Routes that a sample keeps: those with the slowest average. */
const KEPT_ROUTES = 10;
const PERCENTILE = 95;
const FAILED = 500;

/** Counts the requests of a web process, with their duration from arrival to the last byte. */
@Injectable()
export class RequestLoad extends LoadSource {
  override readonly kind = 'web';
  private readonly microseconds = createHistogram();
  private readonly routes = new Map<string, RouteLoad>();
  private requests = 0;
  private failed = 0;

  constructor(@Inject(ReadReplica) private readonly replica: Pick<ReadReplica, 'lagSeconds'>) {
    super();
  }

  /** Counts every request that the server answers. */
  watch(server: FastifyInstance): void {
    server.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
      this.count(`${method} ${routeOptions.url ?? '-'}`, statusCode, elapsedTime);
      done();
    });
  }

  count(route: string, status: number, milliseconds: number): void {
    this.requests += 1;
    if (status >= FAILED) this.failed += 1;
    this.microseconds.record(Math.max(1, Math.round(milliseconds * 1_000)));
    const known = this.routes.get(route) ?? { route, requests: 0, totalMs: 0, worstMs: 0 };
    known.requests += 1;
    known.totalMs += milliseconds;
    known.worstMs = Math.max(known.worstMs, milliseconds);
    this.routes.set(route, known);
  }

  override async take(): Promise<Load> {
    const { requests, failed } = this;
    const slow = requests > 0 ? { respuesta: this.microseconds.percentile(PERCENTILE) / 1_000 } : {};
    const { lagSeconds } = this.replica;
    const lag = lagSeconds === undefined ? {} : { replica: lagSeconds };
    const routes = [...this.routes.values()]
      .sort((one, other) => other.totalMs / other.requests - one.totalMs / one.requests)
      .slice(0, KEPT_ROUTES);
    this.requests = 0;
    this.failed = 0;
    this.microseconds.reset();
    this.routes.clear();
    return { measures: { pedidos: requests, errores: failed, ...slow, ...lag }, routes };
  }
}
