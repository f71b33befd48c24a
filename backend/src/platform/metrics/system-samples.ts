import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { POINT_MINUTES, POINTS } from '#common/operations/system-measures.js';
import type { SecurityAction, SecurityOutcome } from '#common/accounts/security/security-events.js';
import { rowsOf } from '../database/rows.js';
import type { Sweep } from '../database/sweep.js';
import { DaySeries, type DayPoints, type SampledInterval } from './day-series.js';
import { quantileOf, type Durations } from '../tracing/durations.js';
import type { LoadSource } from '../tracing/load.js';

/** Samples are shown for a day. */
export const SAMPLES_SWEEP: Sweep = {
  table: 'system_samples',
  condition: `sampled_at < now() - interval '25 hours' OR sampled_at > now() + interval '1 hour'`,
};

const SHOWN_ROUTES = 15;
const SLOW_SHARE = 0.95;

/** The interval of a moment, counted back from now. */
const ageOf = (moment: string): string =>
  `floor(extract(epoch FROM now() - ${moment}) / ${POINT_MINUTES * 60})::int`;
const inLastDay = (moment: string): string =>
  `${moment} > now() - interval '${POINTS * POINT_MINUTES} minutes' AND ${moment} <= now()`;

export interface SampledProcesses {
  kind: LoadSource['kind'];
  alive: number;
  last: Date;
}

interface RouteOfDay {
  route: string;
  requests: number;
  failed: number;
  averageMs: number;
  worstMs: number;
  worstAt: Date;
  /** Id of the slowest request, as in the log; null in samples of an earlier version. */
  worstId: string | null;
}

export interface SlowRoute extends RouteOfDay {
  /** Time within which 95 of 100 requests were answered; null if an earlier version sampled the route. */
  p95Ms: number | null;
}

export interface SecurityOfDay {
  action: SecurityAction;
  outcome: SecurityOutcome;
  count: number;
  points: DayPoints;
}

/** Measurements of all processes in the last day. Reads by index: some 3,000 rows for two processes. */
@Injectable()
export class SystemSamples {
  constructor(private readonly database: DataSource) {}

  async series(): Promise<DaySeries> {
    const rows = await rowsOf<SampledInterval>(
      this.database,
      `SELECT m.key AS name, ${ageOf('sampled_at')} AS age, sum(m.value::float8) AS sum, max(m.value::float8) AS most
       FROM system_samples, jsonb_each_text(measures) AS m WHERE ${inLastDay('sampled_at')} GROUP BY 1, 2`,
    );
    return new DaySeries(rows);
  }

  processes(): Promise<SampledProcesses[]> {
    return rowsOf<SampledProcesses>(
      this.database,
      `SELECT kind, count(DISTINCT process) FILTER (WHERE sampled_at > now() - interval '3 minutes')::int AS alive, max(sampled_at) AS last
       FROM system_samples WHERE ${inLastDay('sampled_at')} GROUP BY kind`,
    );
  }

  /** The slowest routes by the time of 95 of 100 requests, or by the average if that time is not known; the slowest first. */
  async slowRoutes(): Promise<SlowRoute[]> {
    const [routes, durations] = await Promise.all([this.routes(), this.durations()]);
    const slowness = ({ p95Ms, averageMs }: SlowRoute): number => p95Ms ?? averageMs;
    return routes
      .map((one) => ({
        ...one,
        p95Ms: quantileOf(durations.get(one.route) ?? {}, SLOW_SHARE, one.worstMs),
      }))
      .sort((one, other) => slowness(other) - slowness(one))
      .slice(0, SHOWN_ROUTES);
  }

  /** Security events of the last day, the most frequent first. */
  async security(): Promise<SecurityOfDay[]> {
    const rows = await rowsOf<Pick<SecurityOfDay, 'action' | 'outcome' | 'count'> & { age: number }>(
      this.database,
      `SELECT action, outcome, ${ageOf('happened_at')} AS age, count(*)::int AS count
       FROM security_events WHERE ${inLastDay('happened_at')} GROUP BY 1, 2, 3`,
    );
    const kinds = new Map<string, SecurityOfDay>();
    for (const { action, outcome, age, count } of rows) {
      const name = `${action} ${outcome}`;
      const points = kinds.get(name)?.points ?? Array.from<number>({ length: POINTS }).fill(0);
      points[POINTS - 1 - age] = count;
      kinds.set(name, { action, outcome, count: (kinds.get(name)?.count ?? 0) + count, points });
    }
    return [...kinds.values()].sort((one, other) => other.count - one.count);
  }

  private routes(): Promise<RouteOfDay[]> {
    return rowsOf<RouteOfDay>(
      this.database,
      `SELECT r.route, sum(r.requests)::int AS requests, coalesce(sum(r.failed), 0)::int AS failed,
              sum(r."totalMs") / sum(r.requests) AS "averageMs", max(r."worstMs") AS "worstMs",
              (array_agg(sampled_at ORDER BY r."worstMs" DESC))[1] AS "worstAt",
              (array_agg(r."worstId" ORDER BY r."worstMs" DESC))[1] AS "worstId"
       FROM system_samples,
            jsonb_to_recordset(routes) AS r (route text, requests int, failed int, "totalMs" float8, "worstMs" float8, "worstId" text)
       WHERE ${inLastDay('sampled_at')} GROUP BY r.route`,
    );
  }

  private async durations(): Promise<Map<string, Durations>> {
    const rows = await rowsOf<{ route: string; place: number; requests: number }>(
      this.database,
      `SELECT r.route, d.key::int AS place, sum(d.value::int)::int AS requests
       FROM system_samples, jsonb_to_recordset(routes) AS r (route text, durations jsonb), jsonb_each_text(r.durations) AS d
       WHERE ${inLastDay('sampled_at')} GROUP BY 1, 2`,
    );
    const durations = new Map<string, Durations>();
    for (const { route, place, requests } of rows)
      durations.set(route, { ...durations.get(route), [place]: requests });
    return durations;
  }
}
