import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { stayOfForm } from '#common/inquiries/inquiry-form.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Idempotency, REPETITION_SECONDS } from '#platform/http/input/idempotency.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { Problem } from '#platform/process/problem.js';
import { ListingOwners, type ListingOwner } from '../../listings/public.js';
import { columnsOfStay, Inquiry, type AnswerColumns } from './inquiry.entity.js';
import type { InquiryDto } from './inquiry.dto.js';
import { inquiryCreated, type MailWay } from '../events.js';

export type NewInquiry = Omit<Inquiry, 'id' | 'code' | 'createdAt' | AnswerColumns> & { listingId: number };

export function newInquiry(form: InquiryDto): NewInquiry {
  return {
    listingId: form.inmuebleId,
    channel: form.tipoConsulta,
    fullName: form.nombreCompleto,
    email: form.email,
    phone: form.telefono,
    message: form.mensaje,
    ...columnsOfStay(stayOfForm(form)),
  };
}

export interface InquiryMails {
  way: MailWay;
  /** Whether the sender gets a copy. */
  copy: boolean;
}

export interface CreatedInquiry {
  id: number;
  owner: ListingOwner;
}

/** Stores a visitor's question; mail and statistics follow from its event. */
@Injectable()
export class CreateInquiry {
  constructor(
    private readonly transactions: Transactions,
    private readonly owners: ListingOwners,
    private readonly outbox: Outbox,
    private readonly idempotency: Idempotency,
    private readonly options: SiteOptions,
  ) {}

  /**
   * @throws Problem 'not-found' for a listing that is not public, 'invalid' for WhatsApp if it has no phone, 'conflict' while inquiries are
   * closed
   */
  async execute(inquiry: NewInquiry, mails: InquiryMails): Promise<CreatedInquiry> {
    return this.once(inquiry, (tx, { code }) => this.store(tx, inquiry, { code, ...mails }));
  }

  /**
   * Does the same work without storing anything, except that an id of the sequence is consumed; for senders who must not notice that they
   * are blocked.
   */
  async pretend(inquiry: NewInquiry, mails: InquiryMails): Promise<CreatedInquiry> {
    return this.once(inquiry, (tx, { code }) =>
      rolledBack(tx, () => this.store(tx, inquiry, { code, ...mails })),
    );
  }

  private async once(
    inquiry: NewInquiry,
    make: (tx: Transaction, owner: ListingOwner) => Promise<{ id: number }>,
  ): Promise<CreatedInquiry> {
    await this.options.refuseClosed('inquiries');
    const sameWords = { key: `inquiry ${JSON.stringify(inquiry)}`, seconds: REPETITION_SECONDS };
    return this.transactions.run(async (tx) => {
      const owner = await this.owners.ofPublic(tx, inquiry.listingId);
      if (!owner) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
      if (inquiry.channel === 'whatsapp' && !owner.phone) {
        throw Problem.invalid(
          { tipoConsulta: [INQUIRY_MESSAGES.noOwnerPhone] },
          INQUIRY_MESSAGES.noOwnerPhone,
        );
      }
      const { id } = await this.idempotency.once(tx, sameWords, () => make(tx, owner));
      return { id, owner };
    });
  }

  private async store(
    tx: Transaction,
    inquiry: NewInquiry,
    { code, way, copy }: { code: string } & InquiryMails,
  ): Promise<{ id: number }> {
    const { identifiers } = await tx.getRepository(Inquiry).insert({ ...inquiry, code });
    const id: number = identifiers[0]!.id;
    const { listingId, channel } = inquiry;
    const told = { inquiryId: id, listingId, channel, way, ...(copy ? { copy } : {}) };
    await this.outbox.record(tx, occurrence(inquiryCreated, told));
    return { id };
  }
}
