import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { INQUIRY_MESSAGES } from '#common/messages/contact.js';
import { maskEmail } from '#common/rules/email.js';
import { inquiryFaults } from '#common/rules/inquiry-form.js';
import { looksAutomatic } from '#common/rules/spam.js';
import { fold } from '#common/rules/text.js';
import type { InquiryAnswer } from '#common/wire/messages.js';
import { Public } from '#platform/http/access.js';
import { parseBody } from '#platform/http/parse-body.js';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { MailOutcomes } from '#platform/mail/mail-outcomes.js';
import { Problem } from '#platform/problems/problem.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';
import { Blacklist } from '../../blacklist/public.js';
import { inquiryMailKey } from '../mail/inquiry.mail.js';
import { CreateInquiry, type CreatedInquiry } from '../use-cases/create-inquiry.js';
import { InquiryDto } from './dto/inquiry.dto.js';

const MAIL_WAIT_MS = 4_000;
/** Per address and listing, so that people behind one address are not shut out; and per listing (reliability.md). */
const PER_VISITOR: Limit = { name: 'inquiry-visitor', points: 5, seconds: 3_600 };
const PER_LISTING: Limit = { name: 'inquiry-listing', points: 20, seconds: 86_400 };
/** One text from one person, to however many listings: the prefilled one goes to a dozen at most in good faith. */
const PER_TEXT: Limit = { name: 'inquiry-text', points: 12, seconds: 3_600 };

/** The contact-owner dialog (public-site.md §7, crearConsulta). */
@Public()
@Controller('api/inmueble/consulta')
export class InquiriesController {
  constructor(
    private readonly createInquiry: CreateInquiry,
    private readonly blacklist: Blacklist,
    private readonly limits: RateLimits,
    private readonly mail: MailOutcomes,
  ) {}

  @Post('crearConsulta')
  @HttpCode(200)
  async create(@Body() body: unknown, @Req() { ip }: FastifyRequest): Promise<InquiryAnswer> {
    const form = parseBody(InquiryDto, body);
    const errors = inquiryFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    if (looksAutomatic(form) || (await this.blacklist.lists(form.email))) return dropped(form.tipoConsulta);
    await this.limit(form, ip);
    const created = await this.createInquiry.execute({
      listingId: form.inmuebleId,
      channel: form.tipoConsulta,
      fullName: form.nombreCompleto,
      email: form.email,
      phone: form.telefono,
      message: form.mensaje,
    });
    return form.tipoConsulta === 'email' ? this.mailed(created) : answer(created.id, {});
  }

  private async limit({ inmuebleId, mensaje, email, telefono }: InquiryDto, ip: string): Promise<void> {
    await this.limits.consume(PER_VISITOR, `${visitorAddress(ip)} ${inmuebleId}`);
    await this.limits.consume(PER_LISTING, String(inmuebleId));
    const text = createHash('sha256')
      .update(`${fold(mensaje)} ${email} ${telefono}`)
      .digest('base64url');
    await this.limits.consume(PER_TEXT, text);
  }

  private async mailed({ id, owner }: CreatedInquiry): Promise<InquiryAnswer> {
    const outcome = await this.mail.waitFor(inquiryMailKey(id), MAIL_WAIT_MS);
    const hasFailed = outcome?.state === 'failed';
    const isSent = outcome?.state === 'sent';
    return answer(id, {
      emailPropietario: maskEmail(owner.email),
      emailEnviado: isSent,
      emailEncolado: !isSent && !hasFailed,
      errorEmail: hasFailed ? INQUIRY_MESSAGES.tryAgain : null,
    });
  }
}

function answer(insertId: number, mail: Partial<InquiryAnswer>): InquiryAnswer {
  return {
    success: true,
    error: null,
    insertId,
    emailPropietario: '',
    emailEnviado: false,
    emailEncolado: false,
    errorEmail: null,
    ...mail,
  };
}

/** What a machine or a blacklisted person is told: all went well. */
function dropped(channel: InquiryDto['tipoConsulta']): InquiryAnswer {
  return answer(0, { emailEnviado: channel === 'email' });
}
