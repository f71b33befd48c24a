import { Injectable } from '@nestjs/common';
import { isConsult, type RentalPrice } from '#common/rules/prices.js';
import type { Currency } from '#common/vocabulary/currencies.js';
import type { FractionId, PeriodId } from '#common/vocabulary/periods.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { averagedQuantity } from '../data/averages.js';

/** Averages of fewer listings are not meaningful. */
const SMALLEST_SAMPLE = 5;

/** A price compared with the average of its kind. */
export interface ComparedPrice {
  period: PeriodId;
  fraction: FractionId;
  currency: Currency;
  average: number;
  /** Number of listings behind the average. */
  listings: number;
  /** Per cent above (positive) or below (negative) the average, rounded. */
  difference: number;
}

interface AverageCell {
  period: PeriodId;
  fraction: FractionId;
  currency: Currency;
  average: number;
  listings: number;
}

/** Compares the prices of one listing with the averages of listings of its type and size. */
@Injectable()
export class PriceComparison {
  /** The free price rows whose average is based on at least five listings. */
  async of(
    database: Database,
    listing: { propertyType: number; bedrooms: number | null; rooms: number | null },
    rows: readonly RentalPrice[],
  ): Promise<ComparedPrice[]> {
    const quantity = averagedQuantity(listing);
    const offered = rows.filter(({ rented, amount }) => !rented && !isConsult(amount));
    if (quantity === null || offered.length === 0) return [];
    const cells = await rowsOf<AverageCell>(
      database,
      `SELECT period, fraction, currency, (amount / listings)::float8 AS average, listings
       FROM price_averages WHERE property_type = $1 AND quantity = $2 AND listings >= $3`,
      [listing.propertyType, quantity, SMALLEST_SAMPLE],
    );
    return offered.flatMap(({ period, fraction, currency, amount }) => {
      const cell = cells.find(
        (one) => one.period === period && one.fraction === fraction && one.currency === currency,
      );
      if (!cell) return [];
      const difference = Math.round((amount / cell.average - 1) * 100);
      return [{ ...cell, average: Math.round(cell.average), difference }];
    });
  }
}
