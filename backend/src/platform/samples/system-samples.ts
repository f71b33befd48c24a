import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MEASURES, POINT_MINUTES, POINTS, type MeasureName } from '#common/rules/system-measures.js';
import { rowsOf } from '../database/rows.js';
import type { Sweep } from '../maintenance/sweep.js';
import type { LoadSource } from './load.js';

/** Samples are shown for a day. */
export const SAMPLES_SWEEP: Sweep = {
  table: 'system_samples',
  condition: `sampled_at < now() - interval '25 hours' OR sampled_at > now() + interval '1 hour'`,
};

const POINT_SECONDS = POINT_MINUTES * 60;
const SHOWN_ROUTES = 10;
/** The point of a moment, counted back from now. */
const AGE = `floor(extract(epoch FROM now() - sampled_at) / ${POINT_SECONDS})::int`;
const LAST_DAY = `sampled_at > now() - interval '${POINTS * POINT_MINUTES} minutes' AND sampled_at <= now()`;

export interface SampledProcesses {
  kind: LoadSource['kind'];
  alive: number;
  last: Date;
}

export interface SlowRoute {
  route: string;
  requests: number;
  averageMs: number;
  worstMs: number;
}

/** What the processes measured in the last day. Reads by index: some 3,000 rows for two processes. */
@Injectable()
export class SystemSamples {
  constructor(private readonly database: DataSource) {}

  /** The points of each measure, the oldest first; null where nothing was measured. */
  async points(): Promise<Map<MeasureName, (number | null)[]>> {
    const rows = await rowsOf<{ name: MeasureName; age: number; sum: number; most: number }>(
      this.database,
      `SELECT m.key AS name, ${AGE} AS age, sum(m.value::float8) AS sum, max(m.value::float8) AS most
       FROM system_samples, jsonb_each_text(measures) AS m WHERE ${LAST_DAY} GROUP BY 1, 2`,
    );
    const points = new Map<MeasureName, (number | null)[]>();
    for (const { name, age, sum, most } of rows) {
      const line = points.get(name) ?? Array.from<number | null>({ length: POINTS }).fill(null);
      const measure = MEASURES[name];
      line[POINTS - 1 - age] = measure && 'isSum' in measure ? sum : most;
      points.set(name, line);
    }
    return points;
  }

  processes(): Promise<SampledProcesses[]> {
    return rowsOf<SampledProcesses>(
      this.database,
      `SELECT kind, count(DISTINCT process) FILTER (WHERE sampled_at > now() - interval '3 minutes')::int AS alive, max(sampled_at) AS last
       FROM system_samples WHERE ${LAST_DAY} GROUP BY kind`,
    );
  }

  /** The routes with the slowest average. */
  slowRoutes(): Promise<SlowRoute[]> {
    return rowsOf<SlowRoute>(
      this.database,
      `SELECT r.route, sum(r.requests)::int AS requests, sum(r."totalMs") / sum(r.requests) AS "averageMs", max(r."worstMs") AS "worstMs"
       FROM system_samples, jsonb_to_recordset(routes) AS r (route text, requests int, "totalMs" float8, "worstMs" float8)
       WHERE ${LAST_DAY} GROUP BY r.route ORDER BY 3 DESC LIMIT ${SHOWN_ROUTES}`,
    );
  }
}
