import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Draining } from '../http/draining.js';
import { Background, Public } from '../http/access.js';
import { Problem } from '../problems/problem.js';
import { DatabaseHealth } from './database-health.js';
import { WorkHealth } from './work-health.js';
import { WorkerHealth } from './worker-health.js';

/** For whoever watches the product: does the process live, and can it do its work. */
@Public()
@Background()
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: DatabaseHealth,
    private readonly worker: WorkerHealth,
    private readonly work: WorkHealth,
    private readonly draining: Draining,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * 200, with `degraded` at a part that works but may lose work; 503 while the database or every worker is away, while work
   * stands still, or while this process is stopping.
   */
  @Get('ready')
  async ready(): Promise<HealthCheckResult> {
    if (this.draining.isOn) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
    try {
      return await this.health.check([
        () => this.database.isUp(),
        () => this.worker.isAlive(),
        () => this.work.isMoving(),
      ]);
    } catch (error) {
      // A part that could not even be asked (no connection to the database is free) is no answer of Terminus.
      if (!(error instanceof ServiceUnavailableException))
        throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
      const { details } = error.getResponse() as HealthCheckResult;
      throw new Problem('unavailable', ERROR_MESSAGES.unavailable, { parts: details });
    }
  }
}
