import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Clock } from '../clock/clock.js';
import { Problem } from '../problems/problem.js';
import { isSignedIn, shouldTouch } from '../sessions/session-rules.js';
import { BACKGROUND, PUBLIC } from './access.js';

/** Denies by default: a route without `@Public()` requires a live session. */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, targets)) return true;
    const { session } = context.switchToHttp().getRequest<FastifyRequest>();
    const now = this.clock.now().getTime();
    if (!isSignedIn(session, now)) throw new Problem('unauthorised', ERROR_MESSAGES.unauthorised);
    const isActivity = !this.reflector.getAllAndOverride<boolean>(BACKGROUND, targets);
    if (isActivity && shouldTouch(session, now)) session.seenAt = now;
    return true;
  }
}
