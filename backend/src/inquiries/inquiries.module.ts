import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { AdminInquiriesController } from './http/admin-inquiries.controller.js';
import { InquiriesExportController } from './http/inquiries-export.controller.js';
import { InquiriesController } from './http/inquiries.controller.js';
import { InquiryLimits } from './http/inquiry-limits.js';
import { PhoneController } from './http/phone.controller.js';
import { PhoneLimits } from './http/phone-limits.js';
import { VerificationController } from './http/verification.controller.js';
import { RecentOutcome } from './http/recent-outcome.js';
import { InquiryDigests } from './data/inquiry-digests.js';
import { OwnerInquiries } from './data/owner-inquiries.js';
import { InquiryCopyMail } from './mail/inquiry-copy.mail.js';
import { MailCopyWhenInquiryCreated } from './reactions/mail-copy-when-inquiry-created.js';
import { MailDigests } from './jobs/mail-digests.js';
import { InquiryDigestMail } from './mail/inquiry-digest.mail.js';
import { InquiryMail } from './mail/inquiry.mail.js';
import { MailOwnerWhenInquiryCreated } from './reactions/mail-owner-when-inquiry-created.js';
import { Inquiries } from './queries/inquiries.js';
import { RevealPhone } from './use-cases/reveal-phone.js';
import { CreateInquiry } from './use-cases/create-inquiry.js';

/** Tables of inquiries, for both processes. */
@Module({ providers: [InquiryDigests, OwnerInquiries], exports: [InquiryDigests, OwnerInquiries] })
export class InquiriesDataModule {}

@Module({
  imports: [BlacklistModule, ListingsDataModule],
  controllers: [
    AdminInquiriesController,
    InquiriesController,
    InquiriesExportController,
    PhoneController,
    VerificationController,
  ],
  providers: [CreateInquiry, Inquiries, InquiryLimits, PhoneLimits, RecentOutcome, RevealPhone],
})
export class InquiriesModule {}

@Module({
  imports: [InquiriesDataModule, ListingsDataModule],
  providers: [
    InquiryCopyMail,
    InquiryDigestMail,
    InquiryMail,
    MailCopyWhenInquiryCreated,
    MailDigests,
    MailOwnerWhenInquiryCreated,
  ],
})
export class InquiriesWorkerModule {}
