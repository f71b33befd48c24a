import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatDay } from '#common/kernel/time/days.js';
import { rowsOf } from '#platform/database/rows.js';
import { Transactions } from '#platform/database/transactions.js';
import { Season } from '../../pricing/public.js';
import { factsVersion } from './search-facts.js';
import { hasEnded, isPaidAt } from '../core/paid-days.js';
import { SearchRows } from './search-rows.js';
import { Zones, ZONES_CHANGED } from '../zones/public.js';

/** Batch size of a transaction, so that no listing is locked for long. */
const BATCH = 200;

export interface ReindexOptions {
  /**
   * 'missing': rows that do not exist. 'outdated' (default): also rows of another version, rows that disagree with what is paid or verified today, and rows near whose point a zone has changed.
   * 'all': every row.
   */
  which?: 'missing' | 'outdated' | 'all';
  onProgress?: (built: number) => void;
}

/** Builds search rows that are missing, have another version than the running code, show a plan, featured position or verification that has ended, or lie where a zone has changed. */
@Injectable()
export class SearchReindex {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly rows: SearchRows,
    private readonly season: Season,
    private readonly zones: Zones,
  ) {}

  /**
   * Works in batches while the product is in use; may be repeated and interrupted.
   * @returns the number of rows that were built
   */
  async execute({ which = 'outdated', onProgress }: ReindexOptions = {}): Promise<number> {
    if (which === 'all') await this.database.query(`UPDATE search SET version = ''`);
    let built = 0;
    for (;;) {
      // Read again for each batch, because a run may continue after midnight.
      const today = this.season.today();
      const version = factsVersion({ calendar: this.season.calendar, today });
      const batch = await this.transactions.run(async (tx) => {
        const rows = await rowsOf<{ id: number }>(
          tx,
          `SELECT l.id FROM listings l WHERE l.status = 'active' AND NOT EXISTS (
             SELECT FROM search s WHERE s.listing_id = l.id AND ($2 OR s.version = $1 
               AND s.paid = ${isPaidAt('l', '$3')} AND s.featured = (l.featured AND l.paid AND NOT ${hasEnded('l', '$3')})
               AND NOT (s.verified AND (l.verification->>'until')::date < $3::date) AND NOT ${ZONES_CHANGED}))
           ORDER BY l.id LIMIT ${BATCH} FOR UPDATE OF l`,
          [version, which === 'missing', formatDay(today)],
        );
        await this.rows.refresh(tx, ...rows.map(({ id }) => id));
        return rows.length;
      });
      if (batch === 0) break;
      built += batch;
      onProgress?.(built);
    }
    if (which === 'outdated') await this.transactions.run((tx) => this.zones.forgetFollowed(tx));
    return built;
  }
}
