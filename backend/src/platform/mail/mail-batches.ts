import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { changedRows, oneRow, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { MAIL_CHANNEL } from './mailbox.js';
import type { DeliveryState } from './mail-delivery.entity.js';

const LOOK_EVERY_MS = 150;

/** How far a sending to many has come. */
export interface BatchCounts {
  total: number;
  sent: number;
  failed: number;
  /** Nobody can know whether these arrived. */
  unconfirmed: number;
  skipped: number;
  /** Still waiting or on their way. */
  remaining: number;
}

/** A message that did not arrive, or perhaps not. */
export interface Undelivered {
  id: number;
  name: string;
  email: string;
  state: DeliveryState;
  error: string | null;
  at: Date | null;
}

/** Sendings to many, as the ledger knows them. */
@Injectable()
export class MailBatches {
  constructor(private readonly database: DataSource) {}

  async counts(batch: string): Promise<BatchCounts> {
    return oneRow<BatchCounts>(
      this.database,
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

  /** Waits until nothing remains, `forMs` at most. */
  async waitFor(batch: string, forMs: number): Promise<BatchCounts> {
    const deadline = performance.now() + forMs;
    for (;;) {
      const counts = await this.counts(batch);
      if (counts.remaining === 0 || performance.now() > deadline) return counts;
      await sleep(LOOK_EVERY_MS);
    }
  }

  /** Those that failed or are unconfirmed, `limit` at most. */
  async undelivered(batch: string, limit: number): Promise<Undelivered[]> {
    return rowsOf<Undelivered>(
      this.database,
      `SELECT id::int, recipient_name AS name, recipient_email AS email, state, last_error AS error, finished_at AS at
       FROM mail_deliveries WHERE batch = $1 AND state IN ('failed', 'unconfirmed') ORDER BY state, id LIMIT $2`,
      [batch, limit],
    );
  }

  /**
   * Sends again what has failed; of what is unconfirmed only the messages that are named, for they may have arrived. Gives how
   * many.
   */
  async retry(tx: Transaction, batch: string, ids: readonly number[] | 'failed'): Promise<number> {
    const count = await changedRows(
      tx,
      `UPDATE mail_deliveries SET state = 'queued', next_attempt_at = now(), finished_at = NULL
       WHERE batch = $1 AND (CASE WHEN $2::bigint[] IS NULL THEN state = 'failed'
                                  ELSE id = ANY($2) AND state IN ('failed', 'unconfirmed') END)`,
      [batch, ids === 'failed' ? null : ids],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
    return count;
  }
}
