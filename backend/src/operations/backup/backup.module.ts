import { Module } from '@nestjs/common';
import { BackupRuns } from '#platform/health/backup-runs.js';
import { BackupAlarm } from './scheduled/backup-alarm.js';
import { BackupMetrics } from './scheduled/backup-metrics.js';
import { ScheduledBackup } from './scheduled/scheduled-backup.js';
import { BackupFailedMail } from './scheduled/backup-failed.mail.js';

/** The worker's part: the scheduled backup. */
@Module({
  providers: [BackupAlarm, BackupFailedMail, BackupMetrics, BackupRuns, ScheduledBackup],
  exports: [BackupMetrics],
})
export class BackupWorkerModule {}
