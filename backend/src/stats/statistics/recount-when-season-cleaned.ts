import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { seasonCleaned } from '../../pricing/events.js';
import { SiteTallies } from './site-tallies.js';

@Injectable()
@ReactsTo(seasonCleaned, 'recount-when-season-cleaned')
export class RecountWhenSeasonCleaned implements Reaction<{ cleaningId: number }> {
  constructor(private readonly tallies: SiteTallies) {}

  async react(tx: Transaction): Promise<void> {
    await this.tallies.recompute(tx);
  }
}
