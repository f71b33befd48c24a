import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  checkAuth,
  login,
  logout,
  logoutByLink,
  secondStep,
  type CheckAuthAnswer,
  type CheckAuthQuery,
  type LoginAnswer,
} from '#common/accounts/session-calls.js';
import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { ChangesData } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import {
  endsByAge,
  isSignedIn,
  lacksSecondStep,
  remainingMs,
  shouldTouch,
} from '#platform/security/session-rules.js';
import type { Administrator } from '../credentials/administrator.entity.js';
import { LocalGuard } from './local.strategy.js';
import { SecondStep } from './second-step.js';
import { awaitedAccount, awaitSecondStep } from './begin-session.js';
import { CodeDto } from '../credentials/account.dtos.js';
import { LoginDto } from './login.dto.js';
import { SignIn } from './sign-in.js';

/** The operator's session (back-office.md §7, Session). */
@Controller()
export class SessionController {
  constructor(
    private readonly clock: Clock,
    private readonly second: SecondStep,
    private readonly signIn: SignIn,
    private readonly settings: Settings,
  ) {}

  /** The guard has parsed the form and verified the password. */
  @Answers(login)
  @UseGuards(LocalGuard)
  async login(
    @Sent() _form: LoginDto,
    @Req() request: FastifyRequest & { user: Administrator },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const now = this.clock.now().getTime();
    const pasos = this.second.kindsOf(request.user);
    if (pasos.length === 0) return this.signIn.complete(request, reply, request.user);
    await awaitSecondStep(request, request.user, now);
    return {
      success: true,
      message: SECOND_FACTOR_MESSAGES.needed,
      segundoPaso: true,
      ...(pasos.includes('clave') ? { pasos } : {}),
    };
  }

  @Answers(secondStep)
  async secondStep(
    @Sent() { codigo }: CodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimpleAnswer> {
    const account = awaitedAccount(request, this.clock.now().getTime());
    if (!account) throw new Problem('unauthorised', SECOND_FACTOR_MESSAGES.over);
    await this.second.execute(account.id, codigo);
    return this.signIn.complete(request, reply, account);
  }

  @ChangesData()
  @Answers(logoutByLink)
  logoutByLink(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimpleAnswer> {
    return this.logout(request, reply);
  }

  @Answers(logout)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimpleAnswer> {
    await request.session.destroy();
    void reply.header('Clear-Site-Data', '"cache", "storage"');
    return { success: true, message: '' };
  }

  /** Always 200. Only `activo=1` counts as activity, because the screen polls every 30 s without the user. */
  @Answers(checkAuth)
  check(@Asked() values: QueryValues<CheckAuthQuery>, @Req() { session }: FastifyRequest): CheckAuthAnswer {
    const now = this.clock.now().getTime();
    const authenticated = isSignedIn(session, now);
    if (authenticated && values.text('activo', 10) === '1' && shouldTouch(session, now)) session.seenAt = now;
    const left = authenticated ? remainingMs(session, now) : 0;
    return {
      authenticated,
      expired: session.administratorId !== undefined && !authenticated,
      segundosRestantes: Math.floor(left / 1_000),
      porDuracion: authenticated && endsByAge(session, now),
      email: authenticated ? (session.email ?? null) : null,
      rol: authenticated ? (session.role ?? null) : null,
      faltaSegundoPaso: authenticated && lacksSecondStep(session, this.settings),
    };
  }
}
