import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { HoldsPersonalData, Person } from '#platform/database/personal-data.js';

const OF = 'contact_id = ANY($1) OR listing_id = ANY($2)';

/** Internal notes about a person or the person's notices. */
export class NotePersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.notes;
  readonly deletes = ['internal_notes'];
  readonly uncorrectedBecause = PERSONAL_DATA_MESSAGES.uncorrected.freeText;

  rows(tx: Transaction, { contactIds, listingIds }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, kind AS tipo, body AS nota, created_at AS fecha FROM internal_notes WHERE ${OF} ORDER BY id`,
      [contactIds, listingIds],
    );
  }

  erase(tx: Transaction, { contactIds, listingIds }: Person): Promise<number> {
    return changedRows(tx, `DELETE FROM internal_notes WHERE ${OF}`, [contactIds, listingIds]);
  }

  expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    return changedRows(
      tx,
      'DELETE FROM internal_notes WHERE id IN (SELECT id FROM internal_notes WHERE created_at < $1 LIMIT $2)',
      [before, limit],
    );
  }
}
