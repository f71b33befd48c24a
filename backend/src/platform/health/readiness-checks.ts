import { Injectable } from '@nestjs/common';
import type { HealthIndicatorFunction } from '@nestjs/terminus';
import { BackupHealth } from './backup-health.js';
import { DatabaseHealth } from './database-health.js';
import { WorkHealth } from './work-health.js';
import { WorkerHealth } from './worker-health.js';

/** The components that health reports (docs/operations.md, Health). */
@Injectable()
export class ReadinessChecks {
  constructor(
    private readonly database: DatabaseHealth,
    private readonly worker: WorkerHealth,
    private readonly work: WorkHealth,
    private readonly backup: BackupHealth,
  ) {}

  /** Dependencies of a web process. */
  serving(): HealthIndicatorFunction[] {
    return [() => this.database.isUp()];
  }

  /** Dependencies of the workers. */
  working(): HealthIndicatorFunction[] {
    return [
      () => this.worker.isAlive(),
      () => this.work.isMoving(),
      ...(this.backup.isScheduled ? [() => this.backup.isMade()] : []),
    ];
  }
}
