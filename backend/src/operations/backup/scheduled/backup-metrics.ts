import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { Settings } from '#platform/config/settings.js';
import { BackupRuns } from '#platform/health/backup-runs.js';
import type { MetricSource } from '#platform/metrics/metrics.js';
import { sharedReading } from '#platform/metrics/shared-reading.js';

/** Age and faults of the scheduled backups; 0 without BACKUP_TO. */
@Injectable()
export class BackupMetrics implements MetricSource {
  constructor(
    private readonly settings: Settings,
    private readonly runs: BackupRuns,
  ) {}

  register(registry: Registry): void {
    const { BACKUP_TO, BACKUP_EVERY_HOURS } = this.settings;
    const read = sharedReading(async () =>
      BACKUP_TO === undefined ? null : this.runs.state(BACKUP_EVERY_HOURS),
    );
    new Gauge({
      name: 'costa_backup_age_seconds',
      help: 'Time since the last scheduled backup was completed, or since the first run if none was',
      registers: [registry],
      async collect() {
        this.set((await read())?.ageSeconds ?? 0);
      },
    });
    new Gauge({
      name: 'costa_backup_fault',
      help: '1 while the last scheduled backup failed, lacks files, or none was completed in two intervals',
      registers: [registry],
      async collect() {
        this.set((await read())?.fault ? 1 : 0);
      },
    });
  }
}
