import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#common/calls/call.js';
import { ACCOUNT_MESSAGES, PASSWORD_MESSAGES, SECOND_FACTOR_MESSAGES } from '#common/messages/accounts.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { includesRole } from '#common/rules/roles.js';
import { BACKGROUND_HEADER } from '#common/vocabulary/background.js';
import type { Role } from '#common/vocabulary/roles.js';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { Problem } from '../problems/problem.js';
import { isRecent, isSignedIn, lacksSecondStep, shouldTouch } from '../sessions/session-rules.js';
import { watch } from '../security/watched-request.js';
import { BACKGROUND, PUBLIC } from './access.js';
import { CALL } from './answers.js';

interface Requirements {
  access: Role;
  recent: boolean;
  beforeSecondStep?: true | undefined;
}

const FOR_ADMINISTRATORS: Requirements = { access: 'administrator', recent: false };

/**
 * Denies by default: a route without `@Public()` requires a live session of an account with the role that its call declares, and
 * for some calls a password that was entered within the last minutes. Accounts that must have a second step (`SECOND_STEP_FOR`) and have
 * none may only set it up.
 */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, targets)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { session } = request;
    const now = this.clock.now().getTime();
    if (!isSignedIn(session, now)) throw new Problem('unauthorised', ERROR_MESSAGES.unauthorised);
    const isActivity =
      !this.reflector.getAllAndOverride<boolean>(BACKGROUND, targets) && !request.headers[BACKGROUND_HEADER];
    if (isActivity && shouldTouch(session, now)) session.seenAt = now;
    const { access, recent, beforeSecondStep } = this.requirementsOf(context);
    if (!beforeSecondStep && lacksSecondStep(session, this.settings))
      throw new Problem('forbidden', SECOND_FACTOR_MESSAGES.required, { reason: 'segundoPaso' });
    if (!includesRole(session.role, access)) {
      watch(request, 'role');
      throw new Problem('forbidden', ACCOUNT_MESSAGES.denied(access));
    }
    if (recent && !isRecent(session, now))
      throw new Problem('forbidden', PASSWORD_MESSAGES.confirm, { reason: 'confirmar' });
    return true;
  }

  /** The requirements of the route's call. A route without a declaration is for administrators. */
  private requirementsOf(context: ExecutionContext): Requirements {
    const call = this.reflector.get<Call<unknown, unknown> | undefined>(CALL, context.getHandler());
    if (!call || call.access === 'public') return FOR_ADMINISTRATORS;
    return { ...call, access: call.access };
  }
}
