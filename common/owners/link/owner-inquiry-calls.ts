import type { OwnInquiriesAnswer, OwnInquiryMark } from './owner-inquiry-shapes.js';
import type { OwnNoticeRequest } from '../../listings/own-notice-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

// Inquiries as owners see them by the link of a notice.

/** The newest inquiries about the notice, and which were answered. */
export const viewOwnInquiries = publicWrite<OwnNoticeRequest, OwnInquiriesAnswer, Refused<410 | 429>>(
  'miAviso/consultas/ver',
);

/** Marks an inquiry as answered, or as not answered. */
export const markOwnInquiry = publicWrite<OwnInquiryMark, OwnInquiriesAnswer, Refused<404 | 410 | 429>>(
  'miAviso/consultas/marcar',
);
