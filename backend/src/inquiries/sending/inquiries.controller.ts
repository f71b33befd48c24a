import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createInquiry, type InquiryAnswer } from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { formatDay } from '#common/kernel/time/days.js';
import { maskEmail } from '#common/kernel/forms/email.js';
import { inquiryFaults } from '#common/inquiries/inquiry-form.js';
import { PROOF_HEADER } from '#common/kernel/calls/proof-of-work.js';
import { looksAutomatic } from '#common/kernel/forms/spam.js';
import { localDay } from '#platform/process/local-day.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import type { MailOutcome } from '#platform/mail/mail-outcomes.js';
import { Problem } from '#platform/process/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { CreateInquiry, newInquiry, type CreatedInquiry } from './create-inquiry.js';
import { InquiryDto } from './inquiry.dto.js';
import { InquiryLimits } from './inquiry-limits.js';
import { InquiryOutcomes } from './inquiry-outcomes.js';

/**
 * The contact-owner dialog (public-site.md §7, crearConsulta). Bots and blacklisted persons get the answer of everybody else, after the same
 * time.
 */
@Controller()
export class InquiriesController {
  constructor(
    private readonly createInquiry: CreateInquiry,
    private readonly blacklist: Blacklist,
    private readonly limits: InquiryLimits,
    private readonly outcomes: InquiryOutcomes,
  ) {}

  @Answers(createInquiry)
  async create(@Sent() form: InquiryDto, @Req() { ip, headers }: FastifyRequest): Promise<InquiryAnswer> {
    const errors = inquiryFaults(form, formatDay(localDay(new Date())));
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    const way = await this.limits.consume(form, ip, headers[PROOF_HEADER]?.toString());
    const inquiry = newInquiry(form);
    const mails = { way, copy: await this.limits.mayCopy(form) };
    const isDropped = (await this.blacklist.lists(form.email)) || looksAutomatic(form);
    const created = isDropped
      ? await this.createInquiry.pretend(inquiry, mails)
      : await this.createInquiry.execute(inquiry, mails);
    if (form.tipoConsulta === 'whatsapp') return toWhatsapp(created);
    return mailed(created, await this.outcomes.of(created.id, { way, isDropped }));
  }
}

function mailed({ id, owner }: CreatedInquiry, outcome: MailOutcome | undefined): InquiryAnswer {
  const emailPropietario = maskEmail(owner.email);
  if (outcome?.state === 'sent') return answer(id, { emailPropietario, emailEnviado: true });
  if (outcome?.state === 'failed')
    return answer(id, {
      emailPropietario,
      errorEmail: outcome.refusesMail ? INQUIRY_MESSAGES.ownerRefusesMail : INQUIRY_MESSAGES.tryAgain,
    });
  return answer(id, { emailPropietario, emailEncolado: true, errorEmail: INQUIRY_MESSAGES.delayed });
}

function answer(insertId: number, mail: Partial<InquiryAnswer>): InquiryAnswer {
  return {
    success: true,
    error: null,
    insertId,
    emailPropietario: '',
    telefonoPropietario: '',
    emailEnviado: false,
    emailEncolado: false,
    errorEmail: null,
    ...mail,
  };
}

function toWhatsapp({ id, owner }: CreatedInquiry): InquiryAnswer {
  return answer(id, { telefonoPropietario: owner.phone });
}
