import { defineEvent } from '#platform/events/define-event.js';

export interface InquiryCreated {
  inquiryId: number;
  listingId: number;
  channel: 'email' | 'whatsapp';
}

/** A visitor has asked an owner something. */
export const inquiryCreated = defineEvent<InquiryCreated>('inquiry.created');
