export { InquiriesDataModule } from './inquiries.module.js';
export { INQUIRY_FIELDS, presentInquiry, type InquiryRow } from './desk/inquiry-rows.js';
export { OwnerInquiries } from './sending/owner-inquiries.js';
export { InquiryDigests } from './sending/inquiry-digests.js';
export { InquiryPersonalData } from './sending/inquiry-personal-data.js';
