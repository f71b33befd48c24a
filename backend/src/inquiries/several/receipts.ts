import { Injectable } from '@nestjs/common';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { INQUIRY_COPY_MAIL } from '../sending/inquiry-copy.mail.js';
import type { SeveralInquiriesDto } from '../sending/inquiry.dto.js';
import { InquiryLimits } from '../sending/inquiry-limits.js';

/** Mails the sender of one question to several homes which of them were asked. */
@Injectable()
export class Receipts {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailbox: Mailbox,
    private readonly limits: InquiryLimits,
  ) {}

  /** Once per set of inquiries; to a mailbox as often as a copy. */
  async post(
    { email, nombreCompleto: name }: SeveralInquiriesDto,
    { inquiryIds, isDropped }: { inquiryIds: readonly number[]; isDropped: boolean },
  ): Promise<void> {
    if (inquiryIds.length === 0) return;
    if (!(await this.limits.mayCopy({ tipoConsulta: 'email', copia: true, email }))) return;
    const post = (tx: Transaction) =>
      this.mailbox.post(tx, {
        dedupeKey: `${INQUIRY_COPY_MAIL}:${inquiryIds.toSorted((one, other) => one - other).join('-')}`,
        template: INQUIRY_COPY_MAIL,
        facts: { inquiryIds },
        recipient: { name, email },
      });
    await this.transactions.run((tx) => (isDropped ? rolledBack(tx, () => post(tx)) : post(tx)));
  }
}
