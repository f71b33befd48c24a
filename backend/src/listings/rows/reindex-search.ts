import { Injectable, Logger } from '@nestjs/common';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { SearchReindex } from './search-reindex.js';

const EVERY_MS = 60_000;

export const reindexSearch = defineJob('maintenance', 'reindex-search', { every: EVERY_MS });

/**
 * Rebuilds outdated search rows: after a deployment that changes their shape, when the calendar changes, and when a paid term has ended.
 */
@Injectable()
@Handles(reindexSearch)
export class ReindexSearch implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(ReindexSearch.name);

  constructor(private readonly reindex: SearchReindex) {}

  async handle(): Promise<void> {
    const built = await this.reindex.execute();
    if (built > 0) this.log.log(`Rebuilt ${built} search rows`);
  }
}
