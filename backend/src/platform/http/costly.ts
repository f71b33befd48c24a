import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { EMPTY, finalize, from, mergeMap, type Observable } from 'rxjs';
import { Turnstile } from './turnstile.js';

const COSTLY = Symbol('costly');

/** Of so many connections to PostgreSQL and one event loop these leave enough for all the other calls. */
const AT_ONCE = 6;
const MOST_WAITING = 400;
const PATIENCE_MS = 4_000;

/** An answer that costs a hundred times what others do: few are made at once, so that a flood of them stops nothing else. */
export const Costly = (kind: 'search' | 'map' | 'page') => SetMetadata(COSTLY, kind);

/** Keeps the costly answers of each kind in line. */
@Injectable()
export class CostlyAnswers implements NestInterceptor {
  private readonly turnstiles = new Map<string, Turnstile>();

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.get<string | undefined>(COSTLY, context.getHandler());
    if (!kind) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // The place is given back before the answer has left: whoever reads slowly holds none.
    return from(this.turnstile(kind).enter()).pipe(
      mergeMap((leave) => (reply.raw.destroyed ? EMPTY : next.handle()).pipe(finalize(leave))),
    );
  }

  private turnstile(kind: string): Turnstile {
    const known = this.turnstiles.get(kind);
    if (known) return known;
    const made = new Turnstile({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
    this.turnstiles.set(kind, made);
    return made;
  }
}
