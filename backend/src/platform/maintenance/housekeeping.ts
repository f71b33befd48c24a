import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changedRows } from '../database/rows.js';
import { defineJob, Handles, type JobHandler } from '../queue/define-job.js';
import { SAMPLES_SWEEP } from '../samples/system-samples.js';
import { SWEEPS, type Sweep } from './sweep.js';

const HOUR_MS = 3_600_000;

export const tidyUp = defineJob('maintenance', 'tidy-up', { every: HOUR_MS });

/** Batch size. After a flood there are millions of rows, too many for one statement. */
const BATCH = 10_000;

/** Sweeps of the platform's tables; each module declares those of its own (worker.module.ts). */
const OWN_SWEEPS: readonly Sweep[] = [
  { table: 'idempotency_keys', condition: `expires_at < now()` },
  // Limits and blocks stay for a day after their end: while the database's clock is ahead, they only seem to have ended.
  { table: 'rate_limits', condition: `expire < extract(epoch FROM now() - interval '1 day') * 1000` },
  { table: 'blocked_networks', condition: `blocked_until < now() - interval '1 day'` },
  { table: 'backup_runs', condition: `started_at < now() - interval '90 days'` },
  { table: 'worker_heartbeats', condition: `beat_at < now() - interval '1 day'` },
  { table: 'refused_requests', condition: `hour < now() - interval '30 days'` },
  {
    table: 'outbox',
    condition: `relayed_at < now() - interval '30 days'
       AND NOT EXISTS (SELECT FROM inbox i WHERE i.event_id = outbox.id AND i.done_at IS NULL)`,
  },
];

/** Deletes expired rows every hour. */
@Injectable()
@Handles(tidyUp)
export class Housekeeping implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(Housekeeping.name);

  constructor(
    private readonly database: DataSource,
    @Inject(SWEEPS) private readonly sweeps: readonly Sweep[],
  ) {}

  /** An error in one sweep does not prevent the others. */
  async handle(): Promise<void> {
    for (const { table, condition } of [...OWN_SWEEPS, SAMPLES_SWEEP, ...this.sweeps])
      await this.sweep(table, condition).catch((error: Error) =>
        this.log.warn(`${table} not swept: ${error.message}`),
      );
    await this.database
      .query('SELECT expire_security_events()')
      .catch((error: Error) => this.log.warn(`security_events not swept: ${error.message}`));
  }

  private async sweep(table: string, condition: string): Promise<void> {
    for (;;) {
      const swept = await changedRows(
        this.database,
        `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH}))`,
      );
      if (swept < BATCH) return;
    }
  }
}
