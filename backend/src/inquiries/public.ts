export { InquiriesDataModule } from './inquiries.module.js';
export { InquiryDigests } from './data/inquiry-digests.js';
