import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { changedRows, oneRow, rowsOf, type Database } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { MAIL_CHANNEL } from './mailbox.js';
import type { DeliveryState } from './mail-delivery.entity.js';
import { QUEUED_AGAIN } from './next-state.js';

const LOOK_EVERY_MS = 150;

/** Progress of a bulk mailing. */
export interface BatchCounts {
  total: number;
  sent: number;
  failed: number;
  /** The outcome is unknown. */
  unconfirmed: number;
  skipped: number;
  /** Queued or being sent. */
  remaining: number;
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

/** Bulk mailings as the mail ledger records them. */
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
              count(*) FILTER (WHERE state IN ('queued', 'sending'))::int AS remaining
       FROM mail_deliveries WHERE batch = $1`,
      [batch],
    );
  }

  /** Waits until no message remains, at most `forMs`. */
  async waitFor(batch: string, forMs: number): Promise<BatchCounts> {
    const deadline = performance.now() + forMs;
    for (;;) {
      const counts = await this.counts(batch);
      if (counts.remaining === 0 || performance.now() > deadline) return counts;
      await sleep(LOOK_EVERY_MS);
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
      `UPDATE mail_deliveries SET state = 'skipped', finished_at = now()
       WHERE batch = $1 AND state = 'queued'`,
      [batch],
    );
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
