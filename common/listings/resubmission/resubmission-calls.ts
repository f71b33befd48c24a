import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { OwnNoticeRequest } from '../own-notice-shapes.js';
import type { RejectedNoticeAnswer, ResubmissionRequest } from './resubmission-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

// Rejected notices that their owners correct and send again, by the link of the notice.

/** The rejected notice of a link: 409 if it is not rejected any more. */
export const viewRejectedNotice = publicWrite<
  OwnNoticeRequest,
  RejectedNoticeAnswer,
  Refused<409 | 410 | 429>
>('miAviso/correccion/ver');

/** Corrects the rejected notice and returns it to the pending ones. */
export const resubmitNotice = publicWrite<ResubmissionRequest, SimpleAnswer, Refused<409 | 410 | 429>>(
  'miAviso/correccion/mandar',
);
