import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { phoneRevealed } from '../events.js';

/** Records that a visitor was shown the number of a listing; statistics follow from the event. */
@Injectable()
export class RevealPhone {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async execute(listingId: number): Promise<void> {
    await this.transactions.run((tx) => this.outbox.record(tx, occurrence(phoneRevealed, { listingId })));
  }
}
