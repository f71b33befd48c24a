import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { priceKey } from '#common/pricing/prices.js';
import { SEASON_HALVES } from '#common/pricing/season/season-halves.js';
import { takersOf } from '#common/pricing/season/taken-nights.js';
import { fraction, period, WHOLE_PERIOD, type FractionId, type PeriodId } from '#common/pricing/periods.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { OccupancyCell } from '#common/stats/today-calls.js';
import { CachedValue } from '#platform/cache/cached-value.js';
import { ContentFeed } from '#platform/database/replica/content-feed.js';
import { rowsOf } from '#platform/database/rows.js';
import { Season } from '../../pricing/public.js';

interface CellRow {
  town: string;
  period: PeriodId;
  half: FractionId;
  offered: number;
  rented: number;
}

/**
 * Rented share of the season's four months, by half and town. A whole month counts for both of its halves. A home is rented in a half if
 * one of its rented rows takes a night of it (common/pricing/season/taken-nights.ts).
 */
@Injectable()
export class Occupancy {
  private readonly cells: CachedValue<OccupancyCell[]>;

  constructor(
    private readonly database: DataSource,
    private readonly season: Season,
    content: ContentFeed,
  ) {
    this.cells = new CachedValue(content, () => this.read());
  }

  /** Cells with offers, by period, half and town; cached until public content changes. */
  current(): Promise<OccupancyCell[]> {
    return this.cells.current();
  }

  private async read(): Promise<OccupancyCell[]> {
    const halves = SEASON_HALVES.map((one) => ({
      period: one.period,
      half: one.half,
      takers: takersOf({ period: one.period, fraction: one.half }, this.season.current()).map(priceKey),
    }));
    const rows = await rowsOf<CellRow>(
      this.database,
      `WITH halves AS (SELECT * FROM jsonb_to_recordset($1) AS h (period smallint, half smallint, takers int[])),
       offers AS (
         SELECT DISTINCT p.listing_id, h.period, h.half, h.takers
         FROM offered_prices p JOIN halves h ON h.period = p.period AND p.fraction IN (${WHOLE_PERIOD}, h.half)
         WHERE p.operation = 'rental'),
       rented AS (
         SELECT listing_id, array_agg(period * 10 + fraction) AS keys FROM offered_prices
         WHERE operation = 'rental' AND rented GROUP BY listing_id)
       SELECT o.town, s.period, s.half, count(*)::int AS offered, (count(*) FILTER (WHERE r.keys && s.takers))::int AS rented
       FROM offers s
       JOIN offered_listings l ON l.id = s.listing_id AND l.status = 'active'
       JOIN offered_locations o ON o.listing_id = l.id AND o.town = ANY($2)
       LEFT JOIN rented r ON r.listing_id = s.listing_id
       GROUP BY o.town, s.period, s.half ORDER BY s.period, s.half, array_position($2, o.town)`,
      [JSON.stringify(halves), SEARCH_TOWNS],
    );
    return rows.map(({ town, period: periodId, half, offered, rented }) => ({
      localidad: town,
      periodo: period(periodId).name,
      fraccion: fraction(half).name,
      ofrecidos: offered,
      alquilados: rented,
    }));
  }
}
