import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineJob, Handles, type JobHandler } from '../queue/define-job.js';

const HOUR_MS = 3_600_000;

export const tidyUp = defineJob('maintenance', 'tidy-up', { every: HOUR_MS });

/** Rows that nobody will ask for again; each statement names how long they are kept. */
const SWEEPS = [
  `DELETE FROM idempotency_keys WHERE expires_at < now()`,
  `DELETE FROM listing_views WHERE hour < now() - interval '2 hours'`,
  `DELETE FROM rate_limits WHERE expire IS NOT NULL AND expire < extract(epoch FROM now()) * 1000`,
  `DELETE FROM newsletter_drafts WHERE created_at < now() - interval '1 day'`,
  `DELETE FROM worker_heartbeats WHERE beat_at < now() - interval '1 day'`,
  `DELETE FROM outbox o WHERE relayed_at < now() - interval '30 days'
     AND NOT EXISTS (SELECT FROM inbox i WHERE i.event_id = o.id AND i.done_at IS NULL)`,
];

/** Sweeps away what has served its time, every hour. */
@Injectable()
@Handles(tidyUp)
export class Housekeeping implements JobHandler<Record<string, never>> {
  constructor(private readonly database: DataSource) {}

  async handle(): Promise<void> {
    for (const sweep of SWEEPS) await this.database.query(sweep);
  }
}
