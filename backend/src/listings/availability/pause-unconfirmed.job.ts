import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Problem } from '#platform/process/problem.js';
import { Availability } from './availability.js';
import { PauseUnconfirmed } from './pause-unconfirmed.js';

const DAY_MS = 86_400_000;

export const pauseUnconfirmed = defineJob('maintenance', 'pause-unconfirmed', { dailyAt: '10:40' });

/**
 * Pauses the notices whose owners did not react to the warning, each in a transaction of its own. One that fails waits
 * for the next run.
 */
@Injectable()
@Handles(pauseUnconfirmed)
export class PauseUnconfirmedNotices implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(PauseUnconfirmedNotices.name);

  constructor(
    private readonly database: DataSource,
    private readonly availability: Availability,
    private readonly pause: PauseUnconfirmed,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const { ASK_AVAILABILITY_DAYS: days, PAUSE_UNCONFIRMED_DAYS: daysToPause } = this.settings;
    if (days === 0 || daysToPause === 0) return;
    const before = new Date(this.clock.now().getTime() - daysToPause * DAY_MS);
    for (const id of await this.availability.warnedBefore(this.database, before)) {
      try {
        await this.pause.execute(id);
      } catch (error) {
        // Confirmed, changed or withdrawn meanwhile.
        if (error instanceof Problem && error.kind === 'conflict') continue;
        this.log.error(`Notice ${id} was not paused: ${(error as Error).message}`);
      }
    }
  }
}
