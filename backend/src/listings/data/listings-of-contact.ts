import { Injectable } from '@nestjs/common';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** Listings of one contact, for the deletion of the contact. */
@Injectable()
export class ListingsOfContact {
  /**
   * Deletes the contact's listings. Their inquiries are kept, under their codes.
   * @returns ids and codes of the deleted listings; undefined, without any change, if one of them is active
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
