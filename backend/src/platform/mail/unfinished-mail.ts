import { Injectable } from '@nestjs/common';
import { changedRows } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { TRIED_OFTEN } from '../events/open-work.js';
import { IS_LEFT, MAY_HAVE_ARRIVED } from './mail-leases.js';
import { QUEUED_AGAIN } from './next-state.js';
import { redirectWaiting, type CorrectedRecipient } from './redirect-waiting.js';

const IS_WAITING = `state = 'queued' AND attempts >= ${TRIED_OFTEN}`;

/** SQL condition: a message did not go out, and waits for an operator or has failed several times. */
export const IS_MAIL_UNFINISHED = `(state IN ('failed', 'held', 'unconfirmed') OR (${IS_WAITING}) OR (${IS_LEFT}))`;

/** An operator's decisions about messages that did not go out. Each returns the number of changed messages. */
@Injectable()
export class UnfinishedMail {
  /**
   * Queues them again. Those that may have been delivered are included only if named.
   * @param corrected recipients from now on; the other messages keep theirs
   */
  async retry(
    tx: Transaction,
    id: number | 'all',
    corrected: readonly CorrectedRecipient[] = [],
  ): Promise<number> {
    const count = await changedRows(
      tx,
      `UPDATE mail_deliveries SET ${QUEUED_AGAIN}
       WHERE (state IN ('failed', 'held') OR (${IS_WAITING}) OR (${IS_LEFT} AND NOT ${MAY_HAVE_ARRIVED})
              OR ((state = 'unconfirmed' OR (${IS_LEFT})) AND $1::bigint IS NOT NULL))
         AND ($1::bigint IS NULL OR id = $1)`,
      [id === 'all' ? null : id],
    );
    await redirectWaiting(tx, corrected);
    return count;
  }

  /** Cancels the messages; the ledger shows them as skipped. */
  async discard(tx: Transaction, id: number | 'all'): Promise<number> {
    return changedRows(
      tx,
      `UPDATE mail_deliveries
       SET state = 'skipped', lease = NULL, lease_until = NULL, finished_at = now(), last_error = 'Discarded by an operator'
       WHERE ${IS_MAIL_UNFINISHED} AND ($1::bigint IS NULL OR id = $1)`,
      [id === 'all' ? null : id],
    );
  }
}
