import { Injectable } from '@nestjs/common';
import { changedRows, oneRow, rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

export interface Cleaning {
  id: number;
  prices: number;
  listings: number;
  createdAt: Date;
  undoneAt: Date | null;
  /** E-mail address of the administrator; null if the account was deleted. */
  administrator: string | null;
}

/** Rented marks of all prices, and the marks that each season cleaning removed (wire-contract.md, limpiarBaseAlquileres). */
@Injectable()
export class RentedMarks {
  /** Number of prices with the mark, and of their listings. */
  async count(database: Database): Promise<{ prices: number; listings: number }> {
    return oneRow(
      database,
      'SELECT count(*)::int AS prices, count(DISTINCT listing_id)::int AS listings FROM prices WHERE rented',
    );
  }

  async listings(tx: Transaction): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      'SELECT DISTINCT listing_id AS id FROM prices WHERE rented',
    );
    return rows.map(({ id }) => id);
  }

  /** The latest season cleaning; undefined if there is none. */
  async lastCleaning(database: Database): Promise<Cleaning | undefined> {
    return rowOf<Cleaning>(
      database,
      `SELECT s.id, s.prices, s.listings, s.created_at AS "createdAt", s.undone_at AS "undoneAt", a.shown_name AS administrator
       FROM season_cleanings s LEFT JOIN offered_administrators a ON a.id = s.administrator_id ORDER BY s.id DESC LIMIT 1`,
    );
  }

  /**
   * Removes every mark and records which they were.
   * @returns the cleaning; undefined if no price had the mark
   */
  async clear(
    tx: Transaction,
    administratorId: number,
  ): Promise<Pick<Cleaning, 'id' | 'prices' | 'listings'> | undefined> {
    const cleaning = await rowOf<Pick<Cleaning, 'id' | 'prices' | 'listings'>>(
      tx,
      `INSERT INTO season_cleanings (administrator_id, prices, listings)
       SELECT $1, count(*), count(DISTINCT listing_id) FROM prices WHERE rented HAVING count(*) > 0 RETURNING id, prices, listings`,
      [administratorId],
    );
    if (!cleaning) return undefined;
    await tx.query(
      `WITH cleared AS (UPDATE prices SET rented = false WHERE rented RETURNING id, listing_id)
       INSERT INTO season_cleaned_prices (cleaning_id, price_id, listing_id) SELECT $1, id, listing_id FROM cleared`,
      [cleaning.id],
    );
    return cleaning;
  }

  /**
   * Restores the marks that a cleaning removed, for prices that still exist.
   * @returns how many prices have the mark again
   */
  async restore(tx: Transaction, cleaningId: number): Promise<number> {
    const prices = await changedRows(
      tx,
      `UPDATE prices p SET rented = true FROM season_cleaned_prices c
       WHERE c.cleaning_id = $1 AND p.id = c.price_id AND p.listing_id = c.listing_id AND NOT p.rented`,
      [cleaningId],
    );
    await tx.query('UPDATE season_cleanings SET undone_at = now() WHERE id = $1', [cleaningId]);
    return prices;
  }

  /** The listings of a cleaning, with the number of prices it changed. */
  async cleaned(tx: Transaction, cleaningId: number): Promise<{ listingId: number; prices: number }[]> {
    return rowsOf(
      tx,
      `SELECT listing_id AS "listingId", count(*)::int AS prices FROM season_cleaned_prices
       WHERE cleaning_id = $1 GROUP BY listing_id ORDER BY listing_id`,
      [cleaningId],
    );
  }
}
