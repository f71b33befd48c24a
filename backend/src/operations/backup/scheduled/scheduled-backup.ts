import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { BackupRuns } from '#platform/health/backup-runs.js';
import { defineJob, defineQueue, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { isBackupDue, keptBackups, parseRetention } from './thinning.js';
import { backupsIn, momentOf, PARTIAL_PREFIX } from '../format/manifest.js';
import { makeBackup } from '../make-backup.js';
import { OtherBackupError } from '../snapshot.js';
import { BackupAlarm } from './backup-alarm.js';

/** Interval at which the worker checks whether a backup is due, so that a missed one is made up for. */
const CHECK_MS = 600_000;
/** A run that takes a day hangs: its disk or storage does not answer. Nothing else tells, because no other run begins meanwhile. */
const HANGS_AFTER_MS = 24 * 3_600_000;

/** A queue of its own: a backup takes long and must not delay other maintenance. */
const BACKUP_QUEUE = defineQueue('backups', 1);
export const scheduledBackup = defineJob(BACKUP_QUEUE, 'scheduled-backup', {
  every: CHECK_MS,
});

/**
 * Makes a backup in BACKUP_TO if the newest one there is too old, or if the state that 'Sistema' shows is late: backups made by hand, or
 * before a restore, are in the folder too and do not count there. Then deletes those that BACKUP_KEEP does not keep.
 */
@Injectable()
@Handles(scheduledBackup)
export class ScheduledBackup implements JobHandler<Record<string, never>>, OnApplicationShutdown {
  private readonly log = new Logger(ScheduledBackup.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly settings: Settings,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly runs: BackupRuns,
    private readonly alarm: BackupAlarm,
  ) {}

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  async handle(): Promise<void> {
    const { BACKUP_TO: to, BACKUP_EVERY_HOURS: everyHours } = this.settings;
    if (!to) return;
    const folder = resolve(to);
    const moments = (await backupsIn(folder)).map((name) => momentOf(name)!);
    const isDue = isBackupDue(moments, { now: this.clock.now(), everyHours });
    if (isDue || (await this.runs.state(everyHours)).fault === 'atrasada') await this.run(folder);
  }

  /** @throws what prevents the backup, so that the run counts as a failed job */
  private async run(folder: string): Promise<void> {
    // The process of the run before may have been killed, which nothing else tells.
    await this.alarm.tell();
    const run = await this.runs.begin();
    const hangs = setTimeout(() => {
      this.alarm.tell().catch((error: Error) => this.log.error(`A backup hangs, untold: ${error.message}`));
    }, HANGS_AFTER_MS);
    try {
      const { settings, storage, clock } = this;
      const { name, photos } = await makeBackup(
        { settings, storage, clock },
        { to: folder, signal: this.stopping.signal },
      );
      await this.runs.succeed(run, { name, missingFiles: photos.missing });
      this.log.log(`Backup ${name} is complete`);
    } catch (error) {
      // Neither is a failure: the next check begins anew.
      if (error instanceof OtherBackupError || this.stopping.signal.aborted) return this.runs.forget(run);
      await this.runs.fail(run, error as Error);
      await this.alarm.tell();
      throw error;
    } finally {
      clearTimeout(hangs);
    }
    // The backup is complete; a failed deletion is only logged.
    await this.thin(folder).catch((error: unknown) =>
      this.log.error(`Old backups could not be deleted: ${(error as Error).message}`),
    );
  }

  /** Deletes the backups that are not kept. Each is renamed first, so that one deleted only in part does not count as a backup. */
  private async thin(folder: string): Promise<void> {
    const names = await backupsIn(folder);
    const moments = new Map(names.map((name) => [momentOf(name)!, name]));
    const kept = new Set(keptBackups([...moments.keys()], parseRetention(this.settings.BACKUP_KEEP)));
    for (const [moment, name] of moments) {
      if (kept.has(moment)) continue;
      const doomed = join(folder, `${PARTIAL_PREFIX}${name}`);
      await rename(join(folder, name), doomed);
      await rm(doomed, { recursive: true, force: true });
    }
  }
}
