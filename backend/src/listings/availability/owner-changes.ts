import { Injectable } from '@nestjs/common';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import type { OwnNoticeMove } from '#common/owners/link/owner-access-calls.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Clock } from '#platform/process/clock.js';
import { moveByOwner } from '../core/lifecycle.js';
import { EditPrices } from '../editing/edit-prices.js';
import { FreeRoom } from '../owner/free-room.js';
import { ListingDecisions } from '../review/listing-decisions.js';

/** Names in the audit trail. */
const ACTIONS: Readonly<Record<OwnNoticeMove['accion'], AuditAction>> = {
  pausar: 'owner.pause',
  reanudar: 'owner.resume',
  darDeBaja: 'owner.withdraw',
};

/** Changes of a notice by its owner, with the procedure of the operator's: version, search row, audit trail, event. */
@Injectable()
export class OwnerChanges {
  constructor(
    private readonly decisions: ListingDecisions,
    private readonly prices: EditPrices,
    private readonly room: FreeRoom,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem 'conflict' if the owner may not make the move, if the notice has changed since that version, or for the fourth free
   * listing
   */
  async move(
    listingId: number,
    { accion, version }: Pick<OwnNoticeMove, 'accion' | 'version'>,
  ): Promise<void> {
    const request = { listingId, version, administratorId: null, action: ACTIONS[accion] };
    await this.decisions.take(request, async (listing, tx) => {
      const moved = moveByOwner(listing, accion, this.clock.now());
      // A paused notice does not count, so others may have been published since.
      if (accion === 'reanudar') await this.room.assertFor(tx, listing, listing);
      return moved;
    });
  }

  /**
   * @param version null to mark it whatever else has changed
   * @param together what else is done in the transaction
   * @throws Problem 'conflict' as `move`, or 'not-found' for a price of another notice
   */
  async mark(
    listingId: number,
    { version, ...price }: { id: number; rented: boolean; version: number | null },
    together?: (tx: Transaction, mark: { hasChanged: boolean }) => Promise<void>,
  ): Promise<void> {
    await this.prices.mark({ listingId, version }, price, together);
  }
}
