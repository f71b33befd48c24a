import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { finalize, from, mergeMap, of, type Observable } from 'rxjs';
import { Turnstile, type Width } from './turnstile.js';

const COSTLY = Symbol('costly');

/**
 * Of twelve connections to PostgreSQL, and of one event loop, these leave enough for all the other calls. Nobody waits long for what
 * hangs, or those in line would wait for the database as well, after those who are in.
 */
const WIDTHS = {
  search: { atOnce: 4, mostWaiting: 400, patienceMs: 8_000, stuckMs: 2_000 },
  page: { atOnce: 4, mostWaiting: 400, patienceMs: 8_000, stuckMs: 2_000 },
  map: { atOnce: 2, mostWaiting: 100, patienceMs: 8_000, stuckMs: 4_000 },
} satisfies Record<string, Width>;

/**
 * Node accepts one connection in each turn of its event loop (libuv 1.45): where every turn makes a costly answer, those who come for
 * something else stand outside until all the others are served.
 */
const TURNS_FOR_OTHERS = 12;

/** The kinds of costly answers. */
type CostlyKind = keyof typeof WIDTHS;

/** The lines in which costly answers wait, one of each kind a process. */
@Injectable()
export class CostlyTurns {
  private readonly turnstiles = {
    search: new Turnstile(WIDTHS.search),
    page: new Turnstile(WIDTHS.page),
    map: new Turnstile(WIDTHS.map),
  };

  /**
   * Waits for a place; gives what is to be called when the answer is made.
   * @throws Problem 'unavailable' when the line is too long, or too slow
   */
  async enter(kind: CostlyKind): Promise<() => void> {
    const leave = await this.turnstiles[kind].enter();
    for (let turn = 0; turn < TURNS_FOR_OTHERS; turn++) await nextTurn();
    return leave;
  }

  /** Does the work in its turn. @throws Problem as above */
  async run<T>(kind: CostlyKind, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(kind);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}

/** Keeps the costly answers of each kind in line. */
@Injectable()
class CostlyAnswers implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly turns: CostlyTurns,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.get<CostlyKind>(COSTLY, context.getHandler());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // The place is given back before the answer has left: a slow reader holds none. Nest takes an empty observable for a failure.
    return from(this.turns.enter(kind)).pipe(
      mergeMap((leave) => (reply.raw.destroyed ? of(undefined) : next.handle()).pipe(finalize(leave))),
    );
  }
}

/**
 * An answer that costs a hundred times what others do: few are made at once, so that a flood of them stops nothing else. Only these
 * pay for an interceptor.
 */
export const Costly = (kind: CostlyKind) =>
  applyDecorators(SetMetadata(COSTLY, kind), UseInterceptors(CostlyAnswers));
