import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Inquiry } from './inquiry.entity.js';
import { inquiryCreated, type InquiryCreated } from '../events.js';
import { INQUIRY_COPY_MAIL } from './inquiry-copy.mail.js';

/** Mails the sender a copy, if one was requested. */
@Injectable()
@ReactsTo(inquiryCreated, 'mail-copy-when-inquiry-created')
export class MailCopyWhenInquiryCreated implements Reaction<InquiryCreated> {
  constructor(private readonly mailbox: Mailbox) {}

  async react(tx: Transaction, { inquiryId, copy }: InquiryCreated): Promise<void> {
    if (!copy) return;
    const inquiry = await tx.getRepository(Inquiry).findOneBy({ id: inquiryId });
    // The sender's data have been erased meanwhile.
    if (!inquiry?.email) return;
    await this.mailbox.post(tx, {
      dedupeKey: `${INQUIRY_COPY_MAIL}:${inquiryId}`,
      template: INQUIRY_COPY_MAIL,
      facts: { inquiryId },
      recipient: { name: inquiry.fullName, email: inquiry.email },
    });
  }
}
