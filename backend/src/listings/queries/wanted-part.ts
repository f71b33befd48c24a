import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WantedPart } from '#common/rules/wanted-part.js';
import { rowOf } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';

const DAYS = 30;
/** Fewer searches are not reported. */
const FEWEST = 5;

/** Reads which part of the season visitors searched most for homes like a given one (docs/decisions/0072). */
@Injectable()
export class WantedParts {
  constructor(private readonly database: DataSource) {}

  /**
   * The part of the season with the most searches in the last 30 days, of those whose town, type and number of people fit the rental. Parts
   * that are rented out are left out.
   * @returns undefined for sales, and for fewer than 5 searches
   */
  async of(listingId: number): Promise<WantedPart | undefined> {
    const part = await rowOf<Omit<WantedPart, 'dias'>>(
      this.database,
      `SELECT d.period AS periodo, nullif(d.fraction, 0) AS fraccion, sum(d.searches)::int AS busquedas
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id
       JOIN offered_search_demand d ON d.operation = l.operation AND d.town IN ('', o.town)
            AND d.property_type IN (0, l.property_type) AND d.people <= coalesce(l.people, d.people)
       WHERE l.id = $1 AND d.day > ${SITE_TODAY} - ${DAYS} AND d.period > 0
         AND NOT EXISTS (SELECT FROM offered_prices r WHERE r.listing_id = l.id AND r.period = d.period AND r.rented
                         AND (r.fraction IN (1, d.fraction) OR d.fraction = 0))
       GROUP BY d.period, d.fraction HAVING sum(d.searches) >= ${FEWEST} ORDER BY busquedas DESC, d.period, d.fraction LIMIT 1`,
      [listingId],
    );
    return part && { ...part, dias: DAYS };
  }
}
