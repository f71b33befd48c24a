import { Module } from '@nestjs/common';
import { BackupRuns } from '#platform/maintenance/backup-runs.js';
import { ScheduledBackup } from './jobs/scheduled-backup.js';

/** The worker's part: the scheduled backup. */
@Module({ providers: [BackupRuns, ScheduledBackup] })
export class BackupWorkerModule {}
