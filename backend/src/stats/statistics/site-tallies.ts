import { Injectable } from '@nestjs/common';
import { LIMITS } from '#common/kernel/limits.js';
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.js';
import { RunningTotals } from '#platform/database/running-totals.js';

const ASKED = `p.operation = 'sale' AND p.amount > ${LIMITS.consultAmount}`;

/**
 * Sums of the site's offer, by operation, property type and, for sales with a price, currency: listings, rented and free rental prices, and
 * sale prices (back-office.md §2, Statistics).
 */
@Injectable()
export class SiteTallies extends RunningTotals {
  constructor() {
    super({
      lock: ADVISORY_LOCKS.siteTallies,
      sums: 'site_tallies',
      contributions: 'tallied_listings',
      row: [],
      key: ['operation', 'property_type', 'currency'],
      measures: ['rented_prices', 'free_prices', 'sale_amount'],
      current: (condition) => `
        SELECT l.id AS listing_id, l.operation, l.property_type,
               coalesce(max(p.currency) FILTER (WHERE ${ASKED}), '') AS currency,
               (count(*) FILTER (WHERE p.rented))::int AS rented_prices,
               (count(*) FILTER (WHERE p.operation = 'rental' AND NOT p.rented))::int AS free_prices,
               coalesce(max(p.amount) FILTER (WHERE ${ASKED}), 0) AS sale_amount
        FROM offered_listings l LEFT JOIN offered_prices p ON p.listing_id = l.id
        WHERE ${condition} AND l.status = 'active' GROUP BY l.id, l.operation, l.property_type`,
    });
  }
}
