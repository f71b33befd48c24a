import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { UNDO_DAYS } from '#common/accounts/audit/undo.js';
import { changedRows, oneRow, rowsOf, type Database } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { hasLiveWorker } from '../queue/live-workers.js';
import { MAIL_CHANNEL } from './mailbox.js';
import type { DeliveryState } from './mail-delivery.entity.js';
import { QUEUED_AGAIN } from './next-state.js';

const POLL_MS = 150;

/** SQL condition: a message that was cancelled within the period in which changes can be undone. */
const IS_RESUMABLE = `state = 'skipped' AND cancelled_at > now() - interval '${UNDO_DAYS} days'`;

/** Progress of a mailing. */
export interface BatchCounts {
  total: number;
  sent: number;
  failed: number;
  /** The outcome is unknown. */
  unconfirmed: number;
  skipped: number;
  /** Number of the skipped ones that were cancelled and can still be resumed. */
  cancelled: number;
  /** Queued or being sent. */
  remaining: number;
  /** Number of the remaining ones that were not yet tried, or are being sent. */
  untried: number;
}

/** A message that failed or whose outcome is unknown. */
export interface Undelivered {
  id: number;
  name: string;
  email: string;
  state: DeliveryState;
  error: string | null;
  at: Date | null;
}

/**
 * SQL condition: a message of a batch was given up.
 * @param batch SQL expression of its name
 */
export function hasFailedMail(batch: string): string {
  return `EXISTS (SELECT FROM mail_deliveries WHERE batch = ${batch} AND state = 'failed')`;
}

/** Mailings (batches) as the mail ledger records them. */
@Injectable()
export class MailBatches {
  constructor(private readonly database: DataSource) {}

  async counts(batch: string, database: Database = this.database): Promise<BatchCounts> {
    return oneRow<BatchCounts>(
      database,
      `SELECT count(*)::int AS total,
              count(*) FILTER (WHERE state = 'sent')::int AS sent,
              count(*) FILTER (WHERE state = 'failed')::int AS failed,
              count(*) FILTER (WHERE state = 'unconfirmed')::int AS unconfirmed,
              count(*) FILTER (WHERE state = 'skipped')::int AS skipped,
              count(*) FILTER (WHERE ${IS_RESUMABLE})::int AS cancelled,
              count(*) FILTER (WHERE state IN ('queued', 'sending'))::int AS remaining,
              count(*) FILTER (WHERE state = 'sending' OR state = 'queued' AND attempts = 0)::int AS untried
       FROM mail_deliveries WHERE batch = $1`,
      [batch],
    );
  }

  /** Waits until each message was tried, at most `forMs` milliseconds. Returns at once while no worker is alive. */
  async waitFor(batch: string, forMs: number): Promise<BatchCounts> {
    const deadline = performance.now() + forMs;
    for (;;) {
      const counts = await this.counts(batch);
      const ended = counts.untried === 0 || performance.now() > deadline;
      if (ended || !(await hasLiveWorker(this.database))) return counts;
      await sleep(POLL_MS);
    }
  }

  /** Messages that failed or are unconfirmed, at most `limit`. */
  async undelivered(batch: string, limit: number): Promise<Undelivered[]> {
    return rowsOf<Undelivered>(
      this.database,
      `SELECT id::int, recipient_name AS name, recipient_email AS email, state, last_error AS error, finished_at AS at
       FROM mail_deliveries WHERE batch = $1 AND state IN ('failed', 'unconfirmed') ORDER BY state, id LIMIT $2`,
      [batch, limit],
    );
  }

  /**
   * Cancels the messages that no sender has taken yet; the ledger shows them as skipped.
   * @returns their number
   */
  async cancel(tx: Transaction, batch: string): Promise<number> {
    return changedRows(
      tx,
      `UPDATE mail_deliveries SET state = 'skipped', finished_at = now(), cancelled_at = now()
       WHERE batch = $1 AND state = 'queued'`,
      [batch],
    );
  }

  /**
   * Requeues the cancelled messages. Each template decides again whether its recipient may be written to.
   * @returns their number
   */
  async resume(tx: Transaction, batch: string): Promise<number> {
    const count = await changedRows(
      tx,
      `UPDATE mail_deliveries SET ${QUEUED_AGAIN}, cancelled_at = NULL WHERE batch = $1 AND ${IS_RESUMABLE}`,
      [batch],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
    return count;
  }

  /**
   * Requeues failed messages. Unconfirmed messages are requeued only if named, because they may have been delivered.
   * @returns the number of requeued messages
   */
  async retry(tx: Transaction, batch: string, ids: readonly number[] | 'failed'): Promise<number> {
    const count = await changedRows(
      tx,
      `UPDATE mail_deliveries SET ${QUEUED_AGAIN}
       WHERE batch = $1 AND (CASE WHEN $2::bigint[] IS NULL THEN state = 'failed'
                                  ELSE id = ANY($2) AND state IN ('failed', 'unconfirmed') END)`,
      [batch, ids === 'failed' ? null : ids],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
    return count;
  }
}
