import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkAuth, login, logout, logoutByLink } from '#common/calls/session.js';
import { LOGIN_MESSAGES } from '#common/messages/admin.js';
import type { CheckAuthAnswer, CheckAuthQuery, SimpleAnswer } from '#common/wire/admin.js';
import { Clock } from '#platform/clock/clock.js';
import { ChangesData } from '#platform/http/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers.js';
import { QueryValues } from '#platform/http/query-values.js';
import { isSignedIn, remainingMs, shouldTouch } from '#platform/sessions/session-rules.js';
import type { Administrator } from '../data/administrator.entity.js';
import { Administrators } from '../data/administrators.js';
import { LocalGuard } from '../local.strategy.js';
import { beginSession } from './begin-session.js';
import { LoginDto } from './dto/login.dto.js';

/** The operator's session (back-office.md §7, Session). */
@Controller()
export class SessionController {
  constructor(
    private readonly clock: Clock,
    private readonly administrators: Administrators,
  ) {}

  /** The guard has parsed the form and verified the password. */
  @Answers(login)
  @UseGuards(LocalGuard)
  async login(
    @Sent() _form: LoginDto,
    @Req() request: FastifyRequest & { user: Administrator },
  ): Promise<SimpleAnswer> {
    const now = this.clock.now().getTime();
    await beginSession(request, request.user, now);
    await this.administrators.noteLogin(request.user.id, new Date(now));
    return { success: true, message: LOGIN_MESSAGES.success };
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
    void reply.header('Clear-Site-Data', '"cache"');
    return { success: true, message: '' };
  }

  /** Always 200. Only `activo=1` counts as activity; the screen polls every 30 s by itself. */
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
      email: authenticated ? (session.email ?? null) : null,
      rol: authenticated ? (session.role ?? null) : null,
    };
  }
}
