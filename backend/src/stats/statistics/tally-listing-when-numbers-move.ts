import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { MAY_MOVE_NUMBERS, movesNumbers, type ListingEvent } from '../../listings/events.js';
import { SiteTallies } from './site-tallies.js';

@Injectable()
@ReactsTo(MAY_MOVE_NUMBERS, 'tally-listing-when-numbers-move')
export class TallyListingWhenNumbersMove implements Reaction<ListingEvent> {
  constructor(private readonly tallies: SiteTallies) {}

  async react(tx: Transaction, event: ListingEvent): Promise<void> {
    if (movesNumbers(event)) await this.tallies.refresh(tx, event.listingId);
  }
}
