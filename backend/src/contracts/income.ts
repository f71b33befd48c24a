import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { parseDay, type Day } from '#common/kernel/time/days.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { Plan } from '#common/contracts/plans.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { momentOfSiteTime, siteTime, SITE_TODAY } from '#platform/database/site-time.js';

/** Payments of a month for one plan in one currency. */
export interface IncomeCell {
  /** `2026-11` */
  month: string;
  plan: Plan;
  currency: Currency;
  /** Number of payments, with those whose amount was not recorded. */
  payments: number;
  total: number;
}

export interface ListedPayment {
  day: string;
  code: string | null;
  listingId: number | null;
  plan: Plan;
  amount: number | null;
  currency: Currency;
  method: string;
  receipt: string;
  note: string;
}

/** Sums and lists of payments that were not annulled. Both read the index of their time. */
@Injectable()
export class Income {
  constructor(private readonly database: DataSource) {}

  /** Today in Argentina's time zone, by the clock that the other queries use. */
  async today(): Promise<Day> {
    const { day } = await oneRow<{ day: string }>(
      this.database,
      `SELECT to_char(${SITE_TODAY}, 'YYYY-MM-DD') AS day`,
    );
    return parseDay(day)!;
  }

  /** Totals by month, plan and currency of the last `months` months, oldest first. */
  async byMonth(months: number): Promise<IncomeCell[]> {
    return rowsOf<IncomeCell>(
      this.database,
      `SELECT to_char(${siteTime('paid_at')}, 'YYYY-MM') AS month, plan, currency, count(*)::int AS payments,
              coalesce(sum(amount), 0)::float8 AS total
       FROM payments WHERE paid_at >= ${startOfMonthBefore('$1')} AND annulled_at IS NULL
       GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [months - 1],
    );
  }

  /** Payments of the same months, oldest first. */
  async list(months: number): Promise<ListedPayment[]> {
    return rowsOf<ListedPayment>(
      this.database,
      `SELECT to_char(${siteTime('p.paid_at')}, 'YYYY-MM-DD') AS day, l.code, p.listing_id AS "listingId",
              p.plan, p.amount::float8 AS amount, p.currency, p.method, p.receipt, p.note
       FROM payments p LEFT JOIN offered_listings l ON l.id = p.listing_id
       WHERE p.paid_at >= ${startOfMonthBefore('$1')} AND p.annulled_at IS NULL ORDER BY p.paid_at, p.id`,
      [months - 1],
    );
  }
}

/** Start of the month that was `months` months ago, in Argentina's time zone. */
function startOfMonthBefore(months: string): string {
  return momentOfSiteTime(
    `(date_trunc('month', ${siteTime('now()')}) - make_interval(months => ${months}::int))`,
  );
}
