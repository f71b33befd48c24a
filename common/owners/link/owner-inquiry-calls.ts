import type {
  OwnInquiriesAnswer,
  OwnInquiryMark,
  OwnInquiryRecall,
  OwnInquiryReply,
} from './owner-inquiry-shapes.js';
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

/** Answers an inquiry by a mail of the site, which waits for some seconds. */
export const answerOwnInquiry = publicWrite<
  OwnInquiryReply,
  OwnInquiriesAnswer,
  Refused<404 | 409 | 410 | 429>
>('miAviso/consultas/responder');

/** Takes an answer back while its mail waits, with the mark of the price. */
export const recallOwnAnswer = publicWrite<
  OwnInquiryRecall,
  OwnInquiriesAnswer,
  Refused<404 | 409 | 410 | 429>
>('miAviso/consultas/deshacer');
