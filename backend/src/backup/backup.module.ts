import { Module } from '@nestjs/common';
import { BackupRuns } from '#platform/maintenance/backup-runs.js';
import { BackupAlarm } from './jobs/backup-alarm.js';
import { BackupMetrics } from './jobs/backup-metrics.js';
import { ScheduledBackup } from './jobs/scheduled-backup.js';
import { BackupFailedMail } from './mail/backup-failed.mail.js';

/** The worker's part: the scheduled backup. */
@Module({
  providers: [BackupAlarm, BackupFailedMail, BackupMetrics, BackupRuns, ScheduledBackup],
  exports: [BackupMetrics],
})
export class BackupWorkerModule {}
