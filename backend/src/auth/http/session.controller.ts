import {
  Controller,
  ExecutionContext,
  Get,
  HttpCode,
  Injectable,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_MESSAGES } from '#common/messages/admin.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { QueryParams } from '#common/rules/search-query.js';
import type { CheckAuthAnswer, SimpleAnswer } from '#common/wire/admin.js';
import { Clock } from '#platform/clock/clock.js';
import { ChangesData, Public } from '#platform/http/access.js';
import { Problem } from '#platform/problems/problem.js';
import { isSignedIn, remainingMs, shouldTouch } from '#platform/sessions/session-rules.js';
import type { Administrator } from '../data/administrator.entity.js';

/** Passport's guard, answering in our own error shape. */
@Injectable()
class LocalGuard extends AuthGuard('local') {
  override handleRequest<T>(error: unknown, user: T, _info: unknown, _context: ExecutionContext): T {
    if (error) throw error;
    if (!user) throw Problem.invalid({ email: [ERROR_MESSAGES.invalid], password: [ERROR_MESSAGES.invalid] });
    return user;
  }
}

/** The operator's session (back-office.md §7, Session). */
@Public()
@Controller('api/admin')
export class SessionController {
  constructor(private readonly clock: Clock) {}

  @Post('login')
  @HttpCode(200)
  @UseGuards(LocalGuard)
  async login(@Req() request: FastifyRequest & { user: Administrator }): Promise<SimpleAnswer> {
    await request.session.regenerate();
    const now = this.clock.now().getTime();
    const { id, email } = request.user;
    Object.assign(request.session, { administratorId: id, email, startedAt: now, seenAt: now });
    await request.session.save();
    return { success: true, message: LOGIN_MESSAGES.success };
  }

  @ChangesData()
  @Get('logout')
  logoutByLink(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimpleAnswer> {
    return this.logout(request, reply);
  }

  @Post('logout')
  @HttpCode(200)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimpleAnswer> {
    await request.session.destroy();
    void reply.header('Clear-Site-Data', '"cache"');
    return { success: true, message: '' };
  }

  /** Always 200. Only `activo=1` counts as activity: the screen asks every 30 s by itself. */
  @Get('check-auth')
  check(@Req() { session }: FastifyRequest, @Query() params: QueryParams): CheckAuthAnswer {
    const now = this.clock.now().getTime();
    const authenticated = isSignedIn(session, now);
    if (authenticated && params['activo'] === '1' && shouldTouch(session, now)) session.seenAt = now;
    const left = authenticated ? remainingMs(session, now) : 0;
    return {
      authenticated,
      expired: session.administratorId !== undefined && !authenticated,
      segundosRestantes: Math.floor(left / 1_000),
      email: authenticated ? (session.email ?? null) : null,
    };
  }
}
