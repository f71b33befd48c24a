import { Injectable } from '@nestjs/common';
import { parseDay } from '#common/kernel/time/days.js';
import type { Plan } from '#common/contracts/plans.js';
import { rowsOf } from '#platform/database/rows.js';
import { siteTime } from '#platform/database/site-time.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { datesAfter } from './contract-term.js';

const EVERY_MS = 3_600_000;
/** Maximum number of contracts in one transaction. */
const MOST_AT_A_TIME = 500;

export const dateContracts = defineJob('maintenance', 'date-contracts', { every: EVERY_MS });

/** Sets the dates of paid contracts whose last payment was recorded before contracts had dates, or by the previous version. */
@Injectable()
@Handles(dateContracts)
export class DateContracts implements JobHandler<Record<string, never>> {
  constructor(private readonly transactions: Transactions) {}

  async handle(): Promise<void> {
    while ((await this.transactions.run((tx) => this.dateSome(tx))) === MOST_AT_A_TIME);
  }

  private async dateSome(tx: Transaction): Promise<number> {
    const rows = await rowsOf<{ id: number; plan: Plan; paidAt: Date; day: string }>(
      tx,
      `SELECT listing_id AS id, plan, paid_at AS "paidAt", to_char(${siteTime('paid_at')}, 'YYYY-MM-DD') AS day
       FROM contracts WHERE paid AND paid_at IS DISTINCT FROM dated_for AND paid_at IS NOT NULL
       ORDER BY listing_id LIMIT ${MOST_AT_A_TIME} FOR UPDATE SKIP LOCKED`,
    );
    const dated = rows.map(({ id, day, ...contract }) => ({ id, ...datesAfter(contract, parseDay(day)!) }));
    await tx.query(
      `UPDATE contracts c SET paid_until = d."paidUntil", featured_until = d."featuredUntil", dated_for = c.paid_at
       FROM jsonb_to_recordset($1) AS d (id int, "paidUntil" date, "featuredUntil" date) WHERE c.listing_id = d.id`,
      [JSON.stringify(dated)],
    );
    return rows.length;
  }
}
