import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { phoneRevealed, type PhoneRevealed } from '../../inquiries/events.js';
import { ListingCounters } from './listing-counters.js';

@Injectable()
@ReactsTo(phoneRevealed, 'count-phone-when-revealed')
export class CountPhoneWhenRevealed implements Reaction<PhoneRevealed> {
  constructor(private readonly counters: ListingCounters) {}

  async react(tx: Transaction, { listingId }: PhoneRevealed, at: Date): Promise<void> {
    await this.counters.add(tx, listingId, { counted: 'phone_contacts', at });
  }
}
