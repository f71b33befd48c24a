import { Injectable } from '@nestjs/common';
import type { Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { Operation } from '#common/kernel/operations.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { SMALLEST_SAMPLE } from '#common/pricing/averages/smallest-sample.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowsOf } from '#platform/database/rows.js';
import { WHOLE_SEASON } from '../../listings/rows/public.js';
import { QUANTITY } from '../../pricing/public.js';
import { LandingMemory, SCAN_TIMEOUT } from './landing-memory.js';

/** What the public notices of a kind ask for a part of the season, or for a sale, rented ones too. */
export interface AskedPrice {
  operation: Operation;
  town: string;
  /** Null for the whole town. */
  zoneId: number | null;
  propertyType: PropertyTypeId;
  /** As averages group it; null for any size. */
  quantity: number | null;
  /** `priceKey`; null for a sale. */
  key: number | null;
  currency: Currency;
  /** First and third quartile. */
  from: number;
  to: number;
  /** Rounded. */
  average: number;
  listings: number;
}

/** A notice as far as others compare with it. */
interface Compared extends Pick<AskedPrice, 'operation' | 'town' | 'propertyType' | 'quantity'> {}

/** What is asked in towns and zones, where enough notices compare; cached as the landing pages are (`LandingMemory`). */
@Injectable()
export class AskedPrices {
  private readonly memory = new LandingMemory(() => this.read());

  constructor(private readonly reads: VisitorReads) {}

  /** For each part of the season and currency, the prices of homes of the same town, type and size; of any size where too few compare. */
  async of(home: Compared): Promise<AskedPrice[]> {
    const found = new Map<string, AskedPrice>();
    // Those of a size follow those of any size.
    for (const asked of await this.memory.current())
      if (compares(asked, home)) found.set(`${asked.key} ${asked.currency}`, asked);
    return [...found.values()];
  }

  /** Rentals of zones. */
  async ofZones(): Promise<AskedPrice[]> {
    const all = await this.memory.current();
    return all.filter(({ zoneId, operation }) => zoneId !== null && operation === 'rental');
  }

  private read(): Promise<AskedPrice[]> {
    return this.reads.run((manager) =>
      manager.transaction(async (tx) => {
        await tx.query(`SET LOCAL statement_timeout = '${SCAN_TIMEOUT}'`);
        return rowsOf<AskedPrice>(tx, ASKED, [SEARCH_TOWNS]);
      }),
    );
  }
}

function compares(asked: AskedPrice, { operation, town, propertyType, quantity }: Compared): boolean {
  return (
    asked.zoneId === null &&
    asked.operation === operation &&
    asked.town === town &&
    asked.propertyType === propertyType &&
    (asked.quantity === null || asked.quantity === quantity)
  );
}

const KIND = 'operation, town, property_type, key, currency';

const ASKED = `
  WITH asked AS (
    SELECT l.operation, l.town, l.zone_id, l.property_type, ${QUANTITY} AS quantity, (p.row ->> 0)::int AS key,
      CASE p.row ->> 2 WHEN '1' THEN 'USD' ELSE 'ARS' END AS currency, abs((p.row ->> 1)::float8) AS amount
    FROM search l CROSS JOIN jsonb_array_elements(l.rental_prices) AS p(row) WHERE l.operation = 'rental'
    UNION ALL
    SELECT l.operation, l.town, l.zone_id, l.property_type, ${QUANTITY}, NULL, c.currency, c.amount::float8
    FROM search l CROSS JOIN LATERAL (
      VALUES ('ARS', l.lead_ars[${WHOLE_SEASON}]), ('USD', l.lead_usd[${WHOLE_SEASON}])) AS c (currency, amount)
    WHERE l.operation = 'sale')
  SELECT operation, town, zone_id AS "zoneId", property_type AS "propertyType", quantity, key, currency, count(*)::int AS listings,
    percentile_disc(0.25) WITHIN GROUP (ORDER BY amount) AS "from", percentile_disc(0.75) WITHIN GROUP (ORDER BY amount) AS "to",
    round(avg(amount))::float8 AS average
  FROM asked WHERE town = ANY($1) AND amount > ${LIMITS.consultAmount}
  GROUP BY GROUPING SETS ((${KIND}), (${KIND}, quantity), (${KIND}, zone_id))
  HAVING count(*) >= ${SMALLEST_SAMPLE} AND (GROUPING(quantity) = 1 OR quantity IS NOT NULL) AND (GROUPING(zone_id) = 1 OR zone_id IS NOT NULL)
  ORDER BY GROUPING(quantity) DESC, town, zone_id, property_type, key, currency`;
