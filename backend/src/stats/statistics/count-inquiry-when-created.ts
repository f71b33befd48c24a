import { Injectable } from '@nestjs/common';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { inquiryCreated, type InquiryCreated } from '../../inquiries/events.js';
import { COUNT_INQUIRY, InquiryCounts } from './inquiry-counts.js';
import { ListingCounters } from './listing-counters.js';

@Injectable()
@ReactsTo(inquiryCreated, COUNT_INQUIRY)
export class CountInquiryWhenCreated implements Reaction<InquiryCreated> {
  constructor(
    private readonly counters: ListingCounters,
    private readonly counts: InquiryCounts,
  ) {}

  async react(tx: Transaction, { inquiryId, listingId, channel }: InquiryCreated): Promise<void> {
    await this.counts.lock(tx);
    const inquiry = await rowOf<{ created_at: Date }>(
      tx,
      'SELECT created_at FROM offered_inquiries WHERE id = $1',
      [inquiryId],
    );
    if (!inquiry) return;
    const counted = channel === 'email' ? 'email_inquiries' : 'whatsapp_inquiries';
    await this.counters.add(tx, listingId, { counted, at: inquiry.created_at });
  }
}
