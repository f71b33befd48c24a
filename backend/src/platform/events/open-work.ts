import { Injectable } from '@nestjs/common';
import { changedRows } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { OUTBOX_CHANNEL, RETRIED } from './outbox.js';

/** Number of attempts after which work that is still retried is shown to operators; it is reached after one and a half to three minutes. */
export const TRIED_OFTEN = 3;

/** SQL condition: a photo that failed, or whose processing failed repeatedly. */
export const IS_PHOTO_UNFINISHED = `(status = 'failed' OR (status = 'processing' AND attempts >= ${TRIED_OFTEN}))`;

/**
 * SQL condition: a scheduled newsletter that was not sent at its time, because it is held, too late or without recipients, or because no
 * process sends it.
 */
export const IS_UNSENT = `(state IN ('held', 'late', 'nobody') OR (state = 'waiting' AND send_at < now() - interval '10 minutes'))`;

/**
 * SQL condition: an event that is held, or that no process relays, because it is of a newer version than the running ones or the queues are
 * stopped.
 */
export const IS_UNTOLD = `relayed_at IS NULL AND (held_at IS NOT NULL OR occurred_at < now() - interval '10 minutes')`;

/** SQL condition: a reaction that is held or has failed repeatedly. */
export const IS_REACTION_UNFINISHED = `done_at IS NULL AND (held_at IS NOT NULL OR attempts >= ${TRIED_OFTEN})`;

/** SQL condition: a row that waits for a merged message and is held or overdue. Merged messages are sent at least every half hour. */
export const IS_MERGED_UNFINISHED = `(held_at IS NOT NULL OR waiting_since < now() - interval '2 hours')`;

/** SQL condition: a home that waits for the daily digest of an alert and is held or overdue. */
export const IS_DIGEST_UNFINISHED = `(mailing = 'held' OR (mailing IS NULL AND waiting_since < now() - interval '26 hours'))`;

/** An event that was not relayed to its reactions, or one reaction to an event. */
export interface OpenWorkKey {
  eventId: number;
  reaction: string | null;
}

/** An operator's decisions about events and reactions that are held or fail repeatedly. Each returns the number of changed rows. */
@Injectable()
export class OpenWork {
  /** Releases held events and reactions, and tries failing reactions at once. */
  async retry(tx: Transaction, key: OpenWorkKey | 'all'): Promise<number> {
    const events = await this.changeEvents(tx, key, 'held_at = NULL');
    const reactions = await this.changeReactions(tx, key, 'held_at = NULL, next_attempt_at = now()');
    await tx.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, RETRIED]);
    return events + reactions;
  }

  /** Closes them without running the reactions. */
  async discard(tx: Transaction, key: OpenWorkKey | 'all'): Promise<number> {
    const events = await this.changeEvents(tx, key, 'held_at = NULL, relayed_at = now()');
    return events + (await this.changeReactions(tx, key, 'held_at = NULL, done_at = now()'));
  }

  private async changeEvents(tx: Transaction, key: OpenWorkKey | 'all', change: string): Promise<number> {
    if (key !== 'all' && key.reaction !== null) return 0;
    return changedRows(
      tx,
      `UPDATE outbox SET ${change} WHERE ${IS_UNTOLD} AND ($1::bigint IS NULL OR id = $1)`,
      [key === 'all' ? null : key.eventId],
    );
  }

  private async changeReactions(tx: Transaction, key: OpenWorkKey | 'all', change: string): Promise<number> {
    if (key !== 'all' && key.reaction === null) return 0;
    return changedRows(
      tx,
      `UPDATE inbox SET ${change} WHERE ${IS_REACTION_UNFINISHED} AND ($1::bigint IS NULL OR (event_id = $1 AND reaction = $2))`,
      key === 'all' ? [null, null] : [key.eventId, key.reaction],
    );
  }
}
