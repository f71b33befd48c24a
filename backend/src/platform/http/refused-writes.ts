import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.js';
import { RateLimits, type Limit } from '../rate-limits/rate-limits.js';
import { visitorAddress } from './visitor-address.js';

/** Refused forms per network. Many people share one: a form that a person fills in is refused once or twice. */
const REFUSED: Limit = { name: 'refused', points: 240, seconds: 60 };
/** Statuses of a body that was not accepted. */
const COUNTED = new Set([400, 413, 415]);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const MOST_BLOCKED = 10_000;

/**
 * Limits how many invalid bodies a network may send. They are counted for all web processes together; a process that learns that a network
 * is over the limit refuses its bodies unread until the minute ends.
 */
@Injectable()
export class RefusedWrites {
  /** Networks over the limit, with the time until which they are refused, in milliseconds. */
  private readonly blocked = new Map<string, number>();

  constructor(private readonly limits: RateLimits) {}

  /** Must be called after the sessions: the operator is not limited. */
  register(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _reply, done) => {
      const left = isWrite(request) ? this.secondsLeft(visitorAddress(request.ip)) : 0;
      if (left > 0) done(Problem.tooMany(left));
      else done();
    });
    server.addHook('onResponse', (request, reply, done) => {
      if (isWrite(request) && isRefused(reply)) void this.count(visitorAddress(request.ip));
      done();
    });
  }

  private secondsLeft(network: string): number {
    const until = this.blocked.get(network);
    if (until === undefined) return 0;
    const left = Math.ceil((until - Date.now()) / 1_000);
    if (left <= 0) this.blocked.delete(network);
    return left;
  }

  /** A failure to count is not reported: the response has been sent, and the request was refused in any case. */
  private async count(network: string): Promise<void> {
    try {
      await this.limits.consume(REFUSED, network);
    } catch (error) {
      if (error instanceof Problem && error.kind === 'too-many')
        this.block(network, error.details.retryAfter);
    }
  }

  private block(network: string, seconds = REFUSED.seconds): void {
    if (this.blocked.size >= MOST_BLOCKED) this.blocked.clear();
    this.blocked.set(network, Date.now() + seconds * 1_000);
  }
}

function isWrite({ method, session }: FastifyRequest): boolean {
  return !READING.has(method) && session?.administratorId === undefined;
}

function isRefused({ statusCode }: FastifyReply): boolean {
  return COUNTED.has(statusCode);
}
