import { Injectable } from '@nestjs/common';
import { SEASON_MESSAGES } from '#common/pricing/season/season-cleaning-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import type { Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { ListingVersions } from '../../listings/public.js';
import { RentedMarks } from '../../pricing/public.js';
import { seasonCleaned } from '../../pricing/events.js';

/** A cleaning updates every listing, which may take longer than the statement timeout. */
const STATEMENT_TIMEOUT = '5min';

export interface Cleaned {
  prices: number;
  listings: number;
}

/** Season cleaning: removes every rented mark, and can be undone (wire-contract.md, limpiarBaseAlquileres). */
@Injectable()
export class CleanSeason {
  constructor(
    private readonly actions: Actions,
    private readonly marks: RentedMarks,
    private readonly listings: ListingVersions,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Removes the marks and records which they were.
   * @returns how many prices and listings changed; zero if no price had the mark
   */
  async execute(administratorId: number): Promise<Cleaned> {
    return this.alone(async (tx) => {
      await this.listings.lock(tx, await this.marks.listings(tx));
      const cleaning = await this.marks.clear(tx, administratorId);
      if (!cleaning) return { prices: 0, listings: 0 };
      await this.follow(tx, { cleaningId: cleaning.id, administratorId, action: 'season.clean' });
      return { prices: cleaning.prices, listings: cleaning.listings };
    });
  }

  /**
   * Restores the marks of the last cleaning, for prices that still exist.
   * @param cleaningId of the cleaning that must be the last one; any by default
   * @throws Problem 'conflict' without a cleaning, or if the last one was undone
   */
  async undo(administratorId: number, cleaningId?: number): Promise<Cleaned> {
    return this.alone(async (tx) => {
      const last = await this.marks.lastCleaning(tx);
      if (!last || last.undoneAt || (cleaningId !== undefined && cleaningId !== last.id))
        throw Problem.conflict(SEASON_MESSAGES.nothingToUndo);
      const cleaned = await this.marks.cleaned(tx, last.id);
      await this.listings.lock(
        tx,
        cleaned.map(({ listingId }) => listingId),
      );
      const prices = await this.marks.restore(tx, last.id);
      const listings = await this.follow(tx, { cleaningId: last.id, administratorId, action: 'season.undo' });
      return { prices, listings };
    });
  }

  /**
   * Updates what depends on the marks: versions, search rows, audit trail, statistics.
   * @returns the number of listings
   */
  private async follow(
    tx: Transaction,
    change: { cleaningId: number; administratorId: number; action: 'season.clean' | 'season.undo' },
  ): Promise<number> {
    const { cleaningId, administratorId, action } = change;
    const cleaned = await this.marks.cleaned(tx, cleaningId);
    const touched = await this.listings.raise(
      tx,
      cleaned.map(({ listingId }) => listingId),
    );
    await this.audit.recordAll(tx, [
      ...cleaned.map(({ listingId, prices }) => ({
        administratorId,
        action: `listing.${action}` as const,
        entity: 'listing' as const,
        entityId: listingId,
        before: { rentedPrices: action === 'season.clean' ? prices : 0 },
        after: { rentedPrices: action === 'season.clean' ? 0 : prices },
      })),
      {
        administratorId,
        action,
        entity: 'season',
        entityId: cleaningId,
        after: { listings: touched },
      },
    ]);
    await this.outbox.record(tx, occurrence(seasonCleaned, { cleaningId }));
    return touched;
  }

  private alone<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.actions.run(async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = '${STATEMENT_TIMEOUT}'`);
      await lockUntilCommit(tx, ADVISORY_LOCKS.season);
      return work(tx);
    });
  }
}
