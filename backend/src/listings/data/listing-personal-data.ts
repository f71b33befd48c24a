import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { HoldsPersonalData, Person } from '#platform/personal-data/personal-data.js';

/** Listings of an owner; what depends on them is deleted with them. */
export class ListingPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.listings;

  /** The listings of contacts, locked until the transaction ends. */
  of(tx: Transaction, contactIds: readonly number[]): Promise<{ id: number; status: string }[]> {
    return rowsOf(tx, 'SELECT id, status FROM listings WHERE contact_id = ANY($1) ORDER BY id FOR UPDATE', [
      contactIds,
    ]);
  }

  rows(tx: Transaction, { listingIds }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT l.id AS registro, l.code AS "código", l.status AS estado, l.business_name AS nombre, l.email, l.notes AS observaciones,
              o.town AS localidad, o.street AS calle, o.street_number AS "número", o.floor AS piso, o.apartment AS departamento,
              l.created_at AS fecha
       FROM listings l LEFT JOIN locations o ON o.listing_id = l.id WHERE l.id = ANY($1) ORDER BY l.id`,
      [listingIds],
    );
  }

  erase(tx: Transaction, { listingIds }: Person): Promise<number> {
    return changedRows(tx, 'DELETE FROM listings WHERE id = ANY($1)', [listingIds]);
  }
}
