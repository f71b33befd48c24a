import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { inquiryCreated, type InquiryCreated } from '../../inquiries/events.js';
import { ListingCounters } from '../listing-counters.js';

@Injectable()
@ReactsTo(inquiryCreated, 'count-inquiry-when-created')
export class CountInquiryWhenCreated implements Reaction<InquiryCreated> {
  constructor(private readonly counters: ListingCounters) {}

  async react(tx: Transaction, { listingId, channel }: InquiryCreated): Promise<void> {
    await this.counters.add(tx, listingId, channel === 'email' ? 'email_inquiries' : 'whatsapp_inquiries');
  }
}
