import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TodayPlans } from '#common/stats/today-calls.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { endsSoon, nextEnd, TITLED_COLUMNS, type TitledRow } from '../../listings/public.js';
import { presentNamed } from './waiting-listings.js';

const MOST = 5;

/** Answered by the index of ends (docs/decisions/0008). */
const ENDING = `SELECT l.*, ${nextEnd('l', 'l.plan_end')} AS next_end FROM offered_listings l WHERE ${endsSoon('l', 'l.plan_end')}`;

/** Those that end next first, then those that ended last, so that old ends do not displace the coming ones. */
const COMING_FIRST = `l.next_end < ${SITE_TODAY}, abs(l.next_end - ${SITE_TODAY}), l.id`;

/** Public notices with something paid that has ended, or ends soon. */
@Injectable()
export class EndingPlans {
  constructor(private readonly database: DataSource) {}

  async read(): Promise<TodayPlans> {
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM (${ENDING}) l`,
    );
    const rows = await rowsOf<TitledRow & { end: string; lapsed: boolean }>(
      this.database,
      `SELECT ${TITLED_COLUMNS}, to_char(l.next_end, 'YYYY-MM-DD') AS "end", l.plan_lapsed AS lapsed
       FROM (SELECT l.* FROM (${ENDING}) l ORDER BY ${COMING_FIRST} LIMIT ${MOST}) l
       JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       ORDER BY ${COMING_FIRST}`,
    );
    return {
      total,
      avisos: rows.map(({ end, lapsed, ...row }) => ({
        ...presentNamed(row),
        vence: end,
        planVencido: lapsed,
      })),
    };
  }
}
