import { Injectable } from '@nestjs/common';
import { isConsult, type RentalPrice } from '#common/pricing/prices.js';
import type { Operation } from '#common/kernel/operations.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { SMALLEST_SAMPLE } from '#common/pricing/averages/smallest-sample.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { averagedQuantity } from './averages.js';

export interface ComparedPrice {
  period: PeriodId;
  fraction: FractionId;
  currency: Currency;
  average: number;
  listings: number;
  /** Per cent above (positive) or below (negative) the average, rounded. */
  difference: number;
  /** The listings behind the average are of the same type and of any size. */
  ofAnySize: boolean;
}

interface AverageCell {
  quantity: number;
  period: PeriodId;
  fraction: FractionId;
  currency: Currency;
  /** Sum of the prices. */
  amount: number;
  listings: number;
}

/** The free price rows whose average is based on at least five listings. */
type Compare = (rows: readonly RentalPrice[]) => ComparedPrice[];

/** Compares the prices of one listing with the averages of listings of its type and size. */
@Injectable()
export class PriceComparison {
  /** @param listing `anySize` compares with listings of any size where fewer of its size have the price */
  async of(
    database: Database,
    listing: {
      operation: Operation;
      propertyType: number;
      bedrooms: number | null;
      rooms: number | null;
      anySize?: boolean;
    },
  ): Promise<Compare> {
    const quantity = averagedQuantity(listing);
    const { anySize = false } = listing;
    if (listing.operation === 'sale' || (quantity === null && !anySize)) return () => [];
    const cells = await rowsOf<AverageCell>(
      database,
      `SELECT quantity, period, fraction, currency, amount::float8 AS amount, listings FROM price_averages
       WHERE property_type = $1 AND ($2 OR quantity = $3)`,
      [listing.propertyType, anySize, quantity],
    );
    return (rows) =>
      rows.filter(isOffered).flatMap(({ period, fraction, currency, amount }) => {
        const alike = cells.filter(
          (one) => one.period === period && one.fraction === fraction && one.currency === currency,
        );
        const ofSize = total(alike.filter((one) => one.quantity === quantity));
        const ofAnySize = ofSize.listings < SMALLEST_SAMPLE;
        const { amount: sum, listings } = ofAnySize && anySize ? total(alike) : ofSize;
        if (listings < SMALLEST_SAMPLE) return [];
        const average = sum / listings;
        const difference = Math.round((amount / average - 1) * 100);
        return [
          { period, fraction, currency, average: Math.round(average), listings, difference, ofAnySize },
        ];
      });
  }
}

function isOffered({ rented, amount }: RentalPrice): boolean {
  return !rented && !isConsult(amount);
}

function total(cells: readonly AverageCell[]): Pick<AverageCell, 'amount' | 'listings'> {
  return {
    amount: cells.reduce((sum, cell) => sum + cell.amount, 0),
    listings: cells.reduce((sum, cell) => sum + cell.listings, 0),
  };
}
