import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { oneRow } from '../database/rows.js';

/** Whether the scheduled backup is made. Without BACKUP_TO there is none, and nothing is reported. */
@Injectable()
export class BackupHealth {
  constructor(
    private readonly settings: Settings,
    private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** `degraded` if no backup was completed during two intervals, if the last one failed, or if photos are missing in the last one. */
  async isMade(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('backup');
    const hours = 2 * this.settings.BACKUP_EVERY_HOURS;
    const { made, missing, error } = await oneRow<{ made: boolean; missing: number; error: string | null }>(
      this.database,
      `SELECT coalesce(bool_or(name IS NOT NULL AND finished_at > now() - make_interval(hours => $1)), false) AS made,
              coalesce((array_agg(missing_files ORDER BY id DESC) FILTER (WHERE name IS NOT NULL))[1], 0) AS missing,
              (array_agg(error ORDER BY id DESC) FILTER (WHERE finished_at IS NOT NULL))[1] AS error
       FROM backup_runs`,
      [hours],
    );
    const reason = error === null ? '' : `: ${error}`;
    if (!made)
      return indicator.up({ degraded: `No backup was completed in the last ${hours} hours${reason}` });
    if (reason) return indicator.up({ degraded: `The last backup failed${reason}` });
    return indicator.up(missing > 0 ? { degraded: `Files of photos missing in the backup: ${missing}` } : {});
  }

  get isScheduled(): boolean {
    return this.settings.BACKUP_TO !== undefined;
  }
}
