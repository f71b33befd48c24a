import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PeriodicTask } from '../process/periodic-task.js';
import type { Notifications } from '../database/notifications.js';

const POLL_MS = 2_000;

/**
 * Polls for waiting rows every two seconds and on notification, and enqueues jobs for them. The rows are the record of the work; the jobs
 * only trigger it (docs/decisions/0002).
 */
export abstract class RowDispatcher implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task: PeriodicTask;

  constructor(notifications: Notifications, channel: string) {
    const log = new Logger(this.constructor.name);
    this.task = new PeriodicTask(
      POLL_MS,
      () => this.dispatch(),
      (error) => warnOncePerMinute(log, error.message),
    );
    notifications.on(channel, () => this.task.now());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  /** Enqueues a job for each due row; a duplicate job has no effect. */
  protected abstract dispatch(): Promise<void>;
}
