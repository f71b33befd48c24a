export { InquiriesDataModule } from './inquiries.module.js';
export { InquiryDigests } from './data/inquiry-digests.js';
export { InquiryPersonalData } from './data/inquiry-personal-data.js';
