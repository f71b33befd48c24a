import { DROP_DAYS, type PriorPrice } from '#common/pricing/price-drop.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';
import { priorPrice, type PastPrice, type PresentPrice } from './prior-price.js';
import { localDay } from '#platform/process/local-day.js';

/** Twice `DROP_DAYS`: the time for which a drop is shown, and the time before it that determines the prior price. */
export const PAST_PRICES_SWEEP: Sweep = {
  table: 'past_prices',
  condition: `until < now() - interval '${2 * DROP_DAYS} days'`,
};

const SAME_ROW =
  'f.listing_id = p.listing_id AND (f.period, f.fraction) IS NOT DISTINCT FROM (p.period, p.fraction)';

/** Records prices as past ones; call it before they are deleted. */
export async function recordPast(tx: Transaction, listingId: number, ids?: readonly number[]): Promise<void> {
  await tx.query(
    `INSERT INTO past_prices (listing_id, period, fraction, amount, currency, since, until)
     SELECT listing_id, period, fraction, amount, currency, since, now() FROM prices
     WHERE listing_id = $1 AND ($2::int[] IS NULL OR id = ANY($2))`,
    [listingId, ids ?? null],
  );
}

/**
 * Removes those past prices of this transaction that are asked again, so that a price that is rewritten unchanged keeps its `since`. Call
 * it after the prices are written.
 */
export async function forgetUnchanged(tx: Transaction, listingId: number): Promise<void> {
  await tx.query(
    `WITH again AS (
       DELETE FROM past_prices f USING prices p
       WHERE f.listing_id = $1 AND f.until = now() AND ${SAME_ROW} AND (f.amount, f.currency) = (p.amount, p.currency)
       RETURNING p.id, f.since)
     UPDATE prices SET since = again.since FROM again WHERE prices.id = again.id`,
    [listingId],
  );
}

interface StoredRow {
  listingId: number;
  period: PeriodId | null;
  fraction: FractionId | null;
  present: Stored<PresentPrice>;
  past: Stored<PastPrice>[];
}

/** The JSON form of a price. */
type Stored<Price> = { [Key in keyof Price]: Price[Key] extends Date ? string : Price[Key] };

/**
 * The prior prices of the listings' rows that dropped, by listing, including those that are not shown any more. Prices from before the
 * first approval were not public and do not count.
 */
export async function priorPrices(
  tx: Transaction,
  listingIds: readonly number[],
): Promise<Map<number, PriorPrice[]>> {
  const rows = await rowsOf<StoredRow>(
    tx,
    `SELECT p.listing_id AS "listingId", p.period, p.fraction,
       json_build_object('amount', p.amount, 'currency', p.currency, 'since', p.since) AS present,
       json_agg(json_build_object('amount', f.amount, 'currency', f.currency, 'since', GREATEST(f.since, l.approved_at), 'until', f.until)) AS past
     FROM past_prices f JOIN prices p ON ${SAME_ROW} JOIN offered_listings l ON l.id = f.listing_id
     WHERE f.listing_id = ANY($1) AND f.until > l.approved_at GROUP BY p.id ORDER BY p.period, p.fraction`,
    [[...listingIds]],
  );
  const found = new Map<number, PriorPrice[]>();
  for (const { listingId, period, fraction, present, past } of rows) {
    const since = new Date(present.since);
    const amount = priorPrice(
      { ...present, since },
      past.map((price) => ({ ...price, since: new Date(price.since), until: new Date(price.until) })),
    );
    if (amount === null) continue;
    const prior = { period, fraction, amount, until: localDay(since) + DROP_DAYS };
    found.set(listingId, [...(found.get(listingId) ?? []), prior]);
  }
  return found;
}
