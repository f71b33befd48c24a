import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../process/problem.js';
import { RateLimits, type Limit } from '../security/rate-limits.js';
import { networksOf, type Network } from '../process/visitor-address.js';

/** Limit of refused forms per network. Many people may share a network; a form that a person fills in is refused once or twice. */
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
      const left = isWrite(request) ? this.secondsLeft(request.ip) : 0;
      if (left > 0) done(Problem.tooMany(left));
      else done();
    });
    server.addHook('onResponse', (request, reply, done) => {
      if (isWrite(request) && isRefused(reply)) void this.count(request.ip);
      done();
    });
  }

  private secondsLeft(ip: string): number {
    if (this.blocked.size === 0) return 0;
    const until = Math.max(...networksOf(ip).map(({ key }) => this.blocked.get(key) ?? 0));
    return Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  }

  /** A failure to count is not reported: the response has been sent, and the request was refused in any case. */
  private async count(ip: string): Promise<void> {
    for (const network of networksOf(ip)) {
      try {
        await this.limits.consume(limitOf(network), network.key);
      } catch (error) {
        if (error instanceof Problem && error.kind === 'too-many')
          this.block(network.key, error.details.retryAfter);
      }
    }
  }

  private block(network: string, seconds = REFUSED.seconds): void {
    if (this.blocked.size >= MOST_BLOCKED) this.blocked.clear();
    this.blocked.set(network, Date.now() + seconds * 1_000);
  }
}

function limitOf({ share }: Network): Limit {
  return { ...REFUSED, name: `${REFUSED.name} x${share}`, points: REFUSED.points * share };
}

function isWrite({ method, session }: FastifyRequest): boolean {
  return !READING.has(method) && session?.administratorId === undefined;
}

function isRefused({ statusCode }: FastifyReply): boolean {
  return COUNTED.has(statusCode);
}
