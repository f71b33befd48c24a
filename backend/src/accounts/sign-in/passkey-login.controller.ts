import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askPasskeyLogin, loginByPasskey } from '#common/accounts/passkey-calls.js';
import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import type { PasskeyOptionsAnswer } from '#common/accounts/account-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Clock, Random } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { watch } from '#platform/security/watched-request.js';
import { PasskeyLogin } from './passkey-login.js';
import { ClonedPasskey } from './passkey-proofs.js';
import { awaitedAccount } from './begin-session.js';
import { PasskeyLoginDto, PasskeyLoginOptionsDto } from './passkey.dtos.js';
import { SignIn } from './sign-in.js';

/** Cookie that identifies a browser without a session. Its challenges are bound to the value. */
const COOKIE = 'pase';
const VALID_SECONDS = 300;

/** Logins by passkey (docs/decisions/0007). */
@Controller()
export class PasskeyLoginController {
  constructor(
    private readonly logins: PasskeyLogin,
    private readonly signIn: SignIn,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly settings: Settings,
  ) {}

  @Answers(askPasskeyLogin)
  async ask(
    @Sent() { segundoPaso }: PasskeyLoginOptionsDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptionsAnswer> {
    if (segundoPaso) {
      const opciones = await this.logins.askSecondStep(this.awaited(request), request.session.sessionId);
      return { success: true, opciones };
    }
    const holder = this.random.uuid();
    void reply.setCookie(this.cookieName, holder, {
      path: '/api/admin',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.settings.secure,
      maxAge: VALID_SECONDS,
    });
    return { success: true, opciones: await this.logins.ask(holder) };
  }

  @Answers(loginByPasskey)
  async login(
    @Sent() { segundoPaso, credencial: answer }: PasskeyLoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimpleAnswer> {
    try {
      const account = segundoPaso
        ? await this.secondStep(request, answer)
        : await this.logins.signIn({
            answer,
            ip: request.ip,
            holder: request.cookies[this.cookieName] ?? '',
          });
      return await this.signIn.complete(request, reply, account);
    } catch (error) {
      if (error instanceof ClonedPasskey) watch(request, 'passkey-clone', error.administratorId);
      throw error;
    }
  }

  private async secondStep(request: FastifyRequest, answer: string) {
    const account = this.awaited(request);
    const { sessionId: holder } = request.session;
    await this.logins.secondStep(account, { answer, holder, ip: request.ip });
    return account;
  }

  private awaited(request: FastifyRequest) {
    const account = awaitedAccount(request, this.clock.now().getTime());
    if (!account) throw new Problem('unauthorised', SECOND_FACTOR_MESSAGES.over);
    return account;
  }

  private get cookieName(): string {
    return this.settings.secure ? `__Secure-${COOKIE}` : COOKIE;
  }
}
