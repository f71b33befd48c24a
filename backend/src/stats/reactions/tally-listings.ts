import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import {
  listingApproved,
  listingEdited,
  listingReinstated,
  listingWithdrawn,
  movesNumbers,
  type ListingEdited,
  type ListingEvent,
} from '../../listings/events.js';
import { SiteTallies } from '../site-tallies.js';

@Injectable()
@ReactsTo(listingApproved, 'tally-listing-when-approved')
export class TallyListingWhenApproved implements Reaction<ListingEvent> {
  constructor(private readonly tallies: SiteTallies) {}

  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    await this.tallies.refresh(tx, listingId);
  }
}

@Injectable()
@ReactsTo(listingWithdrawn, 'tally-listing-when-withdrawn')
export class TallyListingWhenWithdrawn extends TallyListingWhenApproved {}

@Injectable()
@ReactsTo(listingReinstated, 'tally-listing-when-reinstated')
export class TallyListingWhenReinstated extends TallyListingWhenApproved {}

@Injectable()
@ReactsTo(listingEdited, 'tally-listing-when-edited')
export class TallyListingWhenEdited implements Reaction<ListingEdited> {
  constructor(private readonly tallies: SiteTallies) {}

  async react(tx: Transaction, edit: ListingEdited): Promise<void> {
    if (movesNumbers(edit)) await this.tallies.refresh(tx, edit.listingId);
  }
}
