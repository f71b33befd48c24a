import type { Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { SMALLEST_SAMPLE } from '#common/pricing/averages/smallest-sample.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { WHOLE_SEASON } from './lead-columns.js';

/** Average price per square metre of the public sales of a town and type, in one currency. */
export interface AreaAverage {
  town: string;
  propertyType: PropertyTypeId;
  currency: Currency;
  /** Not rounded. */
  average: number;
  listings: number;
}

/** The averages of enough notices to mean something, by town, type and currency. */
export async function areaAverages(
  database: Database,
  { town = null, propertyType = null }: { town?: string | null; propertyType?: PropertyTypeId | null } = {},
): Promise<AreaAverage[]> {
  return rowsOf<AreaAverage>(
    database,
    `SELECT s.town, s.property_type AS "propertyType", c.currency, avg(c.amount / s.priced_area) AS average, count(*)::int AS listings
     FROM search s CROSS JOIN LATERAL (
       VALUES ('ARS', s.lead_ars[${WHOLE_SEASON}]), ('USD', s.lead_usd[${WHOLE_SEASON}])) AS c (currency, amount)
     WHERE s.operation = 'sale' AND s.priced_area IS NOT NULL AND c.amount > ${LIMITS.consultAmount}
       AND ($1::text IS NULL OR s.town = $1) AND ($2::smallint IS NULL OR s.property_type = $2)
     GROUP BY s.town, s.property_type, c.currency HAVING count(*) >= ${SMALLEST_SAMPLE}
     ORDER BY s.town, s.property_type, c.currency DESC`,
    [town, propertyType],
  );
}
