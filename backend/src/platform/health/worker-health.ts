import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { oneRow } from '../database/rows.js';
import { isLive } from '../queue/live-workers.js';

/** Whether at least one worker has sent a heartbeat recently. */
@Injectable()
export class WorkerHealth {
  constructor(
    private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async isAlive(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('worker');
    const { alive, degraded } = await oneRow<{ alive: number; degraded: number }>(
      this.database,
      `SELECT count(*)::int AS alive, max(warning) AS degraded FROM worker_heartbeats WHERE ${isLive()}`,
    );
    if (alive === 0) return indicator.down('No worker has sent a heartbeat');
    return indicator.up({ alive, ...(degraded ? { degraded } : {}) });
  }
}
