import { Injectable } from '@nestjs/common';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** What belongs to one contact, for the day that the contact goes. */
@Injectable()
export class ListingsOfContact {
  /**
   * Removes the contact's listings, none of which may be public; their inquiries stay, under their codes. Gives the ids and
   * codes that went; undefined, and nothing changed, while one is active.
   */
  async removeInactive(
    tx: Transaction,
    contactId: number,
  ): Promise<{ id: number; code: string | null }[] | undefined> {
    const owned = await rowsOf<{ id: number; code: string | null; status: string }>(
      tx,
      'SELECT id, code, status FROM listings WHERE contact_id = $1 ORDER BY id FOR UPDATE',
      [contactId],
    );
    if (owned.some(({ status }) => status === 'active')) return undefined;
    await tx.query('DELETE FROM listings WHERE contact_id = $1', [contactId]);
    return owned.map(({ id, code }) => ({ id, code }));
  }
}
