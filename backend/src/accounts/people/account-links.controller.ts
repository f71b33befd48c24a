import { Controller, Ip, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  definePassword,
  readAccountLink,
  requestReset,
  type LinkAnswer,
} from '#common/accounts/account-calls.js';
import { ACCOUNT_MESSAGES, PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { isEmail } from '#common/kernel/forms/email.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { watch } from '#platform/security/watched-request.js';
import { DefinePassword } from './define-password.js';
import { RequestReset } from './request-reset.js';
import { KnownDevices } from '../credentials/known-devices.js';
import { LinkDto, NewPasswordDto, ResetDto } from '../credentials/account.dtos.js';

/** Per network; a token cannot be guessed, but each attempt costs a query. */
const ATTEMPTS: Limit = { name: 'account-link', points: 30, seconds: 15 * 60 };

/** Pages behind the links of invitation and password mails. */
@Controller()
export class AccountLinksController {
  constructor(
    private readonly definition: DefinePassword,
    private readonly reset: RequestReset,
    private readonly limits: NetworkLimits,
    private readonly devices: KnownDevices,
  ) {}

  @Answers(requestReset)
  async request(@Sent() { email }: ResetDto, @Ip() ip: string): Promise<SimpleAnswer> {
    if (!isEmail(email))
      throw Problem.invalid({ email: [ERROR_MESSAGES.invalid] }, ACCOUNT_MESSAGES.notAnEmail);
    await this.reset.execute(email, ip);
    return { success: true, message: PASSWORD_MESSAGES.resetSent };
  }

  @Answers(readAccountLink)
  async look(@Sent() { enlace }: LinkDto, @Ip() ip: string): Promise<LinkAnswer> {
    await this.limits.consume(ATTEMPTS, ip);
    const { email, purpose } = await this.definition.linkOf(enlace);
    return { success: true, email, tipo: purpose === 'invitation' ? 'invitacion' : 'clave' };
  }

  @Answers(definePassword)
  async define(
    @Sent() { enlace, clave }: NewPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimpleAnswer> {
    await this.limits.consume(ATTEMPTS, request.ip);
    const { email, administratorId } = await this.definition.execute(enlace, clave);
    watch(request, 'define-password', administratorId);
    // The owner of the mailbox proved access, so this browser may sign in even while strangers guess the password.
    await this.devices.remember(request, reply, email);
    return { success: true, message: PASSWORD_MESSAGES.defined };
  }
}
