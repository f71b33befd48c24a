import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestOwnerLink, type OwnerLinkRequest } from '#common/owners/link/owner-access-calls.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { ownerLinkFaults } from '#common/owners/link/owner-link-form.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { fillsTrap } from '#common/kernel/forms/spam.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Email } from '#platform/http/input/dto-fields.js';
import { PublicForm } from '#platform/http/answers/form-bodies.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { Blacklist } from '../../blacklist/public.js';
import { SendOwnerLinks } from './send-owner-links.js';

/** Limits the requests of a network, and the messages to a mailbox whose owner may not have asked for them. */
const PER_NETWORK: Limit = { name: 'owner-links', points: 20, seconds: 3_600 };
const PER_MAILBOX: Limit = { name: 'owner-links-mailbox', points: 5, seconds: 86_400 };

class OwnerLinkDto extends SpamTrapsDto implements OwnerLinkRequest {
  @Email() email = '';
}

/** Requests for links. The answer is the same whether or not a message is sent. */
@Controller()
export class OwnerLinksController {
  constructor(
    private readonly sending: SendOwnerLinks,
    private readonly blacklist: Blacklist,
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
  ) {}

  @Answers(requestOwnerLink)
  async request(@Sent() form: OwnerLinkDto, @Req() { ip }: FastifyRequest): Promise<SimpleAnswer> {
    const errors = ownerLinkFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    await this.networks.consume(PER_NETWORK, ip);
    const email = form.email.trim();
    const isDropped =
      fillsTrap(form) ||
      (await this.blacklist.lists(email)) ||
      !(await this.limits.tryConsume(PER_MAILBOX, mailboxOf(email)));
    await (isDropped ? this.sending.pretend(email) : this.sending.execute(email));
    return { success: true, message: OWNER_ACCESS_MESSAGES.requested };
  }

  /** The same form submitted without JavaScript; redirects to the confirmation page. */
  @PublicForm('mi-aviso')
  async requestByForm(
    @Sent() form: OwnerLinkDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.request(form, request);
    await reply.redirect(`${PUBLIC_PATHS.myNotice}?enviado=1`, 303);
  }
}
