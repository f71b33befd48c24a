import { Injectable } from '@nestjs/common';
import { AuditPersonalData } from '#platform/audit/audit-personal-data.js';
import { ConsentPersonalData } from '#platform/consents/consent-personal-data.js';
import { MailPersonalData } from '#platform/mail/mail-personal-data.js';
import { RefusalPersonalData } from '#platform/mail/refusal-personal-data.js';
import type { HoldsPersonalData } from '#platform/database/personal-data.js';
import { AlertPersonalData } from '../../inquiries/alerts/public.js';
import { BlacklistPersonalData } from '../../blacklist/public.js';
import { ContactPersonalData } from '../../contacts/public.js';
import { PaymentPersonalData } from '../../contracts/public.js';
import { AnswerPersonalData, InquiryPersonalData } from '../../inquiries/public.js';
import { ListingPersonalData, StatedAddressPersonalData } from '../../listings/public.js';
import { NotePersonalData } from '../notes/public.js';
import { ReportNotePersonalData, ReportPersonalData } from '../../inquiries/reports/public.js';
import { SubscriberPersonalData, SuppressionPersonalData } from '../../newsletter/public.js';
import { SupportPersonalData } from '../../newsletter/support/public.js';

/**
 * Every part of the site that holds data about persons. A new one is a class of its module and a line here
 * (test/integration/owners/personal-data.test.ts finds tables that are missing).
 */
@Injectable()
export class Holders {
  readonly listings = new ListingPersonalData();

  /** In the order in which they are erased: notes, consents, payments, answers and notes of reports, their listings, their contacts. */
  readonly all: readonly HoldsPersonalData[];

  constructor(
    readonly contacts: ContactPersonalData,
    readonly audit: AuditPersonalData,
  ) {
    this.all = [
      new NotePersonalData(),
      new ConsentPersonalData(),
      new PaymentPersonalData(),
      new AnswerPersonalData(),
      new ReportNotePersonalData(),
      this.listings,
      new StatedAddressPersonalData(),
      this.contacts,
      new InquiryPersonalData(),
      new AlertPersonalData(),
      new SubscriberPersonalData(),
      new ReportPersonalData(),
      new SupportPersonalData(),
      new MailPersonalData(),
      new RefusalPersonalData(),
      audit,
      new SuppressionPersonalData(),
      new BlacklistPersonalData(),
    ];
  }
}
