import { Injectable } from '@nestjs/common';
import { LIMITS } from '#common/vocabulary/limits.js';
import { FLAT, HOUSE } from '#common/vocabulary/property-types.js';
import type { Transaction } from '#platform/database/transactions.js';

/** Any number of its own: averages are recomputed by one worker at a time. */
const AVERAGES_LOCK = 774_411_002;

/** Houses count up to 5 bedrooms or more, flats up to 4 rooms or more (public-site.md §9). */
const CELL = `
  l.property_type,
  CASE l.property_type WHEN ${HOUSE} THEN least(l.bedrooms, 5) ELSE least(l.rooms, 4) END AS quantity,
  p.period, p.fraction, p.currency`;

const AVERAGED = `
  l.status = 'active' AND l.operation = 'rental' AND p.amount > ${LIMITS.consultAmount} AND p.period BETWEEN 1 AND 4
  AND CASE l.property_type WHEN ${HOUSE} THEN l.bedrooms WHEN ${FLAT} THEN l.rooms END >= 1`;

/** The average-price tables, kept in their own table so that reading them costs nothing (wire-contract.md, Averages). */
@Injectable()
export class PriceAverages {
  /**
   * Computes again the cells of every listing like this one: its type, and all quantities, for a listing that has just
   * changed may have left any of them.
   */
  async refreshLike(tx: Transaction, listingId: number): Promise<void> {
    const [listing] = await tx.query('SELECT property_type FROM listings WHERE id = $1', [listingId]);
    if (listing && [HOUSE, FLAT].includes(listing.property_type))
      await this.refresh(tx, listing.property_type);
  }

  /** Computes every cell again. */
  async refreshAll(tx: Transaction): Promise<void> {
    for (const propertyType of [HOUSE, FLAT]) await this.refresh(tx, propertyType);
  }

  private async refresh(tx: Transaction, propertyType: number): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [AVERAGES_LOCK]);
    await tx.query('DELETE FROM price_averages WHERE property_type = $1', [propertyType]);
    await tx.query(
      `INSERT INTO price_averages (property_type, quantity, period, fraction, currency, average, listings)
       SELECT ${CELL}, round(avg(p.amount)), count(DISTINCT l.id)
       FROM listings l JOIN prices p ON p.listing_id = l.id
       WHERE l.property_type = $1 AND ${AVERAGED}
       GROUP BY 1, 2, 3, 4, 5`,
      [propertyType],
    );
  }
}
