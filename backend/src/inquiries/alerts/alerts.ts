import { Injectable } from '@nestjs/common';
import { correlationId } from '#platform/process/work-context.js';
import { changedRows, oneRow, rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { isLeftOut, isSilenced } from '../../blacklist/public.js';
import type { Cadence } from './alerted-search.js';

/** Days until an alert that nobody confirms is deleted. */
export const UNCONFIRMED_DAYS = 7;
/** Maximum number of alerts of one mailbox; a further one replaces the oldest. */
const MOST_OF_A_MAILBOX = 20;

/** Maximum number of homes of an alert within 24 hours; further ones wait for the digest. */
const MOST_BEFORE_DIGEST = 10;

export interface NewAlert {
  email: string;
  /** The canonical address of the search (`searchAddress`). */
  search: string;
  /** Its addresses under former codes of a home. */
  formerSearches?: readonly string[];
  keys: readonly string[];
  cadence: Cadence;
}

/** Alerts that match a listing and have not been notified of it. */
export interface WaitingAlerts {
  search: string;
  ids: number[];
}

export interface Recipient {
  id: number;
  email: string;
}

interface NewMatches {
  listingId: number;
  ids: readonly number[];
  mailing: string;
  delaySeconds?: number;
}

/** Saved searches of visitors (public-site.md §2, Alerts). */
@Injectable()
export class Alerts {
  /**
   * Stores an alert that waits for its confirmation. If the mailbox has an alert for this search, that one stays: an unconfirmed one then
   * expires UNCONFIRMED_DAYS from now, a confirmed one is unchanged.
   * @returns its id, and the address to which the confirmation is sent
   */
  async add(
    tx: Transaction,
    { email, search, formerSearches = [], keys, cadence }: NewAlert,
  ): Promise<{ id: number; email: string }> {
    await tx.query(
      `UPDATE alerts SET search = $2, keys = $3 WHERE id = (
         SELECT id FROM alerts WHERE mailbox_of(email) = mailbox_of($1) AND search = ANY($4::text[]) ORDER BY id LIMIT 1)
       AND NOT EXISTS (SELECT FROM alerts WHERE mailbox_of(email) = mailbox_of($1) AND search = $2)`,
      [email, search, keys, formerSearches],
    );
    return oneRow(
      tx,
      `INSERT INTO alerts (email, search, keys, cadence, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '${UNCONFIRMED_DAYS} days')
       ON CONFLICT (mailbox_of(email), search) DO UPDATE
       SET expires_at = CASE WHEN alerts.confirmed_at IS NULL THEN excluded.expires_at ELSE alerts.expires_at END
       RETURNING id, email`,
      [email, search, keys, cadence],
    );
  }

  /** The address and search of an alert; undefined if it has ended, or if nothing may be sent to the address. */
  async find(
    database: Database,
    id: number,
  ): Promise<(Recipient & { search: string; confirmed: boolean }) | undefined> {
    return rowOf(
      database,
      `SELECT id, email, search, confirmed_at IS NOT NULL AS confirmed FROM alerts a
       WHERE id = $1 AND expires_at > now() AND NOT ${isSilenced('a.email')}`,
      [id],
    );
  }

  /** The alerts of a mailbox that wait for their confirmation. */
  async unconfirmedOf(tx: Transaction, email: string): Promise<(Recipient & { cadence: Cadence })[]> {
    return rowsOf(
      tx,
      'SELECT id, email, cadence FROM alerts WHERE mailbox_of(email) = mailbox_of($1) AND confirmed_at IS NULL ORDER BY id',
      [email],
    );
  }

  /**
   * Confirms an alert, or renews a confirmed one.
   * @param until its last day
   */
  async confirm(
    tx: Transaction,
    id: number,
    { cadence, until }: { cadence: Cadence; until: string },
  ): Promise<void> {
    await tx.query(
      `UPDATE alerts SET confirmed_at = coalesce(confirmed_at, now()), cadence = $2, expires_at = $3::date + 1 WHERE id = $1`,
      [id, cadence, until],
    );
    await tx.query(
      `DELETE FROM alerts WHERE id IN (
         SELECT a.id FROM alerts a JOIN alerts mine ON mailbox_of(a.email) = mailbox_of(mine.email)
         WHERE mine.id = $1 AND a.confirmed_at IS NOT NULL
         ORDER BY a.confirmed_at DESC, a.id DESC OFFSET ${MOST_OF_A_MAILBOX})`,
      [id],
    );
  }

  /** Ends an alert and forgets its address. */
  async stop(database: Database, id: number): Promise<void> {
    await changedRows(database, 'DELETE FROM alerts WHERE id = $1', [id]);
  }

  /** Confirmed alerts under any of the keys that have not been notified of the listing, grouped by search. */
  async waitingFor(tx: Transaction, listingId: number, keys: readonly string[]): Promise<WaitingAlerts[]> {
    return rowsOf<WaitingAlerts>(
      tx,
      `SELECT search, array_agg(id) AS ids FROM alerts a
       WHERE confirmed_at IS NOT NULL AND keys && $2::text[] AND expires_at > now()
         AND NOT EXISTS (SELECT FROM alert_matches m WHERE m.listing_id = $1 AND m.alert_id = a.id)
       GROUP BY search`,
      [listingId, keys],
    );
  }

  /**
   * Records that alerts are notified of a listing, once each. Alerts with one message a day wait for the digest, and so does an alert that
   * has had too many homes within 24 hours. Addresses to which nothing may be sent are left out.
   * @param mailing name of the immediate mailing
   * @param delaySeconds time from now during which no digest contains the listing
   * @returns the alerts of that mailing
   */
  async recordMatches(
    tx: Transaction,
    { listingId, ids, mailing, delaySeconds = 0 }: NewMatches,
  ): Promise<Recipient[]> {
    return rowsOf<Recipient>(
      tx,
      `WITH matched AS (
         INSERT INTO alert_matches (alert_id, listing_id, correlation_id, waiting_since, mailing)
         SELECT a.id, $1, $4, now() + make_interval(secs => $5), CASE WHEN a.cadence = 'at-once' AND (
                  SELECT count(*) FROM alert_matches m
                  WHERE m.alert_id = a.id AND m.created_at > now() - interval '1 day') < ${MOST_BEFORE_DIGEST} THEN $3 END
         FROM alerts a WHERE a.id = ANY($2::int[]) AND NOT ${isLeftOut('a.email')}
         ON CONFLICT DO NOTHING RETURNING alert_id, mailing
       )
       SELECT a.id, a.email FROM matched t JOIN alerts a ON a.id = t.alert_id WHERE t.mailing IS NOT NULL ORDER BY a.id`,
      [listingId, ids, mailing, correlationId(), delaySeconds],
    );
  }

  /** Lets alerts be notified of the listing again. */
  async forget(tx: Transaction, listingId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.query('DELETE FROM alert_matches WHERE listing_id = $1 AND alert_id = ANY($2::int[])', [
      listingId,
      ids,
    ]);
  }

  async listingsOf(database: Database, id: number, mailing: string): Promise<number[]> {
    const rows = await rowsOf<{ listingId: number }>(
      database,
      `SELECT listing_id AS "listingId" FROM alert_matches WHERE alert_id = $1 AND mailing = $2 ORDER BY created_at, listing_id`,
      [id, mailing],
    );
    return rows.map(({ listingId }) => listingId);
  }
}
