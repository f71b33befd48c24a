import { RejectedNotice } from './rejected-notice.js';
import { ResubmissionReview } from './resubmission-review.js';
import { CorrectedNotice } from './corrected-notice.js';
import { ResubmitListing } from './resubmit-listing.js';
import { ResubmissionRules } from './resubmission-rules.js';

/** Rejected notices that owners correct, in the web process. */
export const RESUBMISSION = [
  CorrectedNotice,
  RejectedNotice,
  ResubmissionReview,
  ResubmissionRules,
  ResubmitListing,
];
