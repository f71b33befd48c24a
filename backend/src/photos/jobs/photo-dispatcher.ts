import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PeriodicTask } from '#platform/clock/periodic-task.js';
import { Settings } from '#platform/config/settings.js';
import { ChannelListener } from '#platform/database/listener.js';
import { QueueRuntime } from '#platform/queue/queue-runtime.js';
import { PHOTOS_CHANNEL } from '../photos-channel.js';
import { makePhotoReady } from './make-photo-ready.js';

const POLL_MS = 2_000;
const BATCH = 200;

/** Puts a job into the queue for each photo that waits for its renditions; the row is the record, the job its messenger. */
@Injectable()
export class PhotoDispatcher implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(PhotoDispatcher.name);
  private readonly task: PeriodicTask;
  private readonly listener: ChannelListener;

  constructor(
    settings: Settings,
    private readonly database: DataSource,
    private readonly queue: QueueRuntime,
  ) {
    this.task = new PeriodicTask(
      POLL_MS,
      () => this.dispatch(),
      (error) => this.log.warn(error.message),
    );
    this.listener = new ChannelListener(settings.DATABASE_URL, PHOTOS_CHANNEL, () => this.task.now());
  }

  onApplicationBootstrap(): void {
    this.task.start();
    this.listener.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
    await this.task.stop();
  }

  private async dispatch(): Promise<void> {
    if (!this.queue.isRunning) return;
    const waiting: { id: number; storage_key: string; attempts: number }[] = await this.database.query(
      `SELECT id, storage_key, attempts FROM images WHERE status = 'processing' AND next_attempt_at <= now() ORDER BY next_attempt_at, id LIMIT $1`,
      [BATCH],
    );
    await this.queue.enqueue(
      makePhotoReady,
      // By the random key: a number may come again after a restore, and the queue remembers what it has done.
      waiting.map(({ id, storage_key: key, attempts }) => ({
        id: `photo-${key}-${attempts}`,
        payload: { imageId: id },
      })),
    );
  }
}
