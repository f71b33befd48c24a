import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createInquiry } from '#common/calls/inquiries.js';
import { INQUIRY_MESSAGES } from '#common/messages/contact.js';
import { maskEmail } from '#common/rules/email.js';
import { inquiryFaults } from '#common/rules/inquiry-form.js';
import { looksAutomatic } from '#common/rules/spam.js';
import type { InquiryAnswer } from '#common/wire/messages.js';
import { Answers, Sent } from '#platform/http/answers.js';
import { MailOutcomes } from '#platform/mail/mail-outcomes.js';
import { Problem } from '#platform/problems/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { inquiryMailKey } from '../mail/inquiry.mail.js';
import { CreateInquiry, type CreatedInquiry, type NewInquiry } from '../use-cases/create-inquiry.js';
import { InquiryDto } from './dto/inquiry.dto.js';
import { InquiryLimits } from './inquiry-limits.js';

const MAIL_WAIT_MS = 4_000;

/** The contact-owner dialog (public-site.md §7, crearConsulta). */
@Controller()
export class InquiriesController {
  constructor(
    private readonly createInquiry: CreateInquiry,
    private readonly blacklist: Blacklist,
    private readonly limits: InquiryLimits,
    private readonly mail: MailOutcomes,
  ) {}

  @Answers(createInquiry)
  async create(@Sent() form: InquiryDto, @Req() { ip }: FastifyRequest): Promise<InquiryAnswer> {
    const errors = inquiryFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    await this.limits.consume(form, ip);
    const inquiry: NewInquiry = {
      listingId: form.inmuebleId,
      channel: form.tipoConsulta,
      fullName: form.nombreCompleto,
      email: form.email,
      phone: form.telefono,
      message: form.mensaje,
    };
    if (looksAutomatic(form) || (await this.blacklist.lists(form.email)))
      return dropped(inquiry, await this.createInquiry.pretend(inquiry));
    const created = await this.createInquiry.execute(inquiry);
    return form.tipoConsulta === 'email' ? this.mailed(created) : toWhatsapp(created);
  }

  private async mailed({ id, owner }: CreatedInquiry): Promise<InquiryAnswer> {
    const outcome = await this.mail.waitFor(inquiryMailKey(id), MAIL_WAIT_MS);
    const emailPropietario = maskEmail(owner.email);
    if (outcome?.state === 'sent') return answer(id, { emailPropietario, emailEnviado: true });
    if (outcome?.state === 'failed')
      return answer(id, { emailPropietario, errorEmail: INQUIRY_MESSAGES.tryAgain });
    return answer(id, { emailPropietario, emailEncolado: true, errorEmail: INQUIRY_MESSAGES.delayed });
  }
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

/** Bots and blacklisted persons get the same response as everybody else. */
function dropped({ channel }: NewInquiry, created: CreatedInquiry): InquiryAnswer {
  if (channel === 'whatsapp') return toWhatsapp(created);
  const { id, owner } = created;
  return answer(id, { emailPropietario: maskEmail(owner.email), emailEnviado: true });
}
