import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { oneRow, rowsOf } from '../database/rows.js';
import { IS_UNTOLD, TRIED_OFTEN } from '../events/open-work.js';

/** Work normally starts within seconds. Work is considered stalled if it has waited this long while nothing of its kind finished. */
const STANDSTILL = `interval '1 minute'`;

/** The queries for finished work scan whole tables; they run only when something is overdue. */
const STANDING_STILL = `
  SELECT 'events' AS kind
  WHERE EXISTS (SELECT FROM outbox WHERE relayed_at IS NULL AND held_at IS NULL AND occurred_at < now() - ${STANDSTILL})
     OR EXISTS (SELECT FROM inbox WHERE done_at IS NULL AND held_at IS NULL AND next_attempt_at < now() - ${STANDSTILL})
    AND NOT EXISTS (SELECT FROM inbox WHERE done_at > now() - ${STANDSTILL})
  UNION ALL
  SELECT CASE WHEN bulk THEN 'newsletters' ELSE 'mail' END
  FROM (VALUES (true), (false)) AS kinds (bulk)
  WHERE EXISTS (SELECT FROM mail_deliveries d
                WHERE d.bulk = kinds.bulk AND state = 'queued' AND next_attempt_at < now() - ${STANDSTILL})
    AND NOT EXISTS (SELECT FROM mail_deliveries d WHERE d.bulk = kinds.bulk AND state = 'sending' AND lease_until > now())
    AND NOT EXISTS (SELECT FROM mail_deliveries d WHERE d.bulk = kinds.bulk AND finished_at > now() - ${STANDSTILL})`;

/** What Herramientas → Sin terminar lists (tools/unfinished), by index. */
const UNFINISHED = `(
  (SELECT count(*) FROM mail_deliveries WHERE state IN ('failed', 'unconfirmed', 'held'))
  + (SELECT count(*) FROM mail_deliveries WHERE state = 'queued' AND attempts >= ${TRIED_OFTEN})
  + (SELECT count(*) FROM offered_photos WHERE status = 'failed' OR (status = 'processing' AND attempts >= ${TRIED_OFTEN}))
  + (SELECT count(*) FROM offered_proposed_photos WHERE status = 'failed' OR (status = 'processing' AND attempts >= ${TRIED_OFTEN}))
  + (SELECT count(*) FROM outbox WHERE ${IS_UNTOLD})
  + (SELECT count(*) FROM inbox WHERE done_at IS NULL AND (held_at IS NOT NULL OR attempts >= ${TRIED_OFTEN}))
  + (SELECT count(DISTINCT listing_id) FROM offered_inquiries_to_digest WHERE held_at IS NOT NULL)
  + (SELECT count(*) FROM (SELECT FROM offered_listings_to_announce WHERE held_at IS NOT NULL LIMIT 1) AS held))::int`;

/**
 * Checks that background work progresses. A worker can send heartbeats while its queue is stuck, so the check reads the rows that record
 * the work (docs/decisions/0002).
 */
@Injectable()
export class WorkHealth {
  constructor(
    private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** Down while work is stalled; `degraded` while the mail server rejects messages, or work was not finished. */
  async isMoving(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('work');
    const stuck = await rowsOf<{ kind: string }>(this.database, STANDING_STILL);
    if (stuck.length > 0)
      return indicator.down(`Standing still for a minute: ${stuck.map(({ kind }) => kind).join(', ')}`);
    const { waiting, unfinished } = await oneRow<{ waiting: number; unfinished: number }>(
      this.database,
      `SELECT (SELECT count(*)::int FROM mail_deliveries WHERE state = 'queued' AND attempts > 0) AS waiting, ${UNFINISHED} AS unfinished`,
    );
    const risks = [
      ...(waiting > 0 ? [`Mail that waits for another try: ${waiting}`] : []),
      ...(unfinished > 0 ? [`work that was not finished: ${unfinished}`] : []),
    ];
    return indicator.up(risks.length > 0 ? { degraded: risks.join('; ') } : {});
  }
}
