import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { ListingCodes } from '../data/listing-codes.js';
import type { Listing } from '../data/listing.entity.js';
import { approve, assertPending } from '../domain/lifecycle.js';
import { ListingDecisions } from './listing-decisions.js';

export interface ApprovalRequest {
  listingId: number;
  featured: boolean;
  administratorId: number;
}

/** Puts a pending listing on the public site and gives it its code. */
@Injectable()
export class ApproveListing {
  constructor(
    private readonly decisions: ListingDecisions,
    private readonly codes: ListingCodes,
    private readonly clock: Clock,
  ) {}

  /** Throws a Problem 'not-found', or 'conflict' unless the listing is pending. */
  async execute({ featured, ...request }: ApprovalRequest): Promise<Listing> {
    return this.decisions.take({ ...request, action: 'listing.approve' }, async (listing, tx) => {
      assertPending(listing);
      const code = await this.codes.next(tx, listing.operation);
      const publicationNumber = await this.codes.nextPublication(tx);
      return approve(listing, { code, publicationNumber, featured, at: this.clock.now() });
    });
  }
}
