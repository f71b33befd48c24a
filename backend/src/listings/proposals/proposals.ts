import { Injectable } from '@nestjs/common';
import { PROPOSAL_DAYS } from '#common/listings/proposals/proposal.js';
import type { NoticeContentWire } from '#common/listings/proposals/proposal-calls.js';
import { rowOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';

export const PROPOSALS_SWEEP: Sweep = {
  table: 'proposed_changes',
  condition: `created_at < now() - interval '${PROPOSAL_DAYS} days'`,
};

/** Changes that an owner proposes, with the notice as the owner saw it. */
export interface Proposal {
  id: number;
  base: NoticeContentWire;
  proposed: NoticeContentWire;
  createdAt: Date;
}

export interface DecidedProposal {
  id: number;
  decidedAt: Date;
  /** Display names of changes. */
  published: string[];
  refused: string[];
  /** Reason of the refusal; empty if nothing was refused. */
  reason: string;
}

/**
 * Proposals of owners (docs/decisions/0067). At most one proposal of a notice waits. A replacement gets a new id, which serves as its
 * version.
 */
@Injectable()
export class Proposals {
  async waiting(database: Database, listingId: number): Promise<Proposal | undefined> {
    return rowOf<Proposal>(
      database,
      `SELECT id, base, proposed, created_at AS "createdAt" FROM proposed_changes WHERE listing_id = $1 AND decided_at IS NULL`,
      [listingId],
    );
  }

  async lastDecided(database: Database, listingId: number): Promise<DecidedProposal | undefined> {
    return rowOf<DecidedProposal>(
      database,
      `SELECT id, decided_at AS "decidedAt", published, refused, reason FROM proposed_changes
       WHERE listing_id = $1 AND decided_at IS NOT NULL ORDER BY id DESC LIMIT 1`,
      [listingId],
    );
  }

  /** Replaces the waiting proposal. The caller has locked the listing. */
  async replace(
    tx: Transaction,
    listingId: number,
    { base, proposed }: Pick<Proposal, 'base' | 'proposed'>,
  ): Promise<void> {
    await this.remove(tx, listingId);
    await tx.query('INSERT INTO proposed_changes (listing_id, base, proposed) VALUES ($1, $2, $3)', [
      listingId,
      JSON.stringify(base),
      JSON.stringify(proposed),
    ]);
  }

  /** Removes the waiting proposal. */
  async remove(tx: Transaction, listingId: number): Promise<void> {
    await tx.query('DELETE FROM proposed_changes WHERE listing_id = $1 AND decided_at IS NULL', [listingId]);
  }

  /** Records the decision on a waiting proposal. */
  async decide(
    tx: Transaction,
    id: number,
    { published, refused, reason }: Omit<DecidedProposal, 'id' | 'decidedAt'>,
  ): Promise<void> {
    await tx.query(
      `UPDATE proposed_changes SET decided_at = now(), published = $2, refused = $3, reason = $4 WHERE id = $1`,
      [id, published, refused, reason],
    );
  }
}
