import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Clock } from '#platform/clock/clock.js';
import { Public } from '#platform/http/access.js';
import { Problem } from '#platform/problems/problem.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';
import { remainingMs } from '#platform/sessions/session-rules.js';
import { Blacklist } from '../blacklist.js';

const QUESTIONS: Limit = { name: 'blacklist', points: 10, seconds: 60 };

/** One path for two questions (wire-contract.md, Blacklist): anybody may ask about one address, only the operator for the list. */
@Controller('api/blacklist')
export class BlacklistController {
  constructor(
    private readonly blacklist: Blacklist,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Get('verBlacklist')
  async look(@Query('email') email: unknown, @Req() { ip, session }: FastifyRequest): Promise<object> {
    if (email !== undefined) {
      await this.limits.consume(QUESTIONS, ip);
      if (typeof email !== 'string' || email.length > 254)
        throw Problem.invalid({ email: [ERROR_MESSAGES.invalid] });
      return { exists: await this.blacklist.lists(email) };
    }
    if (!session.administratorId || remainingMs(session, this.clock.now().getTime()) === 0) {
      throw new Problem('unauthorised', ERROR_MESSAGES.unauthorised);
    }
    const entries = await this.blacklist.all();
    return entries.map((entry) => ({
      idBlacklist: entry.id,
      email: entry.email,
      descripcion: entry.description,
    }));
  }
}
