import { Injectable } from '@nestjs/common';
import { changedRows } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { OUTBOX_CHANNEL } from './outbox.js';

/** Attempts after which an operator sees work that is still being tried: one and a half to three minutes. */
export const TRIED_OFTEN = 3;

/** A photo that failed, or fails again and again. */
export const IS_PHOTO_UNFINISHED = `(status = 'failed' OR (status = 'processing' AND attempts >= ${TRIED_OFTEN}))`;

/** A scheduled newsletter that did not leave at its time: held, too late, for nobody, or because no process sends it. */
export const IS_UNSENT = `(state IN ('held', 'late', 'nobody') OR (state = 'waiting' AND send_at < now() - interval '10 minutes'))`;

/** An event that is held, or that no process takes: of a newer version than those that run, or because the queues stand still. */
export const IS_UNTOLD = `relayed_at IS NULL AND (held_at IS NOT NULL OR occurred_at < now() - interval '10 minutes')`;

/** A reaction that is held or fails again and again. */
export const IS_REACTION_UNFINISHED = `done_at IS NULL AND (held_at IS NOT NULL OR attempts >= ${TRIED_OFTEN})`;

/** A row that waits for a merged message and is held, or should have left with one: merged messages go out at least every half hour. */
export const IS_MERGED_UNFINISHED = `(held_at IS NOT NULL OR waiting_since < now() - interval '2 hours')`;

/** A home that waits for the daily digest of an alert and is held, or should have left with one. */
export const IS_DIGEST_UNFINISHED = `(mailing = 'held' OR (mailing IS NULL AND waiting_since < now() - interval '26 hours'))`;

/** An event that was not relayed to its reactions, or one reaction to an event. */
export interface OpenWorkKey {
  eventId: number;
  reaction: string | null;
}

/** An operator's decisions about events and reactions that are held or fail again and again. Each returns the number of changed rows. */
@Injectable()
export class OpenWork {
  /** Releases held events and reactions, and tries failing reactions at once. */
  async retry(tx: Transaction, key: OpenWorkKey | 'all'): Promise<number> {
    const events = await this.changeEvents(tx, key, 'held_at = NULL');
    const reactions = await this.changeReactions(tx, key, 'held_at = NULL, next_attempt_at = now()');
    await tx.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
    return events + reactions;
  }

  /** Closes them without doing anything. */
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
