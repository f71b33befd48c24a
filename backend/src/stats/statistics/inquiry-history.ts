import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STATISTICS_PAGES } from '#common/stats/statistics-calls.js';
import { rowOf, rowsOf } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';

export interface InquiriesOfSpan {
  /** First day, `2026-11-16`, and last day. */
  first: string;
  last: string;
  /** `2026-W47` (ISO 8601). */
  week: string;
  whatsapp: number;
  email: number;
}

/** Number of inquiries per calendar span in Argentina's time zone, including spans without any (back-office.md §2, Statistics). */
@Injectable()
export class InquiryHistory {
  constructor(private readonly database: DataSource) {}

  /** The spans of a page, oldest first; page 1 ends with the current span. */
  async page(unit: 'day' | 'week' | 'month', page: number): Promise<InquiriesOfSpan[]> {
    const newest = (page - 1) * STATISTICS_PAGES.size;
    const span = `interval '1 ${unit}'`;
    const start = `date_trunc('${unit}', ${SITE_TODAY}::timestamp)`;
    return rowsOf<InquiriesOfSpan>(
      this.database,
      `SELECT to_char(s.first, 'YYYY-MM-DD') AS first, to_char(s.first + ${span} - interval '1 day', 'YYYY-MM-DD') AS last,
              to_char(s.first, 'IYYY-"W"IW') AS week,
              coalesce(sum(d.whatsapp_inquiries), 0)::int AS whatsapp, coalesce(sum(d.email_inquiries), 0)::int AS email
       FROM generate_series(${start} - $1::int * ${span}, ${start} - $2::int * ${span}, ${span}) AS s (first)
       LEFT JOIN site_daily_stats d ON d.day >= s.first::date AND d.day < (s.first + ${span})::date
       GROUP BY s.first ORDER BY s.first`,
      [newest + STATISTICS_PAGES.size - 1, newest],
    );
  }

  async today(): Promise<number> {
    const row = await rowOf<{ inquiries: number }>(
      this.database,
      `SELECT whatsapp_inquiries + email_inquiries AS inquiries FROM site_daily_stats WHERE day = ${SITE_TODAY}`,
    );
    return row?.inquiries ?? 0;
  }
}
