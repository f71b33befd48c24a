import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { AdminInquiriesController } from './desk/admin-inquiries.controller.js';
import { InquiriesExportController } from './desk/inquiries-export.controller.js';
import { InquiriesController } from './sending/inquiries.controller.js';
import { InquiryLimits } from './sending/inquiry-limits.js';
import { PhoneController } from './phone/phone.controller.js';
import { PhoneLimits } from './phone/phone-limits.js';
import { VerificationController } from './phone/verification.controller.js';
import { RecentOutcome } from './phone/recent-outcome.js';
import { InquiryDigests } from './sending/inquiry-digests.js';
import { OwnerInquiries } from './sending/owner-inquiries.js';
import { InquiryCopyMail } from './sending/inquiry-copy.mail.js';
import { MailCopyWhenInquiryCreated } from './sending/mail-copy-when-inquiry-created.js';
import { MailDigests } from './sending/mail-digests.js';
import { InquiryDigestMail } from './sending/inquiry-digest.mail.js';
import { InquiryMail } from './sending/inquiry.mail.js';
import { MailOwnerWhenInquiryCreated } from './sending/mail-owner-when-inquiry-created.js';
import { Inquiries } from './desk/inquiries.js';
import { RevealPhone } from './phone/reveal-phone.js';
import { CreateInquiry } from './sending/create-inquiry.js';

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
