import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineJob, Handles, type JobHandler } from '../queue/define-job.js';

const HOUR_MS = 3_600_000;

export const tidyUp = defineJob('maintenance', 'tidy-up', { every: HOUR_MS });

/** So many at a time: after a flood there are millions, for which no statement has the time. */
const BATCH = 10_000;

/** Rows that nobody will ask for again; each condition names how long they are kept. */
const SWEEPS = [
  ['idempotency_keys', `expires_at < now()`],
  ['listing_views', `hour < now() - interval '2 hours'`],
  ['rate_limits', `expire < extract(epoch FROM now()) * 1000`],
  ['newsletter_drafts', `created_at < now() - interval '1 day'`],
  ['worker_heartbeats', `beat_at < now() - interval '1 day'`],
  ['geocoded_addresses', `asked_at < now() - interval '90 days'`],
  [
    'outbox',
    `relayed_at < now() - interval '30 days'
       AND NOT EXISTS (SELECT FROM inbox i WHERE i.event_id = outbox.id AND i.done_at IS NULL)`,
  ],
] as const;

/** Sweeps away what has served its time, every hour. */
@Injectable()
@Handles(tidyUp)
export class Housekeeping implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(Housekeeping.name);

  constructor(private readonly database: DataSource) {}

  /** One table that cannot be swept does not keep the others from it. */
  async handle(): Promise<void> {
    for (const [table, condition] of SWEEPS)
      await this.sweep(table, condition).catch((error: Error) =>
        this.log.warn(`${table} not swept: ${error.message}`),
      );
  }

  private async sweep(table: string, condition: string): Promise<void> {
    for (;;) {
      const [, swept] = await this.database.query(
        `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH}))`,
      );
      if (swept < BATCH) return;
    }
  }
}
