import type { Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { SMALLEST_SAMPLE } from '#common/pricing/averages/smallest-sample.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { WHOLE_SEASON } from './lead-columns.js';

/** Average price per square metre of the public sales of a town or zone and of a type, in one currency. */
export interface AreaAverage {
  town: string;
  /** Null for the whole town. */
  zoneId: number | null;
  propertyType: PropertyTypeId;
  currency: Currency;
  /** Not rounded. */
  average: number;
  listings: number;
}

/** The averages of enough notices to mean something, by town, type and currency; those of towns first, then those of their zones. */
export async function areaAverages(
  database: Database,
  { town = null, propertyType = null }: { town?: string | null; propertyType?: PropertyTypeId | null } = {},
): Promise<AreaAverage[]> {
  return rowsOf<AreaAverage>(
    database,
    `SELECT s.town, s.zone_id AS "zoneId", s.property_type AS "propertyType", c.currency, avg(c.amount / s.priced_area) AS average, count(*)::int AS listings
     FROM search s CROSS JOIN LATERAL (
       VALUES ('ARS', s.lead_ars[${WHOLE_SEASON}]), ('USD', s.lead_usd[${WHOLE_SEASON}])) AS c (currency, amount)
     WHERE s.operation = 'sale' AND s.priced_area IS NOT NULL AND c.amount > ${LIMITS.consultAmount}
       AND ($1::text IS NULL OR s.town = $1) AND ($2::smallint IS NULL OR s.property_type = $2)
     GROUP BY GROUPING SETS ((s.town, s.property_type, c.currency), (s.town, s.zone_id, s.property_type, c.currency))
     HAVING count(*) >= ${SMALLEST_SAMPLE} AND (GROUPING(s.zone_id) = 1 OR s.zone_id IS NOT NULL)
     ORDER BY GROUPING(s.zone_id) DESC, s.town, s.zone_id, s.property_type, c.currency DESC`,
    [town, propertyType],
  );
}
