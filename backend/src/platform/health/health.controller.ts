import { Controller, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { liveness, readiness } from '#common/calls/health.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { LivenessAnswer, PartsHealth, ReadinessAnswer } from '#common/wire/health.js';
import { Answers } from '../http/answers.js';
import { Draining } from '../http/draining.js';
import { Background } from '../http/access.js';
import { Problem } from '../problems/problem.js';
import { ReadinessChecks } from './readiness-checks.js';

/** Liveness and readiness endpoints for monitoring. */
@Background()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly checks: ReadinessChecks,
    private readonly draining: Draining,
  ) {}

  @Answers(liveness)
  live(): LivenessAnswer {
    return { status: 'ok' };
  }

  /**
   * 200, with `degraded` if a component works but may lose work; 503 if the database or every worker is down, work is stalled, or this
   * process is stopping.
   */
  @Answers(readiness)
  async ready(): Promise<ReadinessAnswer> {
    if (this.draining.isOn) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
    try {
      const { info, error, details } = await this.health.check(this.checks.all());
      return { status: 'ok', info: partsOf(info), error: partsOf(error), details: partsOf(details) };
    } catch (error) {
      // A check that could not run (no free database connection) has no Terminus result.
      if (!(error instanceof ServiceUnavailableException))
        throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
      const { details } = error.getResponse() as HealthCheckResult;
      throw new Problem('unavailable', ERROR_MESSAGES.unavailable, { parts: details });
    }
  }
}

function partsOf(result: HealthCheckResult['info'] = {}): PartsHealth {
  return result as PartsHealth;
}
