import type { DataSource } from 'typeorm';
import type { WorkKind } from '#common/operations/system-measures.js';
import { rowsOf } from '../database/rows.js';

interface Waiting {
  kind: keyof typeof WORK_NAMES;
  waiting: number;
  seconds: number;
}

/** Name of each kind on the page 'Sistema'. */
export const WORK_NAMES = {
  events: 'eventos',
  reactions: 'tareas',
  mail: 'correos',
  newsletters: 'boletines',
} as const satisfies Record<string, WorkKind>;

/**
 * Open work by kind, with the age of its oldest row: an event since it occurred, a reaction since its next attempt is due, a message since it
 * was recorded or since the end of its delay, however often it was tried. One that the
 * mail server took without an answer counts from its next attempt, because one mailbox may be the cause. Work that a restored backup holds does not count.
 */
const WAITING = `
  SELECT 'events' AS kind, count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8 AS seconds
  FROM outbox WHERE relayed_at IS NULL AND held_at IS NULL
  UNION ALL
  SELECT 'reactions', count(*)::int, greatest(0, coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0))::float8
  FROM inbox WHERE done_at IS NULL AND held_at IS NULL
  UNION ALL
  SELECT CASE WHEN kinds.bulk THEN 'newsletters' ELSE 'mail' END, count(d.id)::int,
         greatest(0, coalesce(extract(epoch FROM now() - min(CASE WHEN d.unanswered > 0 THEN d.next_attempt_at ELSE coalesce(d.send_after, d.created_at) END)), 0))::float8
  FROM (VALUES (true), (false)) AS kinds (bulk)
  LEFT JOIN mail_deliveries d ON d.bulk = kinds.bulk AND d.state IN ('queued', 'sending')
  GROUP BY kinds.bulk`;

/** Open work of each kind; every kind has a row. */
export function readWaiting(database: DataSource): Promise<Waiting[]> {
  return rowsOf<Waiting>(database, WAITING);
}
