import { changedRows, type Database } from '../database/rows.js';

/** Values for columns of a copied table, as SQL expressions. */
export type Rewriting = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Columns that a backup rewrites, so that a restored database sends nothing by itself: unsent mail, unprocessed events and rows that wait
 * for a merged message are held until an operator releases or discards them (docs/decisions/0014).
 */
export const HELD_IN_A_COPY: Rewriting = {
  mail_deliveries: {
    state: `CASE WHEN state IN ('queued', 'sending') THEN 'held' ELSE state END`,
    lease: 'NULL::uuid',
    lease_until: 'NULL::timestamptz',
  },
  outbox: { held_at: 'CASE WHEN relayed_at IS NULL THEN coalesce(held_at, now()) END' },
  inbox: { held_at: 'CASE WHEN done_at IS NULL THEN coalesce(held_at, now()) END' },
  inquiries_to_digest: { held_at: 'coalesce(held_at, now())' },
  listings_to_announce: { held_at: 'coalesce(held_at, now())' },
  scheduled_newsletters: { state: `CASE WHEN state = 'waiting' THEN 'held' ELSE state END` },
  alert_matches: { mailing: `coalesce(mailing, 'held')` },
};

/**
 * Holds all unsent mail and all unprocessed events of a database that was restored by other means, such as pg_restore or point-in-time
 * recovery. No worker may be running.
 * @returns the number of held messages and events
 */
export async function holdAll(database: Database): Promise<{ mails: number; events: number }> {
  const mails = await changedRows(
    database,
    `UPDATE mail_deliveries SET state = 'held', lease = NULL, lease_until = NULL WHERE state IN ('queued', 'sending')`,
  );
  const untold = await changedRows(
    database,
    'UPDATE outbox SET held_at = now() WHERE relayed_at IS NULL AND held_at IS NULL',
  );
  const open = await changedRows(
    database,
    'UPDATE inbox SET held_at = now() WHERE done_at IS NULL AND held_at IS NULL',
  );
  return { mails, events: untold + open };
}
