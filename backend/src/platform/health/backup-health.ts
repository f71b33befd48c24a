import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Settings } from '../config/settings.js';
import { BackupRuns, type BackupState } from './backup-runs.js';

/** Whether the scheduled backup is made. Without BACKUP_TO there is none, and nothing is reported. */
@Injectable()
export class BackupHealth {
  constructor(
    private readonly settings: Settings,
    private readonly runs: BackupRuns,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** `degraded` if no backup was completed during two intervals, if the last one failed, or if photos are missing in the last one. */
  async isMade(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('backup');
    const state = await this.state();
    const risk = state && riskOf(state, 2 * this.settings.BACKUP_EVERY_HOURS);
    return indicator.up(risk ? { degraded: risk } : {});
  }

  /** Null without BACKUP_TO. */
  async state(): Promise<BackupState | null> {
    return this.isScheduled ? this.runs.state(this.settings.BACKUP_EVERY_HOURS) : null;
  }

  get isScheduled(): boolean {
    return this.settings.BACKUP_TO !== undefined;
  }
}

function riskOf({ fault, reason, missingFiles }: BackupState, hours: number): string | undefined {
  const because = reason === null ? '' : `: ${reason}`;
  if (fault === 'atrasada') return `No backup was completed in the last ${hours} hours${because}`;
  if (fault === 'fallida') return `The last backup failed${because}`;
  return fault === 'incompleta' ? `Files of photos missing in the backup: ${missingFiles}` : undefined;
}
