import { Controller, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendMessage } from '#common/calls/support.js';
import { CONTACT_MESSAGES } from '#common/messages/contact.js';
import { normaliseEmail } from '#common/rules/email.js';
import { contactFaults } from '#common/rules/inquiry-form.js';
import { looksAutomatic } from '#common/rules/spam.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { ContactAnswer, ContactRequest } from '#common/wire/messages.js';
import { Public } from '#platform/http/access.js';
import { Answers, Sent } from '#platform/http/answers.js';
import { Text } from '#platform/http/dto-fields.js';
import { ACCEPTS_FORMS } from '#platform/http/form-bodies.js';
import { SpamTrapsDto } from '#platform/http/spam-traps.dto.js';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { Problem } from '#platform/problems/problem.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';
import { digest } from '#platform/secrets/digest.js';
import { Blacklist } from '../../blacklist/public.js';
import { ReceiveMessage } from '../use-cases/receive-message.js';

/** Limits per person, and a higher one per address, which many people may share, as in a hotel. */
const PER_PERSON: Limit = { name: 'contact-person', points: 10, seconds: 3_600 };
const PER_ADDRESS: Limit = { name: 'contact', points: 60, seconds: 3_600 };

class ContactDto extends SpamTrapsDto implements ContactRequest {
  @Text(LENGTHS.name) nombreCompleto = '';
  @Text(LENGTHS.email) email = '';
  @Text(LENGTHS.message) mensaje = '';
}

/** The contact form (public-site.md §7, newsletter/recibir). */
@Controller()
export class ContactController {
  constructor(
    private readonly receiveMessage: ReceiveMessage,
    private readonly blacklist: Blacklist,
    private readonly limits: RateLimits,
  ) {}

  @Answers(sendMessage)
  async receive(@Sent() form: ContactDto, @Req() { ip }: FastifyRequest): Promise<ContactAnswer> {
    const errors = contactFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    if (!looksAutomatic(form) && !(await this.blacklist.lists(form.email))) {
      await this.limit(form, visitorAddress(ip));
      await this.receiveMessage.execute({
        fullName: form.nombreCompleto,
        email: form.email,
        message: form.mensaje,
      });
    }
    return { success: true, error: null, message: CONTACT_MESSAGES.received };
  }

  /** The same form submitted without JavaScript; redirects to the confirmation. */
  @Public()
  @Post('contacto')
  @RouteConfig(ACCEPTS_FORMS)
  async receiveForm(
    @Sent() form: ContactDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.receive(form, request);
    await reply.redirect('/contacto?enviado=1', 303);
  }

  private async limit({ email }: ContactDto, address: string): Promise<void> {
    const person = digest(normaliseEmail(email));
    await this.limits.consume(PER_PERSON, `${address} ${person}`);
    await this.limits.consume(PER_ADDRESS, address);
  }
}
