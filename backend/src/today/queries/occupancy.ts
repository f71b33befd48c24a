import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FIRST_HALF, SECOND_HALF } from '#common/rules/season-calendar.js';
import {
  AVERAGED_PERIODS,
  fraction,
  period,
  WHOLE_PERIOD,
  type FractionId,
  type PeriodId,
} from '#common/vocabulary/periods.js';
import { SEARCH_TOWNS } from '#common/vocabulary/places.js';
import type { OccupancyCell } from '#common/wire/today.js';
import { CachedValue } from '#platform/cache/cached-value.js';
import { ContentFeed } from '#platform/cache/content-feed.js';
import { rowsOf } from '#platform/database/rows.js';

interface CellRow {
  town: string;
  period: PeriodId;
  half: FractionId;
  offered: number;
  rented: number;
}

/**
 * Rented share of the season's four months, by half and town. A whole month counts for both of its halves. A home is rented in a half if
 * one of the two prices is. Weeks and days do not count, because they have no fixed dates.
 */
@Injectable()
export class Occupancy {
  private readonly cells: CachedValue<OccupancyCell[]>;

  constructor(
    private readonly database: DataSource,
    content: ContentFeed,
  ) {
    this.cells = new CachedValue(content, () => this.read());
  }

  /** Cells with offers, by period, half and town; cached until public content changes. */
  current(): Promise<OccupancyCell[]> {
    return this.cells.current();
  }

  private async read(): Promise<OccupancyCell[]> {
    const rows = await rowsOf<CellRow>(
      this.database,
      `WITH halves AS (
         SELECT p.listing_id, p.period, h.half, bool_or(p.rented) AS rented
         FROM offered_prices p
         JOIN (VALUES (${WHOLE_PERIOD}, ${FIRST_HALF}), (${WHOLE_PERIOD}, ${SECOND_HALF}),
                      (${FIRST_HALF}, ${FIRST_HALF}), (${SECOND_HALF}, ${SECOND_HALF})) AS h (fraction, half) ON h.fraction = p.fraction
         WHERE p.operation = 'rental' AND p.period = ANY($1)
         GROUP BY p.listing_id, p.period, h.half)
       SELECT o.town, s.period, s.half, count(*)::int AS offered, (count(*) FILTER (WHERE s.rented))::int AS rented
       FROM halves s
       JOIN offered_listings l ON l.id = s.listing_id AND l.status = 'active'
       JOIN offered_locations o ON o.listing_id = l.id AND o.town = ANY($2)
       GROUP BY o.town, s.period, s.half ORDER BY s.period, s.half, array_position($2, o.town)`,
      [AVERAGED_PERIODS, SEARCH_TOWNS],
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
