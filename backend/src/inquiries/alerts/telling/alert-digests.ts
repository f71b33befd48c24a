import { Injectable } from '@nestjs/common';
import { changedRows, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { IS_DIGEST_UNFINISHED } from '#platform/events/open-work.js';
import type { Recipient } from '../alerts.js';

/** An alert, and the ids of the requests by which its homes were found; null where the version that recorded it kept none. */
export interface DigestRecipient extends Recipient {
  requests: (string | null)[];
}

/** Homes of the next digest. A home that has just become free is announced to its waiting list first. */
const IS_DUE = 'mailing IS NULL AND waiting_since <= now()';

/** Homes that wait for the daily message of their alerts. */
@Injectable()
export class AlertDigests {
  /**
   * Alerts for which homes are due, in order.
   * @param after id of the last one of the page before; 0 for the first page
   */
  async waiting(database: Database, after: number, most: number): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      database,
      `SELECT DISTINCT alert_id AS id FROM alert_matches WHERE ${IS_DUE} AND alert_id > $1 ORDER BY alert_id LIMIT $2`,
      [after, most],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Takes the homes that are due for these alerts into a mailing.
   * @returns the alerts for which there was one
   */
  async take(tx: Transaction, mailing: string, ids: readonly number[]): Promise<DigestRecipient[]> {
    return rowsOf<DigestRecipient>(
      tx,
      `WITH taken AS (
         UPDATE alert_matches SET mailing = $1 WHERE ${IS_DUE} AND alert_id = ANY($2::int[])
         RETURNING alert_id, listing_id, correlation_id
       )
       SELECT a.id, a.email, array_agg(t.correlation_id ORDER BY t.listing_id) AS requests
       FROM taken t JOIN alerts a ON a.id = t.alert_id GROUP BY a.id ORDER BY a.id`,
      [mailing, ids],
    );
  }

  /**
   * Holds what waits for a digest, in a database that was restored by other means.
   * @returns the number of homes
   */
  async hold(database: Database): Promise<number> {
    return changedRows(database, `UPDATE alert_matches SET mailing = 'held' WHERE mailing IS NULL`);
  }

  /**
   * Puts the held and overdue homes into the next digest.
   * @returns the number of homes
   */
  async release(tx: Transaction): Promise<number> {
    return changedRows(
      tx,
      `UPDATE alert_matches SET mailing = NULL, waiting_since = now() WHERE ${IS_DIGEST_UNFINISHED}`,
    );
  }

  /**
   * Discards the held and overdue homes: their visitors are not notified.
   * @returns the number of homes
   */
  async discard(tx: Transaction): Promise<number> {
    return changedRows(tx, `UPDATE alert_matches SET mailing = 'discarded' WHERE ${IS_DIGEST_UNFINISHED}`);
  }
}
