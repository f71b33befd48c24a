import { Injectable } from '@nestjs/common';
import { MOST_AVAILABILITY_ASKS } from '#common/rules/availability.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { SearchRows } from './search-rows.js';

/** An owner who is asked whether a home is still available. */
export interface AskedOwner {
  listingId: number;
  owner: { name: string; email: string };
}

/** SQL expression of when anybody last changed or confirmed a listing l, or asked its owner; the index listings_to_ask has the same one. */
const LAST_NEWS = 'GREATEST(l.updated_at, l.available_at, l.availability_asked_at)';

/** What owners confirm about their public listings (docs/decisions/0068). */
@Injectable()
export class Availability {
  constructor(private readonly searchRows: SearchRows) {}

  /**
   * Takes public listings without news since a moment, oldest first; they are not taken again before as much time has passed if the transaction
   * commits. Owners who have not answered twice are not asked again.
   */
  async takeToAsk(tx: Transaction, { before, most }: { before: Date; most: number }): Promise<AskedOwner[]> {
    const taken = await rowsOf<Omit<AskedOwner, 'owner'> & { name: string; email: string }>(
      tx,
      `WITH due AS (
         SELECT l.id FROM listings l
         WHERE l.status = 'active' AND l.availability_asks < ${MOST_AVAILABILITY_ASKS} AND ${LAST_NEWS} < $1
         ORDER BY ${LAST_NEWS} LIMIT $2 FOR UPDATE SKIP LOCKED)
       UPDATE listings l SET availability_asked_at = now(), availability_asks = l.availability_asks + 1
       FROM due, offered_contacts p WHERE l.id = due.id AND p.id = l.contact_id
       RETURNING l.id AS "listingId", p.first_name || ' ' || p.last_name AS name, p.email`,
      [before, most],
    );
    return taken.map(({ name, email, ...asked }) => ({ ...asked, owner: { name, email } }));
  }

  /** Records that a listing is available; the caller has locked it. */
  async confirm(tx: Transaction, listingId: number): Promise<void> {
    await tx.query('UPDATE listings SET available_at = now(), availability_asks = 0 WHERE id = $1', [
      listingId,
    ]);
    // Cached answers with the former day end.
    await this.searchRows.refresh(tx, listingId);
  }
}
