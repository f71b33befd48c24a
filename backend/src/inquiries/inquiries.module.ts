import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { AdminInquiriesController } from './http/admin-inquiries.controller.js';
import { InquiriesController } from './http/inquiries.controller.js';
import { InquiryLimits } from './http/inquiry-limits.js';
import { PhoneController } from './http/phone.controller.js';
import { PhoneLimits } from './http/phone-limits.js';
import { InquiryMail } from './mail/inquiry.mail.js';
import { MailOwnerWhenInquiryCreated } from './reactions/mail-owner-when-inquiry-created.js';
import { Inquiries } from './queries/inquiries.js';
import { RevealPhone } from './use-cases/reveal-phone.js';
import { CreateInquiry } from './use-cases/create-inquiry.js';

@Module({
  imports: [BlacklistModule, ListingsDataModule],
  controllers: [AdminInquiriesController, InquiriesController, PhoneController],
  providers: [CreateInquiry, Inquiries, InquiryLimits, PhoneLimits, RevealPhone],
})
export class InquiriesModule {}

@Module({ imports: [ListingsDataModule], providers: [InquiryMail, MailOwnerWhenInquiryCreated] })
export class InquiriesWorkerModule {}
