import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import type { Sweep } from '#platform/database/sweep.js';
import type { Wanted } from './wanted.js';

/** Long enough to compare two seasons. */
export const DEMAND_SWEEP: Sweep = {
  table: 'search_demand',
  condition: `day < now() - interval '25 months'`,
};

const WANTED = 'operation, town, property_type, period, fraction, people, budget, currency';

/** Rows are written in the order of the key, so that concurrent writes do not deadlock. */
const ADD = `
  INSERT INTO search_demand (day, ${WANTED}, searches, without_result)
  SELECT ${SITE_TODAY}, ${WANTED}, searches, without_result
  FROM jsonb_to_recordset($1::jsonb) AS counted (
    operation text, town text, property_type smallint, period smallint, fraction smallint, people smallint, budget bigint, currency text,
    searches integer, without_result integer)
  ORDER BY ${WANTED}
  ON CONFLICT (day, ${WANTED}) DO UPDATE
  SET searches = search_demand.searches + excluded.searches, without_result = search_demand.without_result + excluded.without_result`;

/** A counted search: its criteria, and the number of times it found nothing. */
export interface Demanded extends Wanted {
  searches: number;
  withoutResult: number;
}

/** Counts of searches per day, without who searched. */
@Injectable()
export class SearchDemand {
  private counts = new Map<string, Demanded>();

  constructor(private readonly database: DataSource) {}

  /** Adds to the counts that `write` stores next. */
  add(wanted: Wanted, { times, isEmpty }: { times: number; isEmpty: boolean }): void {
    const key = JSON.stringify(wanted);
    const count = this.counts.get(key) ?? { ...wanted, searches: 0, withoutResult: 0 };
    count.searches += times;
    count.withoutResult += isEmpty ? times : 0;
    this.counts.set(key, count);
  }

  /** Writes the counts. If that fails, they are added to the next write. */
  async write(): Promise<void> {
    const counts = this.counts;
    if (counts.size === 0) return;
    this.counts = new Map();
    try {
      await this.database.query(ADD, [JSON.stringify([...counts.values()].map(rowOf))]);
    } catch (error) {
      for (const { searches, withoutResult, ...wanted } of counts.values()) {
        this.add(wanted, { times: withoutResult, isEmpty: true });
        this.add(wanted, { times: searches - withoutResult, isEmpty: false });
      }
      throw error;
    }
  }

  /** Searches of the last days that found nothing, most frequent first. */
  async unmet(days: number, most: number): Promise<Demanded[]> {
    return rowsOf<Demanded>(
      this.database,
      `SELECT operation, town, property_type AS "propertyType", period, fraction, people, budget::float8 AS budget, currency,
              sum(searches)::int AS searches, sum(without_result)::int AS "withoutResult"
       FROM search_demand WHERE day > ${SITE_TODAY} - $1::int GROUP BY ${WANTED} HAVING sum(without_result) > 0
       ORDER BY "withoutResult" DESC, searches DESC, ${WANTED} LIMIT $2`,
      [days, most],
    );
  }

  /** All searches of the last days, and those that found nothing. */
  async totals(days: number): Promise<{ searches: number; withoutResult: number }> {
    const [totals] = await rowsOf<{ searches: number; withoutResult: number }>(
      this.database,
      `SELECT coalesce(sum(searches), 0)::int AS searches, coalesce(sum(without_result), 0)::int AS "withoutResult"
       FROM search_demand WHERE day > ${SITE_TODAY} - $1::int`,
      [days],
    );
    return totals!;
  }
}

function rowOf({ propertyType, withoutResult, ...row }: Demanded): object {
  return { ...row, property_type: propertyType, without_result: withoutResult };
}
