import { Injectable } from '@nestjs/common';
import { Counter, Gauge, type Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { FAILED_JOB, type Sampled } from '#common/operations/system-measures.js';
import { rowsOf } from '../database/rows.js';
import { countUnfinished } from '../health/unfinished-count.js';
import { MAIL_STATE_NAMES } from '../mail/ledger-mail.js';
import { DELIVERY_STATES, type DeliveryState } from '../mail/mail-delivery.entity.js';
import { declaredJobs } from '../queue/define-job.js';
import { QueueRuntime } from '../queue/queue-runtime.js';
import type { MetricSource } from './metrics.js';
import { sharedReading } from './shared-reading.js';
import { Growth } from './growth.js';
import { readWaiting, WORK_NAMES } from './work-waiting.js';

/** Background work as the rows of the database record it, and whether this worker is connected to its queues. */
@Injectable()
export class WorkMetrics implements MetricSource {
  private readonly growth = new Growth();

  constructor(
    private readonly database: DataSource,
    private readonly queue: QueueRuntime,
  ) {}

  async sample(): Promise<Sampled> {
    const sampled: Sampled = { tareasFallidas: 0, sinCola: this.queue.isRunning ? 0 : 1 };
    for (const [job, failures] of this.queue.failures) {
      const failed = this.growth.of(job, failures);
      sampled.tareasFallidas! += failed;
      if (failed > 0) sampled[`${FAILED_JOB}${job}`] = failed;
    }
    for (const { kind, waiting, seconds } of await readWaiting(this.database)) {
      sampled[`cantidad.${WORK_NAMES[kind]}`] = waiting;
      sampled[`espera.${WORK_NAMES[kind]}`] = seconds;
    }
    for (const [state, mails] of await this.countMails())
      sampled[`correo.${MAIL_STATE_NAMES[state]}`] = mails;
    return sampled;
  }

  /**
   * Counts mails by state. States without mails are included, because a series that begins with the first failed mail would show no
   * increase.
   */
  private async countMails(): Promise<Map<DeliveryState, number>> {
    const rows = await rowsOf<{ state: DeliveryState; mails: number }>(
      this.database,
      'SELECT state, count(*)::int AS mails FROM mail_deliveries GROUP BY state',
    );
    const counts = new Map(DELIVERY_STATES.map((state) => [state, 0]));
    for (const { state, mails } of rows) counts.set(state, mails);
    return counts;
  }

  register(registry: Registry): void {
    const { database, queue } = this;
    const countMails = () => this.countMails();
    registerOpenWork(registry, database);
    new Gauge({
      name: 'costa_mail_deliveries',
      help: 'Mails of the ledger by state',
      labelNames: ['state'] as const,
      registers: [registry],
      async collect() {
        for (const [state, mails] of await countMails()) this.set({ state }, mails);
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

function registerOpenWork(registry: Registry, database: DataSource): void {
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
    name: 'costa_work_unfinished',
    help: 'Work that waits for an operator in Sin terminar',
    registers: [registry],
    async collect() {
      this.set(await countUnfinished(database));
    },
  });
}
