import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { In } from 'typeorm';
import type { Operation } from '#common/kernel/operations.js';
import type { PriorPrice } from '#common/pricing/price-drop.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import { readTogether, type EntityRows } from '#platform/database/entity-rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { forgetUnchanged, priorPrices, recordPast } from './past-prices.js';
import { Price } from './price.entity.js';

/** Each listing's in season order. */
export const PRICES_OF_LISTINGS: EntityRows<Price> = {
  entity: Price,
  where: 't.listing_id = ANY($1)',
  order: 't.period, t.fraction, t.id',
};

/** Prices of listings: one row per period and fraction for rentals, one for a sale. Earlier prices are recorded (past-prices.ts). */
@Injectable()
export class Prices {
  /** The prices of listings that have none. */
  async add(
    tx: Transaction,
    offers: readonly {
      listingId: number;
      rentalPrices: readonly RentalPrice[];
      salePrice: SalePrice | null;
    }[],
  ): Promise<void> {
    const rows = offers.flatMap(({ listingId, rentalPrices, salePrice }) => [
      ...rentalPrices.map((price) => ({ ...price, listingId, operation: 'rental' as const })),
      ...(salePrice
        ? [{ ...salePrice, listingId, operation: 'sale' as const, period: null, fraction: null }]
        : []),
    ]);
    if (rows.length > 0) await tx.getRepository(Price).insert(rows);
  }

  /**
   * Updates the rows with an id and inserts the others. Rows may swap their pairs of period and fraction, so changed rows are deleted
   * first.
   * @returns the rows as stored, in the given order
   * @throws Problem 'not-found' for an id that is not a price of this listing
   */
  async save(
    tx: Transaction,
    { id: listingId, operation }: { id: number; operation: Operation },
    rows: readonly (Omit<Price, 'id' | 'listingId' | 'operation'> & { id: number | null })[],
  ): Promise<Price[]> {
    const known = rows.flatMap(({ id }) => id ?? []);
    await recordPast(tx, listingId, known);
    const { affected } = await tx.getRepository(Price).delete({ listingId, id: In(known) });
    if (affected !== known.length) throw Problem.notFound(ERROR_MESSAGES.priceNotFound);
    const saved: Price[] = [];
    for (const { id, ...row } of rows) {
      const price = { ...row, listingId, operation, ...(id === null ? {} : { id }) };
      const { identifiers } = await tx.getRepository(Price).insert(price);
      saved.push({ ...price, id: identifiers[0]!.id });
    }
    await forgetUnchanged(tx, listingId);
    return saved;
  }

  /** @throws Problem 'not-found' for an id that is not a price of this listing */
  async remove(tx: Transaction, listingId: number, id: number): Promise<void> {
    await recordPast(tx, listingId, [id]);
    const { affected } = await tx.getRepository(Price).delete({ listingId, id });
    if (affected !== 1) throw Problem.notFound(ERROR_MESSAGES.priceNotFound);
  }

  async removeAll(tx: Transaction, listingId: number): Promise<void> {
    await recordPast(tx, listingId);
    await tx.getRepository(Price).delete({ listingId });
  }

  /** The higher amounts that were asked before the listings' rows dropped, by listing. */
  async priorOfMany(tx: Transaction, listingIds: readonly number[]): Promise<Map<number, PriorPrice[]>> {
    return priorPrices(tx, listingIds);
  }

  /** In season order. */
  async of(tx: Transaction, listingId: number): Promise<Price[]> {
    return this.ofMany(tx, [listingId]);
  }

  /** The prices of many listings, each listing's in season order. */
  async ofMany(tx: Transaction, listingIds: readonly number[]): Promise<Price[]> {
    const [prices] = await readTogether(tx, listingIds, PRICES_OF_LISTINGS);
    return prices;
  }
}

/** The rental rows among a listing's prices. */
export function rentalPrices(prices: readonly Price[]): RentalPrice[] {
  return prices.flatMap(({ period, fraction, amount, currency, rented }) =>
    period && fraction ? [{ period, fraction, amount, currency, rented }] : [],
  );
}
