import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { oneRow, rowsOf } from '../database/rows.js';
import { declaredEvents } from '../events/define-event.js';
import { countUnfinished } from './unfinished-count.js';

/**
 * A kind of work: the query for its late rows, with the moment at which each was due (`due`), and the condition that others of the kind
 * progress.
 */
interface KindOfWork {
  kind: string;
  late: string;
  moves: string;
}

/** Work normally starts within seconds; renditions are CPU-bound, and a large picture takes long. */
const LATE = `interval '1 minute'`;
const LONG = `interval '10 minutes'`;

/** The queries for finished work scan whole tables; they run only when something is late. */
const KINDS: readonly KindOfWork[] = [
  {
    kind: 'events',
    // An event that this version does not know is left to the version that does, and to Sin terminar.
    late: `SELECT occurred_at AS due FROM outbox
           WHERE relayed_at IS NULL AND held_at IS NULL AND event = ANY($1) AND occurred_at < now() - ${LATE}`,
    moves: `EXISTS (SELECT FROM outbox WHERE relayed_at > now() - ${LATE})`,
  },
  {
    kind: 'reactions',
    late: `SELECT next_attempt_at AS due FROM inbox WHERE done_at IS NULL AND held_at IS NULL AND next_attempt_at < now() - ${LATE}`,
    moves: `EXISTS (SELECT FROM inbox WHERE done_at > now() - ${LATE})`,
  },
  ...[false, true].map((bulk) => ({
    kind: bulk ? 'newsletters' : 'mail',
    late: `SELECT next_attempt_at AS due FROM mail_deliveries WHERE bulk = ${bulk} AND state = 'queued' AND next_attempt_at < now() - ${LATE}`,
    moves: `EXISTS (SELECT FROM mail_deliveries WHERE bulk = ${bulk}
                    AND (finished_at > now() - ${LATE} OR (state = 'sending' AND lease_until > now())))`,
  })),
  {
    kind: 'photos',
    late: `SELECT next_attempt_at AS due FROM offered_photos WHERE status = 'processing' AND next_attempt_at < now() - ${LONG}
           UNION ALL
           SELECT next_attempt_at FROM offered_proposed_photos WHERE status = 'processing' AND next_attempt_at < now() - ${LONG}`,
    moves: `(EXISTS (SELECT FROM outbox WHERE event = 'photo.ready' AND occurred_at > now() - ${LONG})
             OR EXISTS (SELECT FROM offered_proposed_photos WHERE ready_at > now() - ${LONG}))`,
  },
];

/**
 * Kinds of work with late rows and without recent progress. A kind is stuck if two rows are late, or if one was due more than ten
 * minutes ago; otherwise it is slow.
 */
const LATE_KINDS = KINDS.map(
  ({ kind, late, moves }) => `
  SELECT '${kind}' AS kind, count(*) > 1 OR min(due) < now() - ${LONG} AS stuck
  FROM (SELECT due FROM (${late}) AS rows ORDER BY due LIMIT 2) AS oldest
  HAVING count(*) > 0 AND NOT ${moves}`,
).join(' UNION ALL ');

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

  /** Down while work is stuck; `degraded` while single rows are late, mail waits for another attempt, or work was not finished. */
  async isMoving(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('work');
    const late = await rowsOf<{ kind: string; stuck: boolean }>(this.database, LATE_KINDS, [
      declaredEvents(),
    ]);
    const named = (isStuck: boolean) =>
      late.flatMap(({ kind, stuck }) => (stuck === isStuck ? kind : [])).join(', ');
    if (named(true)) return indicator.down(`No progress for a minute: ${named(true)}`);
    const { waiting } = await oneRow<{ waiting: number }>(
      this.database,
      `SELECT count(*)::int AS waiting FROM mail_deliveries WHERE state = 'queued' AND attempts > 0`,
    );
    const unfinished = await countUnfinished(this.database);
    const risks = [
      ...(named(false) ? [`Late for a minute: ${named(false)}`] : []),
      ...(waiting > 0 ? [`Mail that waits for another try: ${waiting}`] : []),
      ...(unfinished > 0 ? [`Unfinished work: ${unfinished}`] : []),
    ];
    return indicator.up(risks.length > 0 ? { degraded: risks.join('; ') } : {});
  }
}
