import { defineEvent } from '#platform/events/define-event.js';

export interface InquiryCreated {
  inquiryId: number;
  listingId: number;
  channel: 'email' | 'whatsapp';
}

export interface PhoneRevealed {
  listingId: number;
}

/** A visitor was told the number of a listing. */
export const phoneRevealed = defineEvent<PhoneRevealed>('phone.revealed');

/** A visitor has asked an owner something. */
export const inquiryCreated = defineEvent<InquiryCreated>('inquiry.created');
