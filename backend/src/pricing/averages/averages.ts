import { Injectable } from '@nestjs/common';
import { LIMITS } from '#common/kernel/limits.js';
import { FLAT, HOUSE } from '#common/listings/property-types.js';
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.js';
import { RunningTotals } from '#platform/database/running-totals.js';

/** Houses are grouped up to "5 bedrooms or more", flats up to "4 rooms or more" (public-site.md §9). */
export const LAST_QUANTITY: Readonly<Record<number, number>> = { [HOUSE]: 5, [FLAT]: 4 };

/** Group of bedrooms or rooms of a listing; null if averages exclude it. */
export function averagedQuantity(listing: {
  propertyType: number;
  bedrooms: number | null;
  rooms: number | null;
}): number | null {
  const last = LAST_QUANTITY[listing.propertyType];
  const quantity = listing.propertyType === FLAT ? listing.rooms : listing.bedrooms;
  return last && quantity ? Math.min(quantity, last) : null;
}

/** `averagedQuantity` of the row `l`. */
export const QUANTITY = `CASE l.property_type
  WHEN ${HOUSE} THEN least(l.bedrooms, ${LAST_QUANTITY[HOUSE]}) WHEN ${FLAT} THEN least(l.rooms, ${LAST_QUANTITY[FLAT]}) END`;

/** Period and fraction under which the price of a sale is stored. */
export const NO_PERIOD = 0;

/**
 * Average-price tables, kept as sums, so that reading them needs no aggregation (wire-contract.md, Averages). A listing has one price per
 * period and fraction, and a sale one in total, so a cell has as many prices as listings.
 */
@Injectable()
export class PriceAverages extends RunningTotals {
  constructor() {
    super({
      lock: ADVISORY_LOCKS.averages,
      sums: 'price_averages',
      contributions: 'averaged_prices',
      row: ['period', 'fraction'],
      key: ['property_type', 'quantity', 'period', 'fraction', 'currency'],
      measures: ['amount'],
      current: (condition) => `
        SELECT l.id AS listing_id, coalesce(p.period, ${NO_PERIOD}::smallint) AS period,
          coalesce(p.fraction, ${NO_PERIOD}::smallint) AS fraction, l.property_type, (${QUANTITY})::smallint AS quantity,
          p.currency, p.amount
        FROM offered_listings l JOIN prices p ON p.listing_id = l.id
        WHERE ${condition} AND l.status = 'active' AND p.amount > ${LIMITS.consultAmount}
          AND (l.operation = 'sale' OR p.period BETWEEN 1 AND 4) AND ${QUANTITY} >= 1`,
    });
  }
}
