import { Injectable } from '@nestjs/common';
import { move, type Move } from '../domain/lifecycle.js';
import { ListingDecisions } from './listing-decisions.js';

export interface MoveRequest {
  listingId: number;
  move: Exclude<Move, 'reject'>;
  version: number | null;
  administratorId: number;
}

/** Restores, withdraws or reinstates a listing. */
@Injectable()
export class MoveListing {
  constructor(private readonly decisions: ListingDecisions) {}

  /** @throws Problem 'not-found', or 'conflict' if the current status does not allow the move */
  async execute({ move: wanted, ...request }: MoveRequest): Promise<void> {
    await this.decisions.take({ ...request, action: `listing.${wanted}` }, (listing) =>
      move(listing, wanted),
    );
  }
}
