import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  sendMessage,
  type ContactAnswer,
  type ContactRequest,
} from '#common/newsletter/support/support-calls.js';
import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { contactFaults } from '#common/newsletter/support/contact-form.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { looksAutomatic } from '#common/kernel/forms/spam.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Email, Text } from '#platform/http/input/dto-fields.js';
import { PublicForm } from '#platform/http/answers/form-bodies.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';
import { visitorAddress } from '#platform/process/visitor-address.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { Blacklist } from '../../blacklist/public.js';
import { ReceiveMessage } from './receive-message.js';

/** Limits per person, and a higher one per network, which many people may share, as in a hotel. */
const PER_PERSON: Limit = { name: 'contact-person', points: 10, seconds: 3_600 };
const PER_NETWORK: Limit = { name: 'contact', points: 60, seconds: 3_600 };

class ContactDto extends SpamTrapsDto implements ContactRequest {
  @Text(LENGTHS.name) nombreCompleto = '';
  @Email() email = '';
  @Text(LENGTHS.message) mensaje = '';
}

/** The contact form (public-site.md §7, newsletter/recibir). */
@Controller()
export class ContactController {
  constructor(
    private readonly receiveMessage: ReceiveMessage,
    private readonly blacklist: Blacklist,
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
  ) {}

  @Answers(sendMessage)
  async receive(@Sent() form: ContactDto, @Req() { ip }: FastifyRequest): Promise<ContactAnswer> {
    const errors = contactFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    await this.limit(form, ip);
    const message = { fullName: form.nombreCompleto, email: form.email, message: form.mensaje };
    const isListed = await this.blacklist.lists(form.email);
    if (isListed || looksAutomatic(form)) await this.receiveMessage.pretend(message);
    else await this.receiveMessage.execute(message);
    return { success: true, error: null, message: CONTACT_MESSAGES.received };
  }

  /** The same form submitted without JavaScript; redirects to the confirmation. */
  @PublicForm('contacto')
  async receiveForm(
    @Sent() form: ContactDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.receive(form, request);
    await reply.redirect(`${PUBLIC_PATHS.contact}?enviado=1`, 303);
  }

  private async limit({ email }: ContactDto, ip: string): Promise<void> {
    await this.limits.consume(PER_PERSON, `${visitorAddress(ip)} ${normaliseEmail(email)}`);
    await this.networks.consume(PER_NETWORK, ip);
  }
}
