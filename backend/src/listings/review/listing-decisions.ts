import { Injectable } from '@nestjs/common';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { undoneEntry } from '#platform/process/work-context.js';
import { rowOf } from '#platform/database/rows.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import type { Listing } from '../core/listing.entity.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { SearchRows } from '../rows/search-rows.js';

export interface DecisionRequest {
  listingId: number;
  /** Null for the owner. */
  administratorId: number | null;
  /** Version that the operator saw; null skips the comparison. */
  version: number | null;
  /** Name in the audit trail: `listing.reject`. */
  action: AuditAction;
  /** Recorded in the audit trail with the values after the decision. */
  note?: object;
}

/** Fields of a listing after a decision. */
export type Decided = Pick<Listing, 'id' | 'code' | 'publicationNumber' | 'featured'>;

/** Procedure of every decision on a listing: load, decide, save, record, in one transaction. */
@Injectable()
export class ListingDecisions {
  constructor(
    private readonly actions: Actions,
    private readonly listings: ListingsRepository,
    private readonly searchRows: SearchRows,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * `decide` changes the listing and returns the event, or throws a Problem.
   * @throws Problem 'not-found', or 'conflict' if the listing has changed since that version, or if an earlier decision is to be undone
   * than the last one
   */
  async take(
    { listingId, administratorId, version, action, note }: DecisionRequest,
    decide: (listing: Listing, tx: Transaction) => Occurrence | Promise<Occurrence>,
  ): Promise<Decided> {
    return this.actions.run(async (tx) => {
      const listing = await this.listings.getForUpdate(tx, listingId);
      await assertLast(tx, listingId);
      const before = decidedPart(listing);
      const event = await decide(listing, tx);
      if (version !== null && version !== listing.version) throw Problem.conflict(ERROR_MESSAGES.stale);
      await this.listings.save(tx, listing);
      await this.searchRows.refresh(tx, listingId);
      await inOneRoundTrip(
        this.audit.record(tx, {
          administratorId,
          action,
          entity: 'listing',
          entityId: listingId,
          before,
          after: { ...decidedPart(listing), ...note },
        }),
        this.outbox.record(tx, event),
      );
      const { id, code, publicationNumber, featured } = listing;
      return { id, code, publicationNumber, featured };
    });
  }
}

/**
 * For a decision that undoes another one: refuses it if a later one was made since. The status may be the same again for another reason,
 * such as a notice that its owner has taken down (docs/decisions/0085).
 */
async function assertLast(tx: Transaction, listingId: number): Promise<void> {
  const undone = undoneEntry();
  if (undone === undefined) return;
  const later = await rowOf(
    tx,
    `SELECT FROM offered_audit_entries WHERE entity = 'listing' AND entity_id = $1 AND id > $2 AND after ? 'status' LIMIT 1`,
    [listingId, undone],
  );
  if (later) throw Problem.conflict(UNDO_MESSAGES.changedSince);
}

/**
 * Values for the audit trail. The times of a pause and of a season lapse are included if they are set; undoing a reinstatement restores
 * them.
 */
function decidedPart({ status, code, featured, pausedAt, seasonLapsedAt }: Listing): object {
  return { status, code, featured, ...(pausedAt && { pausedAt }), ...(seasonLapsedAt && { seasonLapsedAt }) };
}
