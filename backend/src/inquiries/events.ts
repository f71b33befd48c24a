import { defineEvent } from '#platform/events/define-event.js';

/** Delivery of an inquiry by mail: in its own message (`single`), or in the next digest. */
export type MailWay = 'single' | 'digest';

export interface InquiryCreated {
  inquiryId: number;
  listingId: number;
  channel: 'email' | 'whatsapp';
  /** Missing in events that were recorded before there were digests. */
  way?: MailWay;
  /** Whether the sender gets a copy by mail. */
  copy?: boolean;
}

export interface PhoneRevealed {
  listingId: number;
}

/** A visitor has been shown the phone number of a listing. */
export const phoneRevealed = defineEvent<PhoneRevealed>('phone.revealed');

/** A visitor has sent an owner a question. */
export const inquiryCreated = defineEvent<InquiryCreated>('inquiry.created');
