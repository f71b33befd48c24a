import { Controller, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, type HealthCheckResult, type HealthIndicatorFunction } from '@nestjs/terminus';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  liveness,
  readiness,
  release,
  working,
  type LivenessAnswer,
  type PartsHealth,
  type ReadinessAnswer,
  type ReleaseAnswer,
} from '#common/operations/health-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Answers } from '../http/answers/answers.js';
import { Draining } from '../config/draining.js';
import { Background } from '../http/answers/access.js';
import { Problem } from '../process/problem.js';
import { runningRelease } from '../process/release.js';
import { ReadinessChecks } from './readiness-checks.js';
import { deadlineMs } from '../timings.js';

const UNREAD: PartsHealth = { work: { status: 'down', message: 'Could not be read' } };

/** Liveness for supervisors, readiness for load balancers, and the state of the background work for monitoring. */
@Background()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly checks: ReadinessChecks,
    private readonly draining: Draining,
  ) {}

  @Answers(release)
  release(): ReleaseAnswer {
    return { status: 'ok', ...runningRelease() };
  }

  @Answers(liveness)
  live(): LivenessAnswer {
    return { status: 'ok' };
  }

  /**
   * 200 while this process can serve; 503 if the database cannot be used, or if the process is stopping. The state of the background work
   * is reported without affecting the status, because the site is served without it.
   */
  @Answers(readiness)
  async ready(): Promise<ReadinessAnswer> {
    if (this.draining.isOn) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
    const [serving, work] = await Promise.all([
      this.check(this.checks.serving()),
      Promise.race([
        this.check(this.checks.working()).catch(() => UNREAD),
        sleep(deadlineMs('workHealth'), UNREAD, { ref: false }),
      ]),
    ]);
    if (!isUp(serving)) throw downAt(serving);
    return answerOf({ ...serving, ...work });
  }

  /** 200, with `degraded` if a component works but may lose work; 503 if the database or every worker is down, or work is stalled. */
  @Answers(working)
  async background(): Promise<ReadinessAnswer> {
    const parts = await this.check([...this.checks.serving(), ...this.checks.working()]);
    if (!isUp(parts)) throw downAt(parts);
    return answerOf(parts);
  }

  /** @throws Problem 'unavailable' if a check could not run, for example without a free database connection */
  private async check(checks: HealthIndicatorFunction[]): Promise<PartsHealth> {
    try {
      const { details } = await this.health.check(checks);
      return details as PartsHealth;
    } catch (error) {
      // A check that could not run has no Terminus result.
      if (!(error instanceof ServiceUnavailableException))
        throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
      return (error.getResponse() as HealthCheckResult).details as PartsHealth;
    }
  }
}

function isUp(parts: PartsHealth): boolean {
  return Object.values(parts).every(({ status }) => status === 'up');
}

function downAt(parts: PartsHealth): Problem {
  return new Problem('unavailable', ERROR_MESSAGES.unavailable, { parts });
}

function answerOf(details: PartsHealth): ReadinessAnswer {
  const ofStatus = (isWanted: (status: string) => boolean): PartsHealth =>
    Object.fromEntries(Object.entries(details).filter(([, { status }]) => isWanted(status)));
  return {
    status: 'ok',
    info: ofStatus((status) => status === 'up'),
    error: ofStatus((status) => status !== 'up'),
    details,
  };
}
