import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DUE_MARK, IS_DUE } from '#platform/process/backoff.js';
import { Notifications } from '#platform/database/notifications.js';
import { rowsOf } from '#platform/database/rows.js';
import type { JobDeclaration } from '#platform/queue/define-job.js';
import { QueueRuntime } from '#platform/queue/queue-runtime.js';
import { RowDispatcher } from '#platform/queue/row-dispatcher.js';
import { PHOTOS_CHANNEL } from './photos-channel.js';
import { makePhotoReady } from './make-photo-ready.js';
import { makeProposedPhotoReady } from './make-proposed-photo-ready.js';
import type { PhotoJob } from './photos-queue.js';

const BATCH = 200;

interface WaitingRow {
  id: number;
  storage_key: string;
  attempts: number;
  due: string;
}

/** Enqueues a job for each photo without renditions, of listings and of owners that wait for the operator. The row is the record; the job only triggers the work. */
@Injectable()
export class PhotoDispatcher extends RowDispatcher {
  constructor(
    notifications: Notifications,
    private readonly database: DataSource,
    private readonly queue: QueueRuntime,
  ) {
    super(notifications, PHOTOS_CHANNEL);
  }

  protected async dispatch(): Promise<void> {
    if (!this.queue.isRunning) return;
    await this.enqueue(
      makePhotoReady,
      `SELECT id, storage_key, attempts, ${DUE_MARK} FROM images WHERE status = 'processing' AND ${IS_DUE} ORDER BY next_attempt_at, id LIMIT $1`,
    );
    await this.enqueue(
      makeProposedPhotoReady,
      `SELECT id, storage_key, attempts, ${DUE_MARK} FROM proposed_images WHERE status = 'processing' AND ${IS_DUE} ORDER BY next_attempt_at, id LIMIT $1`,
    );
  }

  private async enqueue(job: JobDeclaration<PhotoJob>, statement: string): Promise<void> {
    const waiting = await rowsOf<WaitingRow>(this.database, statement, [BATCH]);
    await this.queue.enqueue(
      job,
      // The job id contains the random key: row ids may be reused after a restore, and the queue remembers completed ids.
      waiting.map(({ id, storage_key: key, attempts, due }) => ({
        id: `photo-${key}-${attempts}-${due}`,
        payload: { imageId: id },
      })),
    );
  }
}
