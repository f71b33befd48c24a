import type { DataSource } from 'typeorm';
import { oneRow } from '../database/rows.js';
import {
  IS_DIGEST_UNFINISHED,
  IS_MERGED_UNFINISHED,
  IS_PHOTO_UNFINISHED,
  IS_REACTION_UNFINISHED,
  IS_UNSENT,
  IS_UNTOLD,
  TRIED_OFTEN,
} from '../events/open-work.js';
import { IS_LEFT } from '../mail/mail-leases.js';

/** Rows that Herramientas → Sin terminar lists (operations/unfinished), read from indexes. */
const UNFINISHED = `SELECT (
  (SELECT count(*) FROM mail_deliveries WHERE state IN ('failed', 'unconfirmed', 'held'))
  + (SELECT count(*) FROM mail_deliveries WHERE state = 'queued' AND attempts >= ${TRIED_OFTEN})
  + (SELECT count(*) FROM mail_deliveries WHERE ${IS_LEFT})
  + (SELECT count(*) FROM offered_photos WHERE ${IS_PHOTO_UNFINISHED})
  + (SELECT count(*) FROM offered_proposed_photos WHERE ${IS_PHOTO_UNFINISHED})
  + (SELECT count(*) FROM outbox WHERE ${IS_UNTOLD})
  + (SELECT count(*) FROM inbox WHERE ${IS_REACTION_UNFINISHED})
  + (SELECT count(*) FROM offered_scheduled_newsletters WHERE ${IS_UNSENT})
  + (SELECT count(DISTINCT listing_id) FROM offered_inquiries_to_digest WHERE ${IS_MERGED_UNFINISHED})
  + (SELECT count(*) FROM (SELECT FROM offered_listings_to_announce
                           WHERE ${IS_MERGED_UNFINISHED} LIMIT 1) AS notice)
  + (SELECT count(*) FROM (SELECT FROM offered_alert_matches
                           WHERE ${IS_DIGEST_UNFINISHED} LIMIT 1) AS alerts))::int AS unfinished`;

/** Number of unfinished pieces of work that wait for an operator. */
export async function countUnfinished(database: DataSource): Promise<number> {
  return (await oneRow<{ unfinished: number }>(database, UNFINISHED)).unfinished;
}
