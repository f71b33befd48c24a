import { Injectable } from '@nestjs/common';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { MoveListing, type MoveRequest } from '../review/move-listing.js';
import { RejectListing } from '../review/reject-listing.js';

const BACK: Readonly<Record<string, MoveRequest['move']>> = {
  'listing.reject': 'restore',
  'listing.withdraw': 'reinstate',
  'listing.reinstate': 'withdraw',
  'listing.pause': 'reinstate',
  'owner.pause': 'reinstate',
  'owner.withdraw': 'reinstate',
  'listing.season.lapse': 'reinstate',
};

/** Returns listings to their earlier status. */
@Injectable()
@Undoes(
  'listing.reject',
  'listing.restore',
  'listing.withdraw',
  'listing.reinstate',
  'listing.pause',
  'owner.pause',
  'owner.withdraw',
  'listing.season.lapse',
)
export class UndoMoves implements UndoesChanges {
  constructor(
    private readonly moves: MoveListing,
    private readonly rejections: RejectListing,
  ) {}

  /** Undoing a restoration rejects the listing again, without a reason and without a message to the owner. */
  async undo({ action, entityId, administratorId, before }: ChangeToUndo): Promise<void> {
    const request = { listingId: entityId!, version: null, administratorId };
    const move = BACK[action];
    if (move === 'withdraw') return this.moves.execute({ ...request, move, absence: absenceIn(before) });
    if (move) return this.moves.execute({ ...request, move });
    await this.rejections.execute({ ...request, reason: '', notify: false });
  }
}

/** Times of the pause and of the season lapse before a reinstatement. */
function absenceIn({ pausedAt, seasonLapsedAt }: ChangedValues): NonNullable<MoveRequest['absence']> {
  const moment = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);
  return { pausedAt: moment(pausedAt), seasonLapsedAt: moment(seasonLapsedAt) };
}
