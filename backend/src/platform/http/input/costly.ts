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
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { finalize, from, mergeMap, of, type Observable } from 'rxjs';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { deadlineMs } from '../../timings.js';
import { widestNetwork } from '../../process/visitor-address.js';

const COSTLY = Symbol('costly');

/**
 * Limits by kind. Each process has twelve PostgreSQL connections and one event loop; these limits leave enough of both for other calls. The
 * stall timeouts are short, so that requests do not wait for a database that hangs.
 */
const LIMITS = {
  search: { concurrent: 4, maxWaiting: 400, stall: 'searchStall' },
  page: { concurrent: 4, maxWaiting: 400, stall: 'searchStall' },
  map: { concurrent: 2, maxWaiting: 100, stall: 'mapStall' },
  // Drawing a picture takes up to 400 ms of another thread.
  picture: { concurrent: 1, maxWaiting: 40, stall: 'mapStall' },
  write: { concurrent: 24, maxWaiting: 400, stall: 'writeStall' },
  // Computed in memory within a turn of the event loop.
  instant: { concurrent: 1, maxWaiting: 2_000, stall: 'searchStall' },
} as const;

function limiterOf(kind: CostlyKind): ConcurrencyLimiter {
  const { stall, ...limits } = LIMITS[kind];
  return new ConcurrencyLimiter({
    ...limits,
    maxWaitMs: deadlineMs('turn'),
    stalledAfterMs: deadlineMs(stall),
  });
}

/**
 * Node accepts one connection per turn of its event loop (libuv 1.45). Without free turns after a costly response, new connections would not
 * be accepted until all costly responses are done.
 */
const TURNS_FOR_OTHERS = 3;

/** Time of a turn of the event loop that instant work may take together, except for its last part. */
const TURN_MS = 2;

type CostlyKind = keyof typeof LIMITS;

/** Limits the number of costly responses that this process produces at once, by kind. Waiting networks take turns. */
@Injectable()
export class CostlyLimiter {
  private readonly limiters = {
    search: limiterOf('search'),
    page: limiterOf('page'),
    map: limiterOf('map'),
    picture: limiterOf('picture'),
    write: limiterOf('write'),
    instant: limiterOf('instant'),
  };

  /** Of instant work; 0 before any in this turn. */
  private turnEndsAt = 0;

  /**
   * Waits for a slot.
   * @param ip address of the client
   * @returns the function that releases it
   * @throws Problem 'unavailable' if the queue is full or the wait too long
   */
  async acquire(kind: CostlyKind, ip: string): Promise<() => void> {
    const release = await this.limiters[kind].acquire(widestNetwork(ip));
    return () => void turnsForOthers().then(release);
  }

  /**
   * Runs work that waits for nothing, without a wait of its own. Beyond some milliseconds in a turn of the event loop, further work waits for
   * the next turn.
   * @throws Problem 'unavailable' if the queue is full or the wait too long
   */
  async instantly<T>(ip: string, work: () => T): Promise<T> {
    const release = await this.limiters.instant.acquire(widestNetwork(ip));
    if (this.turnEndsAt === 0) {
      this.turnEndsAt = performance.now() + TURN_MS;
      setImmediate(() => (this.turnEndsAt = 0));
    }
    try {
      return work();
    } finally {
      if (performance.now() < this.turnEndsAt) release();
      else setImmediate(release);
    }
  }

  /**
   * Runs the work within a slot.
   * @throws Problem 'unavailable' if the queue is full or the wait too long
   */
  async run<T>(kind: CostlyKind, ip: string, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(kind, ip);
    try {
      return await work();
    } finally {
      release();
    }
  }
}

/** Applies CostlyLimiter to the routes marked with `@Costly()`. */
@Injectable()
class CostlyAnswers implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: CostlyLimiter,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.get<CostlyKind>(COSTLY, context.getHandler());
    return inSlot(this.limiter, kind, { context, next });
  }
}

/**
 * Applies CostlyLimiter to a route on which visitors write (`@Answers`, `@PublicForm`). The body is parsed and checked within the slot,
 * because parameters are read after interceptors.
 */
@Injectable()
export class PublicWrites implements NestInterceptor {
  constructor(private readonly limiter: CostlyLimiter) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return inSlot(this.limiter, 'write', { context, next });
  }
}

async function turnsForOthers(): Promise<void> {
  for (let turn = 0; turn < TURNS_FOR_OTHERS; turn++) await nextTurn();
}

function inSlot(
  limiter: CostlyLimiter,
  kind: CostlyKind,
  { context, next }: { context: ExecutionContext; next: CallHandler },
): Observable<unknown> {
  const http = context.switchToHttp();
  const reply = http.getResponse<FastifyReply>();
  const { ip } = http.getRequest<FastifyRequest>();
  // The slot is released before the response is sent, so that slow clients hold none. Nest treats an empty observable as an error, hence
  // `of(undefined)`.
  return from(limiter.acquire(kind, ip)).pipe(
    mergeMap((release) => (reply.raw.destroyed ? of(undefined) : next.handle()).pipe(finalize(release))),
  );
}

/**
 * Marks a route whose response costs about a hundred times as much as others. Concurrency is limited, so that many such requests do not
 * block the rest.
 */
export const Costly = (kind: CostlyKind) =>
  applyDecorators(SetMetadata(COSTLY, kind), UseInterceptors(CostlyAnswers));
