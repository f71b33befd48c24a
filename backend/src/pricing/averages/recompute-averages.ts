import { Injectable } from '@nestjs/common';
import { RecomputeSums } from '#platform/queue/recompute-sums.js';
import { Transactions } from '#platform/database/transactions.js';
import { defineJob, Handles } from '#platform/queue/define-job.js';
import { PriceAverages } from './averages.js';

export const recomputeAverages = defineJob('maintenance', 'recompute-averages', { dailyAt: '4:10' });

@Injectable()
@Handles(recomputeAverages)
export class RecomputeAverages extends RecomputeSums {
  constructor(transactions: Transactions, averages: PriceAverages) {
    super(transactions, averages);
  }
}
