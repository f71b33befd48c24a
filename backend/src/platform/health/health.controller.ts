import { Controller, Get, Injectable } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Draining } from '../http/draining.js';
import { Background, Public } from '../http/access.js';
import { Problem } from '../problems/problem.js';

const DATABASE_TIMEOUT_MS = 3_000;
/** Several heartbeats of a worker. */
const WORKER_SILENCE = '10 seconds';

/** Whether some worker has given a sign of life. */
@Injectable()
export class WorkerHealth {
  constructor(
    private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async isWorking(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('worker');
    const [{ alive, degraded }] = await this.database.query(
      `SELECT count(*)::int AS alive, max(warning) AS degraded FROM worker_heartbeats
       WHERE beat_at > now() - interval '${WORKER_SILENCE}'`,
    );
    if (alive === 0) return indicator.down('No worker has given a sign of life');
    return indicator.up({ alive, ...(degraded ? { degraded } : {}) });
  }
}

/** For whoever watches the product: does the process live, and can it do its work. */
@Public()
@Background()
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly worker: WorkerHealth,
    private readonly draining: Draining,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200, with `degraded` at a part that works but may lose work; 503 while the database or every worker is away, or while this process is stopping. */
  @Get('ready')
  async ready(): Promise<HealthCheckResult> {
    if (this.draining.isOn) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
    return this.health.check([
      () => this.database.pingCheck('database', { timeout: DATABASE_TIMEOUT_MS }),
      () => this.worker.isWorking(),
    ]);
  }
}
