import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { MAY_MOVE_NUMBERS, movesNumbers, type ListingEvent } from '../events.js';
import { PriceAverages } from '../../pricing/public.js';

@Injectable()
@ReactsTo(MAY_MOVE_NUMBERS, 'refresh-averages-when-numbers-move')
export class RefreshAveragesWhenNumbersMove implements Reaction<ListingEvent> {
  constructor(private readonly averages: PriceAverages) {}

  async react(tx: Transaction, event: ListingEvent): Promise<void> {
    if (movesNumbers(event)) await this.averages.refresh(tx, event.listingId);
  }
}
