export { InquiriesDataModule } from './inquiries.module.js';
export { OwnerInquiries } from './data/owner-inquiries.js';
export { InquiryDigests } from './data/inquiry-digests.js';
export { InquiryPersonalData } from './data/inquiry-personal-data.js';
