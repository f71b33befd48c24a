import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { dollarRate, type DollarAnswer, type NoDollarAnswer } from '#common/pricing/averages/dollar-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Answers } from '#platform/http/answers/answers.js';
import { Cached } from '#platform/cache/response-caching.js';
import { DollarRates } from './dollar-rate.js';

@Controller()
export class DollarController {
  constructor(private readonly rates: DollarRates) {}

  /** 503 with `value: null` if no rate has ever been known. */
  @Cached()
  @Answers(dollarRate)
  async rate(@Res({ passthrough: true }) reply: FastifyReply): Promise<DollarAnswer | NoDollarAnswer> {
    const rate = await this.rates.current();
    if (rate) return { value: rate.value, stale: rate.stale, ts: rate.at.toISOString(), source: rate.source };
    void reply.status(503).header('Retry-After', '60');
    return {
      success: false,
      error: ERROR_MESSAGES.unavailable,
      message: ERROR_MESSAGES.unavailable,
      value: null,
      stale: true,
    };
  }
}
