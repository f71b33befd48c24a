import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { rowsOf } from '../database/rows.js';
import { QueueRuntime } from '../queue/queue-runtime.js';
import type { MetricSource } from './metrics.js';
import { sharedReading } from './shared-reading.js';

interface Waiting {
  kind: string;
  waiting: number;
  seconds: number;
}

/** Open work by kind, with the age of its oldest row. Work that is due later (a repeated attempt) counts from its creation. */
const WAITING = `
  SELECT 'events' AS kind, count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8 AS seconds
  FROM outbox WHERE relayed_at IS NULL
  UNION ALL
  SELECT 'reactions', count(*)::int, coalesce(extract(epoch FROM now() - min(o.occurred_at)), 0)::float8
  FROM inbox i JOIN outbox o ON o.id = i.event_id WHERE i.done_at IS NULL
  UNION ALL
  SELECT CASE WHEN kinds.bulk THEN 'newsletters' ELSE 'mail' END, count(d.id)::int,
         coalesce(extract(epoch FROM now() - min(d.created_at)), 0)::float8
  FROM (VALUES (true), (false)) AS kinds (bulk)
  LEFT JOIN mail_deliveries d ON d.bulk = kinds.bulk AND d.state IN ('queued', 'sending')
  GROUP BY kinds.bulk`;

/** Background work as the rows of the database record it, and whether this worker is connected to its queues. */
@Injectable()
export class WorkMetrics implements MetricSource {
  constructor(
    private readonly database: DataSource,
    private readonly queue: QueueRuntime,
  ) {}

  register(registry: Registry): void {
    const { database, queue } = this;
    const readWaiting = sharedReading(() => rowsOf<Waiting>(database, WAITING));
    new Gauge({
      name: 'costa_work_oldest_seconds',
      help: 'Age of the oldest open work by kind',
      labelNames: ['kind'] as const,
      registers: [registry],
      async collect() {
        for (const { kind, seconds } of await readWaiting()) this.set({ kind }, seconds);
      },
    });
    new Gauge({
      name: 'costa_work_waiting',
      help: 'Open work by kind',
      labelNames: ['kind'] as const,
      registers: [registry],
      async collect() {
        for (const row of await readWaiting()) this.set({ kind: row.kind }, row.waiting);
      },
    });
    new Gauge({
      name: 'costa_mail_deliveries',
      help: 'Mails of the ledger by state',
      labelNames: ['state'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        const rows = await rowsOf<{ state: string; mails: number }>(
          database,
          'SELECT state, count(*)::int AS mails FROM mail_deliveries GROUP BY state',
        );
        for (const row of rows) this.set({ state: row.state }, row.mails);
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
