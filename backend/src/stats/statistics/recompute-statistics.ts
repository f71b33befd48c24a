import { Injectable } from '@nestjs/common';
import { RecomputeSums } from '#platform/queue/recompute-sums.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { defineJob, Handles } from '#platform/queue/define-job.js';
import { InquiryCounts } from './inquiry-counts.js';
import { SiteTallies } from './site-tallies.js';

export const recomputeStatistics = defineJob('maintenance', 'recompute-statistics', { dailyAt: '4:20' });

@Injectable()
@Handles(recomputeStatistics)
export class RecomputeStatistics extends RecomputeSums {
  constructor(
    transactions: Transactions,
    tallies: SiteTallies,
    private readonly inquiries: InquiryCounts,
  ) {
    super(transactions, tallies);
  }

  protected override async recompute(tx: Transaction): Promise<number> {
    return (await super.recompute(tx)) + (await this.inquiries.recompute(tx));
  }
}
