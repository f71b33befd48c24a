import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { seasonCleaned } from '../../../pricing/events.js';
import { WaitingLists } from '../waiting-lists.js';
import { FewListings } from '../../../search/public.js';

/** Updates the waiting lists after a season cleaning, which frees many homes at once, and after its undoing. */
@Injectable()
@ReactsTo(seasonCleaned, 'tell-waiting-lists-when-season-cleaned')
export class TellWaitingListsWhenSeasonCleaned implements Reaction<{ cleaningId: number }> {
  constructor(
    private readonly waiting: WaitingLists,
    private readonly listings: FewListings,
  ) {}

  async react(tx: Transaction): Promise<void> {
    for (const id of await this.waiting.listings(tx))
      await this.waiting.tell(tx, id, await this.listings.of(tx, [id]));
  }
}
