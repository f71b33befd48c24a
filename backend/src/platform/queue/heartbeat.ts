import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { hostname } from 'node:os';
import { DataSource } from 'typeorm';
import { PeriodicTask } from '../process/periodic-task.js';
import { QueueRuntime } from './queue-runtime.js';

const BEAT_MS = 2_000;

/**
 * Records every two seconds, and when the queues start, that this worker is alive and connected to them. Readiness uses this record rather
 * than the queue's own status.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Heartbeat.name);
  private readonly worker = `${hostname()}-${process.pid}`;
  private readonly task = new PeriodicTask(
    BEAT_MS,
    () => this.beat(),
    (error) => warnOncePerMinute(this.log, error.message),
  );

  constructor(
    private readonly database: DataSource,
    private readonly queue: QueueRuntime,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
    this.queue.onStart(() => this.task.now());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
    await this.database
      .query('DELETE FROM worker_heartbeats WHERE worker = $1', [this.worker])
      .catch(() => undefined);
  }

  private async beat(): Promise<void> {
    if (!this.queue.isRunning) return;
    await this.database.query(
      `INSERT INTO worker_heartbeats (worker, beat_at, warning) VALUES ($1, now(), $2)
       ON CONFLICT (worker) DO UPDATE SET beat_at = now(), warning = excluded.warning`,
      [this.worker, this.queue.warning ?? null],
    );
  }
}
