import { Injectable } from '@nestjs/common';
import { move, type LivingListing, type Move } from '../core/lifecycle.js';
import { ListingDecisions } from './listing-decisions.js';

export interface MoveRequest {
  listingId: number;
  move: Exclude<Move, 'reject'>;
  version: number | null;
  administratorId: number;
  /** For a withdrawal that undoes a reinstatement: the earlier times of the pause and of the season lapse. */
  absence?: Pick<LivingListing, 'pausedAt' | 'seasonLapsedAt'>;
}

/** Restores, withdraws or reinstates a listing. */
@Injectable()
export class MoveListing {
  constructor(private readonly decisions: ListingDecisions) {}

  /** @throws Problem 'not-found', or 'conflict' if the current status does not allow the move */
  async execute({ move: wanted, absence, ...request }: MoveRequest): Promise<void> {
    await this.decisions.take({ ...request, action: `listing.${wanted}` }, (listing) => {
      const moved = move(listing, wanted);
      Object.assign(listing, absence);
      return moved;
    });
  }
}
