export { AnsweringModule, InquiriesDataModule } from './inquiries.module.js';
export { INQUIRY_FIELDS, presentInquiry, type InquiryRow } from './desk/inquiry-rows.js';
export { OwnerInquiries } from './answering/owner-inquiries.js';
export { InquiryDigests } from './sending/inquiry-digests.js';
export { AnswerPersonalData, InquiryPersonalData } from './sending/inquiry-personal-data.js';
export { AlikeHomes } from './answering/alike-homes.js';
export { AnswerInquiry } from './answering/answer-inquiry.js';
