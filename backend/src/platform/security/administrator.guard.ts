import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#common/kernel/calls/call.js';
import { ACCOUNT_MESSAGES, SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { BACKGROUND_HEADER } from '#common/kernel/calls/background-header.js';
import { type Role, includesRole } from '#common/kernel/calls/roles.js';
import { Clock } from '../process/clock.js';
import { Settings } from '../config/settings.js';
import { Problem } from '../process/problem.js';
import { isSignedIn, lacksSecondStep, shouldTouch } from './session-rules.js';
import { watch } from './watched-request.js';
import { assertRecent } from './recent-password.js';
import { routeFacts } from '../http/answers/route-facts.js';

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
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { isPublic, isBackground, call } = routeFacts(context);
    if (isPublic) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { session } = request;
    const now = this.clock.now().getTime();
    if (!isSignedIn(session, now)) throw new Problem('unauthorised', ERROR_MESSAGES.unauthorised);
    const isActivity = !isBackground && !request.headers[BACKGROUND_HEADER];
    if (isActivity && shouldTouch(session, now)) session.seenAt = now;
    const { access, recent, beforeSecondStep } = requirementsOf(call);
    if (!beforeSecondStep && lacksSecondStep(session, this.settings))
      throw new Problem('forbidden', SECOND_FACTOR_MESSAGES.required, { reason: 'segundoPaso' });
    if (!includesRole(session.role, access)) {
      watch(request, 'role');
      throw new Problem('forbidden', ACCOUNT_MESSAGES.denied(access));
    }
    if (recent) assertRecent(session, now);
    return true;
  }
}

/** A route without a declaration is for administrators. */
function requirementsOf(call: Call<unknown, unknown> | undefined): Requirements {
  if (!call || call.access === 'public') return FOR_ADMINISTRATORS;
  return { ...call, access: call.access };
}
