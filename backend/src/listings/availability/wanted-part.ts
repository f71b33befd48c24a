import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isTaken, type SeasonPart } from '#common/pricing/season/taken-nights.js';
import type { WantedPart } from '#common/inquiries/demand/wanted-part.js';
import { WHOLE_PERIOD } from '#common/pricing/periods.js';
import { rowsOf } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { Season } from '../../pricing/public.js';

const DAYS = 30;
/** Fewer searches are not reported. */
const FEWEST = 5;

type SearchedPart = Omit<WantedPart, 'dias'>;

/** Reads which part of the season visitors searched most for homes like a given one. */
@Injectable()
export class WantedParts {
  constructor(
    private readonly database: DataSource,
    private readonly season: Season,
  ) {}

  /**
   * The part of the season with the most searches in the last 30 days, of those whose town, type and number of people fit the rental. Parts
   * that are taken are left out (common/pricing/season/taken-nights.ts).
   * @returns undefined for sales, and for fewer than 5 searches
   */
  async of(listingId: number): Promise<WantedPart | undefined> {
    const parts = await rowsOf<SearchedPart>(
      this.database,
      `SELECT d.period AS periodo, nullif(d.fraction, 0) AS fraccion, sum(d.searches)::int AS busquedas
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id
       JOIN offered_search_demand d ON d.operation = l.operation AND d.town IN ('', o.town)
            AND d.property_type IN (0, l.property_type) AND d.people <= coalesce(l.people, d.people)
       WHERE l.id = $1 AND d.day > ${SITE_TODAY} - ${DAYS} AND d.period > 0
       GROUP BY d.period, d.fraction HAVING sum(d.searches) >= ${FEWEST} ORDER BY busquedas DESC, d.period, d.fraction`,
      [listingId],
    );
    if (parts.length === 0) return undefined;
    const rented = await rowsOf<SeasonPart>(
      this.database,
      'SELECT period, fraction FROM offered_prices WHERE listing_id = $1 AND rented',
      [listingId],
    );
    const season = this.season.current();
    const part = parts.find(
      ({ periodo: period, fraccion }) =>
        !isTaken({ period, fraction: fraccion ?? WHOLE_PERIOD }, rented, season) &&
        !rented.some((row) => row.period === period && row.fraction === fraccion),
    );
    return part && { ...part, dias: DAYS };
  }
}
