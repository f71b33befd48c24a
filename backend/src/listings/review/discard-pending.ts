import { Injectable } from '@nestjs/common';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import { Random } from '#platform/process/clock.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { ListingOrigins } from '../submission/listing-origins.js';
import { Rejections } from './rejections.js';
import { MovesTogether } from './moves-together.js';

export interface Discarded {
  /** Null if no listing was pending. */
  batch: string | null;
  count: number;
}

/** Rejects all pending listings of a network together, without notifying their owners, and undoes this (docs/decisions/0050). */
@Injectable()
export class DiscardPending {
  constructor(
    private readonly actions: Actions,
    private readonly origins: ListingOrigins,
    private readonly rejections: Rejections,
    private readonly moves: MovesTogether,
    private readonly random: Random,
  ) {}

  async execute(network: string, administratorId: number): Promise<Discarded> {
    return this.actions.run(async (tx) => {
      const ids = await this.origins.lockPending(tx, network);
      if (ids.length === 0) return { batch: null, count: 0 };
      const batch = this.random.uuid();
      await this.rejections.addBatch(tx, ids, { reason: SECURITY_MESSAGES.discardReason, batch });
      await this.moves.take(tx, 'reject', { ids, batch, administratorId });
      return { batch, count: ids.length };
    });
  }

  /**
   * Listings that were restored or rejected again since stay as they are.
   * @returns the number of listings that are pending again
   * @throws Problem 'not-found' if there are none
   */
  async undo(batch: string, administratorId: number): Promise<number> {
    return this.actions.run(async (tx) => {
      const ids = await this.rejections.lockBatch(tx, batch);
      if (ids.length === 0) throw Problem.notFound(SECURITY_MESSAGES.noBatch);
      await this.moves.take(tx, 'restore', { ids, batch, administratorId });
      return ids.length;
    });
  }
}
