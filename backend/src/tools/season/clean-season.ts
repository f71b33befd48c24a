import { Injectable } from '@nestjs/common';
import { SEASON_MESSAGES } from '#common/messages/tools.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Problem } from '#platform/problems/problem.js';
import { SearchRows } from '../../listings/public.js';
import { seasonCleaned } from '../events.js';

/** A clean-up touches every listing, which may take longer than a request's statement may. */
const STATEMENT_TIMEOUT = '5min';

export interface Cleaned {
  prices: number;
  listings: number;
}

/** The end of the season: every rented mark goes, and can be taken back (wire-contract.md, limpiarBaseAlquileres). */
@Injectable()
export class CleanSeason {
  constructor(
    private readonly transactions: Transactions,
    private readonly searchRows: SearchRows,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /** Clears the marks and keeps which they were; gives how many, none when there were none. */
  async execute(administratorId: number): Promise<Cleaned> {
    return this.alone(async (tx) => {
      await tx.query(
        `SELECT FROM listings WHERE id IN (SELECT listing_id FROM prices WHERE rented) ORDER BY id FOR UPDATE`,
      );
      const [cleaning] = await tx.query(
        `INSERT INTO season_cleanings (administrator_id, prices, listings)
         SELECT $1, count(*), count(DISTINCT listing_id) FROM prices WHERE rented HAVING count(*) > 0 RETURNING id, prices, listings`,
        [administratorId],
      );
      if (!cleaning) return { prices: 0, listings: 0 };
      await tx.query(
        `WITH cleared AS (UPDATE prices SET rented = false WHERE rented RETURNING id, listing_id)
         INSERT INTO season_cleaned_prices (cleaning_id, price_id, listing_id) SELECT $1, id, listing_id FROM cleared`,
        [cleaning.id],
      );
      await this.follow(tx, { cleaningId: cleaning.id, administratorId, rented: false });
      return { prices: cleaning.prices, listings: cleaning.listings };
    });
  }

  /** Sets the marks of the last clean-up again, where their prices still are. Throws a Problem 'conflict' without one. */
  async undo(administratorId: number): Promise<Cleaned> {
    return this.alone(async (tx) => {
      const [last] = await tx.query('SELECT id, undone_at FROM season_cleanings ORDER BY id DESC LIMIT 1');
      if (!last || last.undone_at) throw Problem.conflict(SEASON_MESSAGES.nothingToUndo);
      await tx.query(
        `SELECT FROM listings WHERE id IN (SELECT listing_id FROM season_cleaned_prices WHERE cleaning_id = $1) ORDER BY id FOR UPDATE`,
        [last.id],
      );
      const [, prices] = await tx.query(
        `UPDATE prices p SET rented = true FROM season_cleaned_prices c
         WHERE c.cleaning_id = $1 AND p.id = c.price_id AND p.listing_id = c.listing_id AND NOT p.rented`,
        [last.id],
      );
      await tx.query('UPDATE season_cleanings SET undone_at = now() WHERE id = $1', [last.id]);
      const listings = await this.follow(tx, { cleaningId: last.id, administratorId, rented: true });
      return { prices, listings };
    });
  }

  /** What depends on the marks: versions, what the public sees, the trail of each listing, the statistics. */
  private async follow(
    tx: Transaction,
    { cleaningId, administratorId, rented }: { cleaningId: number; administratorId: number; rented: boolean },
  ): Promise<number> {
    const action = rented ? 'season.undo' : 'season.clean';
    const touched: { id: number; active: boolean }[] = await tx.query(
      `WITH touched AS (
         UPDATE listings SET version = version + 1, updated_at = now()
         WHERE id IN (SELECT listing_id FROM season_cleaned_prices WHERE cleaning_id = $1) RETURNING id, status)
       SELECT id, status = 'active' AS active FROM touched ORDER BY id`,
      [cleaningId],
    );
    await tx.query(
      `INSERT INTO audit_entries (administrator_id, action, entity, entity_id, before, after)
       SELECT $2, $3, 'listing', listing_id, jsonb_build_object('rentedPrices', CASE WHEN $4 THEN 0 ELSE count(*) END),
              jsonb_build_object('rentedPrices', CASE WHEN $4 THEN count(*) ELSE 0 END)
       FROM season_cleaned_prices WHERE cleaning_id = $1 GROUP BY listing_id`,
      [cleaningId, administratorId, `listing.${action}`, rented],
    );
    await this.audit.record(tx, {
      administratorId,
      action,
      entity: 'season',
      entityId: cleaningId,
      after: { listings: touched.length },
    });
    await this.outbox.record(tx, occurrence(seasonCleaned, { cleaningId }));
    await this.searchRows.refresh(tx, ...touched.filter(({ active }) => active).map(({ id }) => id));
    return touched.length;
  }

  private alone<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.transactions.run(async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = '${STATEMENT_TIMEOUT}'`);
      await lockUntilCommit(tx, ADVISORY_LOCKS.season);
      return work(tx);
    });
  }
}
