import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail, type Change } from '#platform/audit/audit-trail.js';
import { isStillAs } from '#platform/audit/same-values.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import type { Listing } from '../core/listing.entity.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { followOwner } from '../core/owner-mail-recipients.js';
import { SearchRows } from '../rows/search-rows.js';
import { listingEdited, type ListingSection } from '../events.js';

export interface EditRequest {
  /** The id, or how it is found from a part of the listing that the edit may remove. */
  listingId: number | ((tx: Transaction) => Promise<number>);
  /** Null for the owner. */
  administratorId: number | null;
  section: ListingSection;
  /** Name in the audit trail; `listing.edit.` and the section by default. */
  action?: AuditAction;
  /** Version that the operator saw; if missing, the version is not checked (wire-contract.md, Two administrators). */
  version: number | null;
  /**
   * Neither saves the listing nor increments its version, because other people's open screens stay valid: for changes of photos and refused
   * proposals.
   */
  keepsVersion?: boolean;
  /** For an edit that undoes a change: the values that the change left. */
  left?: ChangedValues;
  /** Identity of uploaded files, which a repetition of the request must match. */
  files?: string;
}

/** Values for the audit trail, and the result of the edit. */
export interface Edit<Result> {
  before: object;
  after: object;
  /** What else changed, for the audit trail. */
  also?: readonly Change[];
  /** Whether messages to the owner may have another address than before: those that wait go there. */
  readdresses?: boolean;
  result: Result;
}

/** Procedure of every edit of a listing: load, compare versions, change, save, update the search row, record. */
@Injectable()
export class ListingEdits {
  constructor(
    private readonly actions: Actions,
    private readonly listings: ListingsRepository,
    private readonly searchRows: SearchRows,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * `change` may modify the listing, which is saved afterwards, and its related rows. Its result consists of JSON values (Actions).
   * @throws Problem 'not-found', or 'conflict' if the listing has changed since that version, or if what is to be undone has
   */
  async apply<Result>(
    {
      listingId: named,
      administratorId,
      section,
      action,
      version,
      keepsVersion,
      left,
      files = '',
    }: EditRequest,
    change: (tx: Transaction, listing: Listing) => Promise<Edit<Result>>,
  ): Promise<Result> {
    return this.actions.run(async (tx) => {
      const listingId = typeof named === 'number' ? named : await named(tx);
      const listing = await this.listings.getForUpdate(tx, listingId);
      if (version !== null && version !== listing.version) throw Problem.conflict(ERROR_MESSAGES.stale);
      const { before, after, also = [], readdresses, result } = await change(tx, listing);
      if (left && !isStillAs(left, before)) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      if (!keepsVersion) await this.listings.save(tx, listing);
      if (readdresses) await followOwner(tx, listing.contactId);
      const entry = {
        administratorId,
        action: action ?? (`listing.edit.${section}` as const),
        entity: 'listing' as const,
        entityId: listingId,
      };
      await this.searchRows.refresh(tx, listingId);
      await inOneRoundTrip(
        this.audit.recordAll(tx, [...also, { ...entry, before, after }]),
        this.outbox.record(tx, occurrence(listingEdited, { listingId, section })),
      );
      return result;
    }, files);
  }
}
