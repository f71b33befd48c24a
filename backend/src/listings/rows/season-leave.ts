import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { SearchRows } from './search-rows.js';
import { listingWithdrawn } from '../events.js';

/** Withdraws notices whose prices nobody has confirmed for the season. */
@Injectable()
export class SeasonLeave {
  constructor(
    private readonly searchRows: SearchRows,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Withdraws the public ones among locked listings, together for all: status, version, search rows, audit trail and events.
   * @returns the number of withdrawn listings
   */
  async take(tx: Transaction, listingIds: readonly number[]): Promise<number> {
    const left = await rowsOf<{ id: number }>(
      tx,
      `UPDATE listings SET status = 'withdrawn', season_lapsed_at = now(), version = version + 1, updated_at = now()
       WHERE id = ANY($1) AND status = 'active' RETURNING id`,
      [listingIds],
    );
    const ids = left.map(({ id }) => id).toSorted((one, other) => one - other);
    if (ids.length === 0) return 0;
    await this.searchRows.refreshAll(tx, ids);
    await this.audit.recordAll(
      tx,
      ids.map((entityId) => ({
        administratorId: null,
        action: 'listing.season.lapse' as const,
        entity: 'listing',
        entityId,
        before: { status: 'active' },
        after: { status: 'withdrawn' },
      })),
    );
    await this.outbox.record(tx, ...ids.map((listingId) => occurrence(listingWithdrawn, { listingId })));
    return ids.length;
  }
}
