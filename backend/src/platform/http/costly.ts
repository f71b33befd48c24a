import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EMPTY, finalize, from, mergeMap, type Observable } from 'rxjs';
import { Turnstile } from './turnstile.js';

const COSTLY = Symbol('costly');

/** Of twelve connections to PostgreSQL, and of one event loop, these leave enough for all the other calls. */
const AT_ONCE = 4;
const MOST_WAITING = 400;
const PATIENCE_MS = 8_000;
/**
 * Node accepts one connection in each turn of its event loop (libuv 1.45): where every turn makes a costly answer, those who come for
 * something else stand outside until all the others are served.
 */
const TURNS_FOR_OTHERS = 12;

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
    return from(this.enter(kind)).pipe(
      mergeMap((leave) => (reply.raw.destroyed ? EMPTY : next.handle()).pipe(finalize(leave))),
    );
  }

  private async enter(kind: string): Promise<() => void> {
    const leave = await this.turnstile(kind).enter();
    for (let turn = 0; turn < TURNS_FOR_OTHERS; turn++) await nextTurn();
    return leave;
  }

  private turnstile(kind: string): Turnstile {
    const known = this.turnstiles.get(kind);
    if (known) return known;
    const made = new Turnstile({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
    this.turnstiles.set(kind, made);
    return made;
  }
}
