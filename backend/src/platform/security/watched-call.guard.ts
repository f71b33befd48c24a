import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { routeFacts } from '../http/answers/route-facts.js';
import { WATCHED_CALLS } from './watched-calls.js';
import { watch } from './watched-request.js';

/** Marks requests of watched calls. It must run before the guards that refuse. */
@Injectable()
export class WatchedCallGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { call } = routeFacts(context);
    const action = call && WATCHED_CALLS.get(call);
    if (action) watch(context.switchToHttp().getRequest<FastifyRequest>(), action);
    return true;
  }
}
