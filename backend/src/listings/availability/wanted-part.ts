import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isTaken, type SeasonPart } from '#common/pricing/season/taken-nights.js';
import type { WantedPart } from '#common/search/landings/wanted-part.js';
import { WHOLE_PERIOD } from '#common/pricing/periods.js';
import type { Operation } from '#common/kernel/operations.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { Season } from '../../pricing/public.js';

const DAYS = 30;
/** Fewer searches are not reported. */
const FEWEST = 5;

type SearchedPart = Omit<WantedPart, 'dias'>;

/** A home as far as searches are for such homes. */
interface WantedHome {
  operation: Operation;
  town: string;
  propertyType: number;
  /** Null if the notice does not say how many. */
  people: number | null;
}

/** Reads which part of the season visitors searched most for homes like a given one. */
@Injectable()
export class WantedParts {
  constructor(
    private readonly database: DataSource,
    private readonly season: Season,
  ) {}

  /** The most searched part of the season that the rental still has free (common/pricing/season/taken-nights.ts). */
  async of(listingId: number): Promise<WantedPart | undefined> {
    const [home] = await rowsOf<WantedHome>(
      this.database,
      `SELECT l.operation, o.town, l.property_type AS "propertyType", l.people
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id WHERE l.id = $1`,
      [listingId],
    );
    const rented = await rowsOf<SeasonPart>(
      this.database,
      'SELECT period, fraction FROM offered_prices WHERE listing_id = $1 AND rented',
      [listingId],
    );
    return home && this.for(this.database, home, rented);
  }

  /**
   * The part of the season with the most searches in the last 30 days, of those whose town, type and number of people fit the home.
   * @param rented parts that are left out, with all that shares nights with them
   * @returns undefined for sales, and for fewer than 5 searches
   */
  async for(
    database: Database,
    { operation, town, propertyType, people }: WantedHome,
    rented: readonly SeasonPart[] = [],
  ): Promise<WantedPart | undefined> {
    const parts = await rowsOf<SearchedPart>(
      database,
      `SELECT period AS periodo, nullif(fraction, 0) AS fraccion, sum(searches)::int AS busquedas, sum(without_result)::int AS "sinResultado"
       FROM offered_search_demand
       WHERE operation = $1 AND town IN ('', $2) AND property_type IN (0, $3) AND people <= coalesce($4::int, people)
         AND day > ${SITE_TODAY} - ${DAYS} AND period > 0
       GROUP BY period, fraction HAVING sum(searches) >= ${FEWEST} ORDER BY busquedas DESC, period, fraction`,
      [operation, town, propertyType, people],
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
