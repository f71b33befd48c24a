import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { MoveListing, type MoveRequest } from '../move-listing.js';
import { RejectListing } from '../reject-listing.js';

const BACK: Readonly<Record<string, MoveRequest['move']>> = {
  'listing.reject': 'restore',
  'listing.withdraw': 'reinstate',
  'listing.reinstate': 'withdraw',
  'owner.pause': 'reinstate',
  'owner.withdraw': 'reinstate',
};

/** Moves listings back to where they were. */
@Injectable()
@Undoes(
  'listing.reject',
  'listing.restore',
  'listing.withdraw',
  'listing.reinstate',
  'owner.pause',
  'owner.withdraw',
)
export class UndoMoves implements UndoesChanges {
  constructor(
    private readonly moves: MoveListing,
    private readonly rejections: RejectListing,
  ) {}

  /** A rejection is repeated without a reason and without a message to the owner. */
  async undo({ action, entityId, administratorId }: ChangeToUndo): Promise<void> {
    const request = { listingId: entityId!, version: null, administratorId };
    const move = BACK[action];
    if (move) return this.moves.execute({ ...request, move });
    await this.rejections.execute({ ...request, reason: '', notify: false });
  }
}
