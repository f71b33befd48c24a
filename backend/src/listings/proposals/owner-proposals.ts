import { Injectable } from '@nestjs/common';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { mayPropose, proposalFaults } from '#common/listings/proposals/proposal.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { NoticeContentWire } from '#common/listings/proposals/proposal-calls.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { contentChange } from './content-change.js';
import { NoticeContents } from '../core/notice-contents.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { Proposals } from './proposals.js';

export interface NewProposal {
  /** Version of the notice that the owner saw. */
  version: number;
  /** The proposal that the owner saw; null for none. */
  replaces: number | null;
  proposed: NoticeContentWire;
}

/** Changes that owners propose by the link of their notice. The notice stays as it is (docs/decisions/0067). */
@Injectable()
export class OwnerProposals {
  constructor(
    private readonly actions: Actions,
    private readonly listings: ListingsRepository,
    private readonly contents: NoticeContents,
    private readonly proposals: Proposals,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Stores a proposal, which replaces the waiting one.
   * @throws Problem 'invalid' with the faults of a publication, 'conflict' if the notice may not be changed, or if it or the proposal is
   * not what the owner saw
   */
  async send(listingId: number, { version, replaces, proposed }: NewProposal): Promise<void> {
    await this.actions.run(async (tx) => {
      const listing = await this.listings.getForUpdate(tx, listingId);
      if (!mayPropose(listing)) throw Problem.conflict(PROPOSAL_MESSAGES.closed);
      await this.assertSeen(tx, listingId, replaces);
      if (listing.version !== version) throw Problem.conflict(PROPOSAL_MESSAGES.stale);
      const base = await this.contents.of(tx, listing);
      const kind = { operacion: OPERATIONS[listing.operation].name, idTipoVivienda: listing.propertyType };
      const faults = proposalFaults({ base, proposed }, kind);
      if (Object.keys(faults).length > 0)
        throw Problem.invalid(faults, Object.values(faults).flat().join(' '));
      await this.proposals.replace(tx, listingId, { base, proposed });
      await this.record(tx, { action: 'owner.propose', listingId, ...contentChange(base, proposed) });
    });
  }

  /** @throws Problem 'conflict' if that proposal does not wait */
  async withdraw(listingId: number, proposalId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      await this.listings.getForUpdate(tx, listingId);
      await this.assertSeen(tx, listingId, proposalId);
      await this.proposals.remove(tx, listingId);
      await this.record(tx, { action: 'owner.propose.withdraw', listingId });
    });
  }

  private async assertSeen(tx: Transaction, listingId: number, seen: number | null): Promise<void> {
    const waiting = await this.proposals.waiting(tx, listingId);
    if ((waiting?.id ?? null) !== seen) throw Problem.conflict(PROPOSAL_MESSAGES.stale);
  }

  private record(
    tx: Transaction,
    {
      action,
      listingId,
      ...change
    }: { action: AuditAction; listingId: number; before?: object; after?: object },
  ): Promise<void> {
    const entry = { administratorId: null, action, entity: 'listing' as const, entityId: listingId };
    return this.audit.record(tx, { ...entry, ...change });
  }
}
