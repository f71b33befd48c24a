import { Injectable } from '@nestjs/common';
import type { Listing } from '../data/listing.entity.js';
import { move, type Move } from '../domain/lifecycle.js';
import { ListingDecisions } from './listing-decisions.js';

export interface MoveRequest {
  listingId: number;
  move: Move;
  version: number | null;
  administratorId: number;
}

/** Rejects, restores, withdraws or reinstates a listing. */
@Injectable()
export class MoveListing {
  constructor(private readonly decisions: ListingDecisions) {}

  /** Throws a Problem 'not-found', or 'conflict' from any state but the move's own. */
  async execute({ move: wanted, ...request }: MoveRequest): Promise<Listing> {
    return this.decisions.take({ ...request, action: `listing.${wanted}` }, (listing) =>
      move(listing, wanted),
    );
  }
}
