import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { PricingModule } from '../pricing/public.js';
import { SearchDataModule, SearchModule } from '../search/public.js';
import { AdminInquiriesController } from './desk/admin-inquiries.controller.js';
import { InquiriesExportController } from './desk/inquiries-export.controller.js';
import { InquiriesController } from './sending/inquiries.controller.js';
import { InquiryLimits } from './sending/inquiry-limits.js';
import { InquiryOutcomes } from './sending/inquiry-outcomes.js';
import { PhoneController } from './phone/phone.controller.js';
import { PhoneLimits } from './phone/phone-limits.js';
import { VerificationController } from './phone/verification.controller.js';
import { InquiryDigests } from './sending/inquiry-digests.js';
import { AlikeHomes } from './answering/alike-homes.js';
import { AnswerInquiry } from './answering/answer-inquiry.js';
import { AskedStaysQuery } from './answering/asked-stays.js';
import { InquiryAnswerMail } from './answering/inquiry-answer.mail.js';
import { OwnerInquiries } from './answering/owner-inquiries.js';
import { InquiryCopyMail } from './sending/inquiry-copy.mail.js';
import { MailCopyWhenInquiryCreated } from './sending/mail-copy-when-inquiry-created.js';
import { MailDigests } from './sending/mail-digests.js';
import { InquiryDigestMail } from './sending/inquiry-digest.mail.js';
import { InquiryMail } from './sending/inquiry.mail.js';
import { MailOwnerWhenInquiryCreated } from './sending/mail-owner-when-inquiry-created.js';
import { Inquiries } from './desk/inquiries.js';
import { RevealPhone } from './phone/reveal-phone.js';
import { CreateInquiry } from './sending/create-inquiry.js';
import { AskHomes } from './several/ask-homes.js';
import { Receipts } from './several/receipts.js';
import { SeveralInquiriesController } from './several/several-inquiries.controller.js';

/** Tables of inquiries, for both processes. */
@Module({ providers: [InquiryDigests], exports: [InquiryDigests] })
export class InquiriesDataModule {}

/** Inquiries as owners see and answer them, for the web process. */
@Module({
  imports: [ListingsDataModule, PricingModule, SearchModule],
  providers: [AlikeHomes, AnswerInquiry, AskedStaysQuery, OwnerInquiries],
  exports: [AlikeHomes, AnswerInquiry, AskedStaysQuery, OwnerInquiries],
})
export class AnsweringModule {}

@Module({
  imports: [AnsweringModule, BlacklistModule, ListingsDataModule],
  controllers: [
    AdminInquiriesController,
    InquiriesController,
    InquiriesExportController,
    PhoneController,
    SeveralInquiriesController,
    VerificationController,
  ],
  providers: [
    AskHomes,
    CreateInquiry,
    Inquiries,
    InquiryLimits,
    InquiryOutcomes,
    PhoneLimits,
    Receipts,
    RevealPhone,
  ],
})
export class InquiriesModule {}

@Module({
  imports: [InquiriesDataModule, ListingsDataModule, PricingModule, SearchDataModule],
  providers: [
    AskedStaysQuery,
    InquiryAnswerMail,
    InquiryCopyMail,
    InquiryDigestMail,
    InquiryMail,
    MailCopyWhenInquiryCreated,
    MailDigests,
    MailOwnerWhenInquiryCreated,
  ],
})
export class InquiriesWorkerModule {}
