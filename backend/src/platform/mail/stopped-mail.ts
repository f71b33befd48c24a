import { MAIL_SERVER_FAULT } from '#common/kernel/mail-states.js';
import { changedRows, oneRow, type Database } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { MAIL_CHANNEL } from './mailbox.js';

/** Messages among which the last one that went out is looked for; they are not finished in the order of their ids. */
const RECENT = 100;

const IS_STOPPED = `attempts > 0 AND last_error ~ '${MAIL_SERVER_FAULT}'`;

export interface Stopped {
  /** Of the first attempt since which no message has gone out. */
  since: Date;
  messages: number;
  /** Of the last of these messages. */
  error: string;
}

/**
 * Messages that wait because of the site's own mail server, not of their recipients.
 * @returns null while messages go out
 */
export async function stoppedMail(database: Database): Promise<Stopped | null> {
  const { since, messages, error } = await oneRow<{ since: Date | null; messages: number; error: string }>(
    database,
    `WITH recent AS (SELECT finished_at FROM mail_deliveries WHERE state = 'sent' ORDER BY id DESC LIMIT ${RECENT})
     SELECT min(tried_since) AS since, count(*)::int AS messages, (array_agg(last_error ORDER BY tried_since DESC))[1] AS error
     FROM mail_deliveries
     WHERE state IN ('queued', 'sending') AND ${IS_STOPPED} AND tried_since > coalesce((SELECT max(finished_at) FROM recent), '-infinity')`,
  );
  return since && { since, messages, error };
}

/** Lets them be tried now instead of after their pause. @returns their number */
export async function tryStoppedMail(tx: Transaction): Promise<number> {
  const count = await changedRows(
    tx,
    `UPDATE mail_deliveries SET next_attempt_at = now() WHERE state = 'queued' AND ${IS_STOPPED}`,
  );
  await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
  return count;
}
