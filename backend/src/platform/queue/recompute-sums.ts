import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobHandler } from './define-job.js';
import type { RunningTotals } from '../database/running-totals.js';
import type { Transaction, Transactions } from '../database/transactions.js';

/**
 * Recomputes the running totals every night and logs a warning if they were wrong. A starting worker also recomputes sums that are still
 * empty, as after the migration that creates them.
 */
export abstract class RecomputeSums implements JobHandler<Record<string, never>>, OnApplicationBootstrap {
  protected readonly log = new Logger(this.constructor.name);

  protected constructor(
    private readonly transactions: Transactions,
    private readonly sums: RunningTotals,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.transactions.run(async (tx) => {
        if (await this.sums.isEmpty(tx)) await this.recompute(tx);
      });
    } catch (error) {
      this.log.warn(`Sums are not recomputed at the start: ${(error as Error).message}`);
    }
  }

  async handle(): Promise<void> {
    const wrong = await this.transactions.run((tx) => this.recompute(tx));
    if (wrong > 0) this.log.warn(`${wrong} sums differed from a full count and were corrected`);
  }

  protected recompute(tx: Transaction): Promise<number> {
    return this.sums.recompute(tx);
  }
}
