import { Injectable } from '@nestjs/common';
import { worldPoint } from '#common/search/map/map-tiles.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import type { FoundOnMap } from '../index/found-on-map.js';
import { addConditions, matchesOf, type SearchContext } from '../questions/search-conditions.js';
import { StaySearch } from '../results/stay-search.js';

interface PointRow {
  id: number;
  /** Seconds since 1970, for sorting by age. */
  moment: number;
  x: number;
  y: number;
}

/** Map results from the search rows: the fallback while the memory index is unavailable, and the reference for its tests. */
@Injectable()
export class MapRows {
  constructor(
    private readonly reads: VisitorReads,
    private readonly stays: StaySearch,
  ) {}

  async find(contexts: readonly SearchContext[]): Promise<FoundOnMap> {
    const found = await Promise.all(contexts.map((context) => this.points(context)));
    const rows = found.flat().toSorted((one, other) => other.moment - one.moment || other.id - one.id);
    const stayed = contexts.find(({ stays }) => stays.length > 0);
    const ids = rows.map(({ id }) => id);
    const quotes = stayed && (await this.stays.quotes(stayed, ids));
    const forEach: FoundOnMap['forEach'] = (visit) => rows.forEach(({ x, y }, key) => visit(key, x, y));
    return {
      total: rows.length,
      forEach,
      forEachNear: (_, visit) => forEach(visit),
      newest: (count) => rows.slice(0, count).map((_, key) => key),
      listingId: (key) => rows[key]!.id,
      quoteAt: quotes && ((key) => quotes.get(rows[key]!.id) ?? null),
    };
  }

  private async points(context: SearchContext): Promise<PointRow[]> {
    const sql = new SqlBuilder();
    if (context.stays.length > 0)
      sql.where(`s.listing_id = ANY(${sql.value(await this.stays.ids(context))})`);
    else addConditions(sql, matchesOf(context.filters), context);
    const rows = await rowsOf<{ id: number; moment: number; latitude: string; longitude: string }>(
      this.reads,
      `SELECT s.listing_id AS id, extract(epoch FROM s.published_at)::float8 AS moment, s.latitude, s.longitude
         FROM search s WHERE s.latitude IS NOT NULL AND ${sql.text}`,
      sql.values,
    );
    return rows.map(({ id, moment, latitude, longitude }) => ({
      id,
      moment,
      ...worldPoint({ latitude: Number(latitude), longitude: Number(longitude) }),
    }));
  }
}
