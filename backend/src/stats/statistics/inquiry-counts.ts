import { Injectable } from '@nestjs/common';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import { oneRow } from '#platform/database/rows.js';
import { siteDay } from '#platform/database/site-time.js';
import type { Transaction } from '#platform/database/transactions.js';
import { waitingPayloads } from '#platform/events/waiting-payloads.js';
import { inquiryCreated } from '../../inquiries/events.js';

/** Name of the reaction that counts an inquiry. */
export const COUNT_INQUIRY = 'count-inquiry-when-created';

const RECOMPUTE_TIMEOUT = '15min';

/** Inquiries that the reaction has not counted yet. A recount leaves them out, so that they are not counted twice. */
const WAITING = `
  SELECT (waiting.payload ->> 'inquiryId')::int FROM (${waitingPayloads(inquiryCreated.name, COUNT_INQUIRY)}) AS waiting`;

const BOTH = ['whatsapp', 'email'].map(
  (channel) => `(count(*) FILTER (WHERE channel = '${channel}'))::int AS ${channel}_inquiries`,
);

/** Derivation of a counter table: its key, as columns of `inquiries`. */
const COUNTERS: readonly { table: string; key: Readonly<Record<string, string>> }[] = [
  { table: 'site_daily_stats', key: { day: siteDay('created_at') } },
  { table: 'listing_daily_stats', key: { listing_id: 'listing_id', day: siteDay('created_at') } },
  { table: 'listing_stats', key: { listing_id: 'listing_id' } },
];

/** Compares the inquiry counters with the inquiries. */
@Injectable()
export class InquiryCounts {
  /** Tables that it writes. */
  readonly tables = COUNTERS.map(({ table }) => table);

  /** Lock that prevents an inquiry from being counted during a full count. */
  async lock(tx: Transaction): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock_shared($1)', [ADVISORY_LOCKS.inquiryCounts]);
  }

  /**
   * Recounts every inquiry, in total and by day. Views are unchanged.
   * @returns the number of counters that were wrong
   */
  async recompute(tx: Transaction): Promise<number> {
    await tx.query(`SET LOCAL statement_timeout = '${RECOMPUTE_TIMEOUT}'`);
    await lockUntilCommit(tx, ADVISORY_LOCKS.inquiryCounts);
    await tx.query(
      `CREATE TEMPORARY TABLE counted_inquiries ON COMMIT DROP AS
       SELECT listing_id, created_at, channel FROM offered_inquiries i WHERE i.id NOT IN (${WAITING})`,
    );
    let wrong = 0;
    for (const { table, key } of COUNTERS) wrong += await this.correct(tx, table, key);
    return wrong;
  }

  private async correct(
    tx: Transaction,
    table: string,
    key: Readonly<Record<string, string>>,
  ): Promise<number> {
    const columns = Object.keys(key);
    const known = 'listing_id' in key ? 'WHERE listing_id IS NOT NULL' : '';
    const { wrong } = await oneRow<{ wrong: number }>(
      tx,
      `WITH fresh AS (
         SELECT ${Object.entries(key).map(([name, value]) => `${value} AS ${name}`)}, ${BOTH} FROM counted_inquiries ${known}
         GROUP BY ${columns.map((_, index) => index + 1)}),
       wanted AS (
         SELECT ${columns}, coalesce(f.whatsapp_inquiries, 0) AS whatsapp_inquiries, coalesce(f.email_inquiries, 0) AS email_inquiries
         FROM fresh f FULL JOIN ${table} s USING (${columns})
         WHERE (coalesce(f.whatsapp_inquiries, 0), coalesce(f.email_inquiries, 0))
               IS DISTINCT FROM (s.whatsapp_inquiries, s.email_inquiries)),
       written AS (
         INSERT INTO ${table} (${columns}, whatsapp_inquiries, email_inquiries) SELECT * FROM wanted
         -- In the order of the primary key, so that its index grows at the end.
         ORDER BY ${columns}
         ON CONFLICT (${columns}) DO UPDATE
         SET whatsapp_inquiries = excluded.whatsapp_inquiries, email_inquiries = excluded.email_inquiries RETURNING 1)
       SELECT count(*)::int AS wrong FROM written`,
    );
    return wrong;
  }
}
