import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#common/calls/call.js';
import { CALL } from '../http/answers.js';
import { WATCHED_CALLS } from './watched-calls.js';
import { watch } from './watched-request.js';

/** Marks requests of watched calls. It must run before the guards that refuse. */
@Injectable()
export class WatchedCallGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const call = this.reflector.get<Call<unknown, unknown> | undefined>(CALL, context.getHandler());
    const action = call && WATCHED_CALLS.get(call);
    if (action) watch(context.switchToHttp().getRequest<FastifyRequest>(), action);
    return true;
  }
}
