import { defineEvent } from '#platform/events/define-event.js';

export interface InquiryCreated {
  inquiryId: number;
  listingId: number;
  channel: 'email' | 'whatsapp';
}

export interface PhoneRevealed {
  listingId: number;
}

/** A visitor has been shown the phone number of a listing. */
export const phoneRevealed = defineEvent<PhoneRevealed>('phone.revealed');

/** A visitor has sent an owner a question. */
export const inquiryCreated = defineEvent<InquiryCreated>('inquiry.created');
