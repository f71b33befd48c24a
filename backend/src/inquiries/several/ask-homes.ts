import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { stayOfForm } from '#common/inquiries/inquiry-form.js';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import { whyNotAsked } from '#common/inquiries/several-inquiries.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '#platform/process/problem.js';
import { ListingOwners } from '../../listings/public.js';
import { AskedStaysQuery } from '../answering/asked-stays.js';
import type { MailWay } from '../events.js';
import { CreateInquiry, newInquiry } from '../sending/create-inquiry.js';
import type { InquiryDto } from '../sending/inquiry.dto.js';
import { InquiryLimits } from '../sending/inquiry-limits.js';

/** What became of an inquiry to one of several homes: it is stored, the home is not free, or it was refused. */
export type AskedHome =
  | { kind: 'stored'; inquiryId: number; way: MailWay }
  | { kind: 'taken' | 'refused'; reason: string };

/** Asks the owner of one of several homes. */
@Injectable()
export class AskHomes {
  private readonly log = new Logger('AskHomes');

  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly stays: AskedStaysQuery,
    private readonly limits: InquiryLimits,
    private readonly createInquiry: CreateInquiry,
  ) {}

  /**
   * Each inquiry has its own transaction and repetition key, and a failure is a result, so that one does not lose the others.
   * @throws Problem 'conflict' while inquiries are closed
   */
  async ask(inquiry: InquiryDto, from: { ip: string; isDropped: boolean }): Promise<AskedHome> {
    try {
      return await this.store(inquiry, from);
    } catch (error) {
      if (!(error instanceof Problem)) this.log.error(error);
      else if (error.kind === 'conflict') throw error;
      const reason = error instanceof Problem ? error.message : SEVERAL_MESSAGES.failed;
      return { kind: 'refused', reason };
    }
  }

  private async store(
    form: InquiryDto,
    { ip, isDropped }: { ip: string; isDropped: boolean },
  ): Promise<AskedHome> {
    const owner = await this.owners.ofPublic(this.database.manager, form.inmuebleId);
    if (!owner) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    const stays = await this.stays.of(form.inmuebleId, owner);
    const reason = whyNotAsked(stays.quote(stayOfForm(form)));
    if (reason) return { kind: 'taken', reason };
    const way = await this.limits.consumeHome(form, ip);
    const mails = { way, copy: false };
    const { id } = isDropped
      ? await this.createInquiry.pretend(newInquiry(form), mails)
      : await this.createInquiry.execute(newInquiry(form), mails);
    return { kind: 'stored', inquiryId: id, way };
  }
}
