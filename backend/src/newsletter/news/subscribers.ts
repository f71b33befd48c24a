import { Injectable } from '@nestjs/common';
import { changedRows, oneRow, rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';
import { codeOfWish, wishOfCode, type NewsWish } from './news-wish.js';
import { cannotAskForNews } from '../recipients/newsletter-omission.js';

/** Days until a request for news that nobody confirms is deleted. */
export const UNCONFIRMED_DAYS = 7;

/** Requests for news that nobody confirmed. */
export const SUBSCRIBERS_SWEEP: Sweep = { table: 'newsletter_subscribers', condition: 'expires_at < now()' };

/** Of a confirmed subscriber `expires_at` is null. */
const IS_OPEN = `(expires_at IS NULL OR expires_at > now())`;

/**
 * Wishes that were requested after the confirmed one (`awaited` is in the order of the requests). Empty if the confirmed one does not wait.
 */
const LATER_WISHES = `coalesce(awaited[array_position(awaited, $6) + 1:], '{}')`;

/** The privacy notice that a subscriber agreed to, and a digest of the network (`ConsentOrigins`). */
export interface NewsConsent {
  textVersion: string;
  network: string;
}

export interface Subscriber {
  id: number;
  email: string;
}

/** Outcome of a confirmation: it took effect, it had taken effect before, or its link is not valid. */
export type Confirmation = 'confirmed' | 'before' | 'gone';

/** Visitors who asked for news, one for each mailbox (public-site.md §2, News). */
@Injectable()
export class Subscribers {
  /**
   * Stores a mailbox that waits for its confirmation. A request that waits already is extended; a confirmed subscriber is unchanged until
   * the new wish is confirmed.
   * @returns its id, and the address to which the confirmation is sent
   */
  async add(
    tx: Transaction,
    email: string,
    { wish, textVersion, network }: NewsConsent & { wish: NewsWish },
  ): Promise<Subscriber> {
    return oneRow(
      tx,
      `INSERT INTO newsletter_subscribers AS n (email, text_version, network, awaited, expires_at)
       VALUES ($1, $2, $3, ARRAY[$4], now() + interval '${UNCONFIRMED_DAYS} days')
       ON CONFLICT (mailbox_of(email)) DO UPDATE
       SET expires_at = CASE WHEN n.confirmed_at IS NULL THEN excluded.expires_at END,
           awaited = array_remove(n.awaited, $4) || excluded.awaited
       RETURNING id, email`,
      [email, textVersion, network, codeOfWish(wish)],
    );
  }

  /** Undefined if there is no such subscriber any more, or if nothing may be sent to the address. */
  async find(database: Database, id: number): Promise<Subscriber | undefined> {
    return rowOf(
      database,
      `SELECT id, email FROM newsletter_subscribers n WHERE id = $1 AND ${IS_OPEN} AND NOT ${cannotAskForNews('n.email')}`,
      [id],
    );
  }

  /**
   * Confirms a subscriber, or changes what a confirmed one wants, if that wish still waits for its confirmation: the consent is the newest.
   * Wishes that were asked for later still wait. The address gets newsletters again if it had unsubscribed.
   * @returns `before` if this was confirmed before; `gone` if there is no such subscriber any more, or if nothing may be sent to the address
   */
  async confirm(
    tx: Transaction,
    id: number,
    { towns, operation, textVersion, network }: NewsWish & NewsConsent,
  ): Promise<Confirmation> {
    const changed = await changedRows(
      tx,
      `UPDATE newsletter_subscribers n SET towns = $2, operation = $3, text_version = $4, network = $5,
              confirmed_at = now(), expires_at = NULL, awaited = ${LATER_WISHES}
       WHERE id = $1 AND ${IS_OPEN} AND (confirmed_at IS NULL OR $6 = ANY(awaited)) AND NOT ${cannotAskForNews('n.email')}`,
      [id, towns, operation, textVersion, network, codeOfWish({ towns, operation })],
    );
    if (changed === 0) return (await this.find(tx, id)) ? 'before' : 'gone';
    await changedRows(
      tx,
      `DELETE FROM mail_suppressions s USING newsletter_subscribers n
       WHERE n.id = $1 AND mailbox_of(s.email) = mailbox_of(n.email) AND s.reason = 'unsubscribed'`,
      [id],
    );
    return 'confirmed';
  }

  /** The address of a subscriber; undefined if there is none any more. */
  async emailOf(tx: Transaction, id: number): Promise<string | undefined> {
    const row = await rowOf<{ email: string }>(tx, 'SELECT email FROM newsletter_subscribers WHERE id = $1', [
      id,
    ]);
    return row?.email;
  }

  /** Forgets the mailbox of an address. */
  async remove(tx: Transaction, email: string): Promise<void> {
    await tx.query('DELETE FROM newsletter_subscribers WHERE mailbox_of(email) = mailbox_of($1)', [email]);
  }

  /** Those of a mailbox who wait for their confirmation, with what they asked for last: at most one. */
  async unconfirmedOf(tx: Transaction, email: string): Promise<(Subscriber & { wish: NewsWish })[]> {
    const rows = await rowsOf<Subscriber & NewsWish & { awaited: string[] }>(
      tx,
      `SELECT id, email, towns, operation, awaited FROM newsletter_subscribers
       WHERE mailbox_of(email) = mailbox_of($1) AND confirmed_at IS NULL`,
      [email],
    );
    return rows.map(({ id, email: address, towns, operation, awaited }) => ({
      id,
      email: address,
      wish: wishOfCode(awaited.at(-1) ?? '') ?? { towns, operation },
    }));
  }
}
