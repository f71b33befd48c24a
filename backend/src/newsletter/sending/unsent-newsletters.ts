import { Injectable } from '@nestjs/common';
import { changedRows } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { IS_UNSENT } from '#platform/events/open-work.js';

/** An operator's decisions about scheduled newsletters that did not leave at their time. Each returns the number of changed ones. */
@Injectable()
export class UnsentNewsletters {
  /**
   * Sends the newsletter now. 'all' sends none, because one of a restored backup may have been sent already, and a late one may be out of date.
   */
  async retry(tx: Transaction, id: number | 'all'): Promise<number> {
    if (id === 'all') return 0;
    return changedRows(
      tx,
      `UPDATE scheduled_newsletters SET state = 'waiting', send_at = now() WHERE id = $1 AND ${IS_UNSENT}`,
      [id],
    );
  }

  /** Cancels the newsletters. */
  async discard(tx: Transaction, id: number | 'all'): Promise<number> {
    return changedRows(
      tx,
      `UPDATE scheduled_newsletters SET state = 'cancelled', ended_at = now(), selection = '{"ids": []}'
       WHERE ${IS_UNSENT} AND ($1::int IS NULL OR id = $1)`,
      [id === 'all' ? null : id],
    );
  }
}
