import type { OwnInquiriesAnswer, OwnInquiryMark } from '../wire/owner-inquiries.js';
import type { OwnNoticeRequest } from '../wire/own-notice.js';
import type { Refused } from './call.js';
import { publicWrite } from './public-call.js';

// Inquiries as owners see them by the link of a notice.

/** The newest inquiries about the notice, and which were answered. */
export const viewOwnInquiries = publicWrite<OwnNoticeRequest, OwnInquiriesAnswer, Refused<410 | 429>>(
  'miAviso/consultas/ver',
);

/** Marks an inquiry as answered, or as not answered. */
export const markOwnInquiry = publicWrite<OwnInquiryMark, OwnInquiriesAnswer, Refused<404 | 410 | 429>>(
  'miAviso/consultas/marcar',
);
