import { Controller, Req, Res } from '@nestjs/common';
import { IsIn } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  requestAlert,
  type AlertFrequency,
  type AlertRequest,
} from '#common/inquiries/alerts/alert-calls.js';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { alertFaults } from '#common/inquiries/alerts/alert-form.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { fillsTrap } from '#common/kernel/forms/spam.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Email, Text } from '#platform/http/input/dto-fields.js';
import { PublicForm } from '#platform/http/answers/form-bodies.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { Blacklist } from '../../../blacklist/public.js';
import type { Cadence } from '../alerted-search.js';
import { ReadAlert } from './read-alert.js';
import { RequestAlert } from './request-alert.js';

/** Limits the requests of a network, and the messages to a mailbox whose owner may not have asked for them. */
const PER_NETWORK: Limit = { name: 'alerts', points: 20, seconds: 3_600 };
const PER_MAILBOX: Limit = { name: 'alerts-mailbox', points: 5, seconds: 86_400 };

const CADENCES: Readonly<Record<AlertFrequency, Cadence>> = { enseguida: 'at-once', diaria: 'daily' };

class AlertDto extends SpamTrapsDto implements AlertRequest {
  @Email() email = '';
  @Text(LENGTHS.message) busqueda = '';
  @IsIn(Object.keys(CADENCES), { message: ERROR_MESSAGES.invalid }) frecuencia: AlertFrequency;
}

/** Requests for alerts. The answer is the same whether or not a message is sent. */
@Controller()
export class AlertsController {
  constructor(
    private readonly requests: RequestAlert,
    private readonly blacklist: Blacklist,
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
    private readonly reading: ReadAlert,
  ) {}

  @Answers(requestAlert)
  async request(@Sent() form: AlertDto, @Req() { ip }: FastifyRequest): Promise<SimpleAnswer> {
    const errors = alertFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    const alert = await this.reading.of(form.busqueda, {
      email: form.email,
      cadence: CADENCES[form.frecuencia],
    });
    await this.networks.consume(PER_NETWORK, ip);
    const isDropped =
      fillsTrap(form) ||
      (await this.blacklist.lists(alert.email)) ||
      !(await this.limits.tryConsume(PER_MAILBOX, mailboxOf(alert.email)));
    await (isDropped ? this.requests.pretend(alert, ip) : this.requests.execute(alert, ip));
    return { success: true, message: ALERT_MESSAGES.requested };
  }

  /** The same form submitted without JavaScript; redirects to the confirmation page. */
  @PublicForm('avisame')
  async requestByForm(
    @Sent() form: AlertDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.request(form, request);
    await reply.redirect(`${PUBLIC_PATHS.alert}?enviado=1`, 303);
  }
}
