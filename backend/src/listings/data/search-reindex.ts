import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '#platform/database/rows.js';
import { Transactions } from '#platform/database/transactions.js';
import { Season } from '../../pricing/public.js';
import { factsVersion } from '../domain/search-facts.js';
import { SearchRows } from './search-rows.js';

/** Listings that one transaction builds anew, so that none is locked for long. */
const BATCH = 200;

export interface ReindexOptions {
  /** Rows that do not exist; those and rows of another version (the default); every row, whatever its version. */
  which?: 'missing' | 'outdated' | 'all';
  onProgress?: (built: number) => void;
}

/** Builds search rows that are missing, or of another version than the running code writes. */
@Injectable()
export class SearchReindex {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly rows: SearchRows,
    private readonly season: Season,
  ) {}

  /**
   * Works in batches while the product serves; may be repeated and interrupted.
   * @returns how many rows were built
   */
  async execute({ which = 'outdated', onProgress }: ReindexOptions = {}): Promise<number> {
    if (which === 'all') await this.database.query(`UPDATE search SET version = ''`);
    const version = factsVersion({ calendar: this.season.calendar, today: this.season.today() });
    let built = 0;
    for (;;) {
      const batch = await this.transactions.run(async (tx) => {
        const rows = await rowsOf<{ id: number }>(
          tx,
          `SELECT l.id FROM listings l WHERE l.status = 'active' AND NOT EXISTS (
             SELECT FROM search s WHERE s.listing_id = l.id AND ($2 OR s.version = $1))
           ORDER BY l.id LIMIT ${BATCH} FOR UPDATE OF l`,
          [version, which === 'missing'],
        );
        await this.rows.refresh(tx, ...rows.map(({ id }) => id));
        return rows.length;
      });
      if (batch === 0) return built;
      built += batch;
      onProgress?.(built);
    }
  }
}
