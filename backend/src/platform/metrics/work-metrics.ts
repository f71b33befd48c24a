import { Injectable } from '@nestjs/common';
import { Counter, Gauge, type Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { rowsOf } from '../database/rows.js';
import { DELIVERY_STATES } from '../mail/mail-delivery.entity.js';
import { declaredJobs } from '../queue/define-job.js';
import { QueueRuntime } from '../queue/queue-runtime.js';
import type { MetricSource } from './metrics.js';
import { sharedReading } from './shared-reading.js';
import { readWaiting } from './work-waiting.js';

/** Background work as the rows of the database record it, and whether this worker is connected to its queues. */
@Injectable()
export class WorkMetrics implements MetricSource {
  constructor(
    private readonly database: DataSource,
    private readonly queue: QueueRuntime,
  ) {}

  register(registry: Registry): void {
    const { database, queue } = this;
    const waiting = sharedReading(() => readWaiting(database));
    new Gauge({
      name: 'costa_work_oldest_seconds',
      help: 'Age of the oldest open work by kind',
      labelNames: ['kind'] as const,
      registers: [registry],
      async collect() {
        for (const { kind, seconds } of await waiting()) this.set({ kind }, seconds);
      },
    });
    new Gauge({
      name: 'costa_work_waiting',
      help: 'Open work by kind',
      labelNames: ['kind'] as const,
      registers: [registry],
      async collect() {
        for (const row of await waiting()) this.set({ kind: row.kind }, row.waiting);
      },
    });
    new Gauge({
      name: 'costa_mail_deliveries',
      help: 'Mails of the ledger by state',
      labelNames: ['state'] as const,
      registers: [registry],
      async collect() {
        const rows = await rowsOf<{ state: string; mails: number }>(
          database,
          'SELECT state, count(*)::int AS mails FROM mail_deliveries GROUP BY state',
        );
        const counts = new Map(rows.map(({ state, mails }) => [state, mails]));
        // States without mails too: a series that begins with the first failed mail would show no increase.
        for (const state of DELIVERY_STATES) this.set({ state }, counts.get(state) ?? 0);
      },
    });
    new Counter({
      name: 'costa_jobs_failed_total',
      help: 'Runs of jobs that ended with an error, by job',
      labelNames: ['job'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const { name } of declaredJobs()) this.inc({ job: name }, queue.failures.get(name) ?? 0);
      },
    });
    new Gauge({
      name: 'costa_queue_connected',
      help: '1 while this worker is connected to the store of its queues',
      registers: [registry],
      collect() {
        this.set(queue.isRunning ? 1 : 0);
      },
    });
  }
}
