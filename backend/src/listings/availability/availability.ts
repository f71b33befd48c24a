import { Injectable } from '@nestjs/common';
import { AVAILABILITY_WARNING, MOST_AVAILABILITY_ASKS } from '#common/listings/availability.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { isMailRefused } from '#platform/mail/refused-addresses.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import type { Transaction } from '#platform/database/transactions.js';
import { AVAILABILITY_MAIL } from './availability-mail.js';
import { isPaidAt } from '../core/paid-days.js';
import { SearchRows } from '../rows/search-rows.js';

/** An owner who is asked whether a home is still available. */
export interface AskedOwner {
  listingId: number;
  owner: { name: string; email: string };
}

/**
 * SQL expression of the last news of a listing `l`: its last change, confirmation, or question to its owner. The index listings_to_ask has
 * the same one.
 */
const LAST_NEWS = 'GREATEST(l.updated_at, l.available_at, l.availability_asked_at)';

/** SQL conditions of the listings `l` to take, by message: the question, or the warning after the last unanswered question. */
const SILENT = {
  ask: `l.availability_asks < ${MOST_AVAILABILITY_ASKS}`,
  warn: `l.availability_asks = ${MOST_AVAILABILITY_ASKS} AND NOT ${isPaidAt('l', SITE_TODAY)}`,
} as const;

interface Silence {
  next: keyof typeof SILENT;
  /** Only listings whose last news is earlier. */
  before: Date;
  most: number;
}

/** Confirmations of availability by owners of public listings (public-site.md §2, Availability). */
@Injectable()
export class Availability {
  constructor(private readonly searchRows: SearchRows) {}

  /**
   * Takes at most `most` public listings whose last news is earlier than `before`, oldest news first, and counts a question for each. The
   * question is news too, so it defers the next one. Each unanswered question moves a listing back in the order of results, so an owner whose
   * address refuses mail is not asked.
   */
  async takeSilent(tx: Transaction, { next, before, most }: Silence): Promise<AskedOwner[]> {
    const taken = await rowsOf<Omit<AskedOwner, 'owner'> & { name: string; email: string }>(
      tx,
      `WITH due AS (
         SELECT l.id, p.first_name || ' ' || p.last_name AS name, p.email
         FROM listings l JOIN offered_contacts p ON p.id = l.contact_id
         WHERE l.status = 'active' AND ${SILENT[next]} AND ${LAST_NEWS} < $1 AND NOT ${isMailRefused('p.email')}
         ORDER BY ${LAST_NEWS} LIMIT $2 FOR UPDATE OF l SKIP LOCKED)
       UPDATE listings l SET availability_asked_at = now(), availability_asks = l.availability_asks + 1
       FROM due WHERE l.id = due.id RETURNING l.id AS "listingId", due.name, due.email`,
      [before, most],
    );
    await this.searchRows.refreshAll(
      tx,
      taken.map(({ listingId }) => listingId),
    );
    return taken.map(({ name, email, ...asked }) => ({ ...asked, owner: { name, email } }));
  }

  /** Ids of public, unpaid listings whose owners were warned before a moment. Warnings that were not delivered do not count. */
  async warnedBefore(database: Database, moment: Date): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      database,
      `SELECT l.id FROM listings l
       WHERE l.status = 'active' AND l.availability_asks >= ${AVAILABILITY_WARNING} AND NOT ${isPaidAt('l', SITE_TODAY)} AND l.availability_asked_at < $1
         AND EXISTS (SELECT FROM offered_mail_deliveries d
                     WHERE d.facts ? 'listingId' AND (d.facts->>'listingId')::int = l.id AND d.template = $2
                       AND d.facts ? 'pauseOn' AND d.state = 'sent' AND d.created_at >= l.availability_asked_at)
       ORDER BY l.id`,
      [moment, AVAILABILITY_MAIL],
    );
    return rows.map(({ id }) => id);
  }

  /** Records that a listing is available; the caller has locked it. */
  async confirm(tx: Transaction, listingId: number): Promise<void> {
    await tx.query('UPDATE listings SET available_at = now(), availability_asks = 0 WHERE id = $1', [
      listingId,
    ]);
    // Invalidates cached responses with the previous day of confirmation.
    await this.searchRows.refresh(tx, listingId);
  }
}
