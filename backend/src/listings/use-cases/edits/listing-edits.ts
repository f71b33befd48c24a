import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Problem } from '#platform/problems/problem.js';
import type { Listing } from '../../data/listing.entity.js';
import { ListingsRepository } from '../../data/listings.repository.js';
import { SearchRows } from '../../data/search-rows.js';
import { listingEdited, type ListingSection } from '../../events.js';

export interface EditRequest {
  listingId: number;
  administratorId: number;
  section: ListingSection;
  /** The version that the operator saw; none is accepted as it is (wire-contract.md, Two administrators). */
  version: number | null;
  /** The edit makes nothing old that another person may have before them: photos that come and go. */
  keepsVersion?: boolean;
}

/** What changed, for the audit trail. */
export interface Edit<Result> {
  before: object;
  after: object;
  result: Result;
}

/** The way of every edit of a listing: load, compare versions, change, save, refresh what the public sees, record. */
@Injectable()
export class ListingEdits {
  constructor(
    private readonly transactions: Transactions,
    private readonly listings: ListingsRepository,
    private readonly searchRows: SearchRows,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * `change` may alter the listing, which is saved after it, and the rows that belong to it.
   * @throws Problem 'not-found', or 'conflict' when somebody has changed the listing since that version.
   */
  async apply<Result>(
    { listingId, administratorId, section, version, keepsVersion }: EditRequest,
    change: (tx: Transaction, listing: Listing) => Promise<Edit<Result>>,
  ): Promise<Result> {
    return this.transactions.run(async (tx) => {
      const listing = await this.listings.getForUpdate(tx, listingId);
      if (version !== null && version !== listing.version) throw Problem.conflict(ERROR_MESSAGES.stale);
      const { before, after, result } = await change(tx, listing);
      if (!keepsVersion) await this.listings.save(tx, listing);
      await this.searchRows.refresh(tx, listingId);
      const entry = {
        administratorId,
        action: `listing.edit.${section}`,
        entity: 'listing',
        entityId: listingId,
      };
      await this.audit.record(tx, { ...entry, before, after });
      await this.outbox.record(tx, occurrence(listingEdited, { listingId, section }));
      return result;
    });
  }
}
