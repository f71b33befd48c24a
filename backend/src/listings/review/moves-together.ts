import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { changedRows } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { ListingVersions } from '../rows/listing-versions.js';
import { MOVES } from '../core/lifecycle.js';

interface Batch {
  /** Locked listings that have the status from which the move starts. */
  ids: readonly number[];
  /** Recorded in the audit trail. */
  batch: string;
  administratorId: number;
}

/** Makes the same move for many listings, with one statement for each of status, version, audit trail and events. */
@Injectable()
export class MovesTogether {
  constructor(
    private readonly versions: ListingVersions,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  async take(
    tx: Transaction,
    wanted: 'reject' | 'restore',
    { ids, batch, administratorId }: Batch,
  ): Promise<void> {
    const { from, to, event } = MOVES[wanted];
    await changedRows(tx, 'UPDATE listings SET status = $2 WHERE id = ANY($1)', [ids, to]);
    await this.versions.raise(tx, ids);
    await this.audit.recordAll(
      tx,
      ids.map((entityId) => ({
        administratorId,
        action: `listing.${wanted}`,
        entity: 'listing',
        entityId,
        before: { status: from },
        after: { status: to, batch },
      })),
    );
    await this.outbox.record(tx, ...ids.map((listingId) => occurrence(event, { listingId })));
  }
}
