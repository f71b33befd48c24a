import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changedRows } from '../database/rows.js';
import { defineJob, Handles, type JobHandler } from './define-job.js';
import { SWEEPS, type Sweep } from '../database/sweep.js';

const HOUR_MS = 3_600_000;

export const tidyUp = defineJob('maintenance', 'tidy-up', { every: HOUR_MS });

/** Batch size. After a flood there are millions of rows, too many for one statement. */
const BATCH = 10_000;

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
    for (const { table, condition } of this.sweeps)
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
