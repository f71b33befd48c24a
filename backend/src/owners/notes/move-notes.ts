import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

interface Move {
  from: number;
  to: number;
  /** Ids of the notes to move; all by default. */
  only?: readonly number[];
}

/**
 * Gives notes and call log of one contact to another.
 * @returns the ids of the notes
 */
export async function moveNotes(tx: Transaction, { from, to, only }: Move): Promise<number[]> {
  const moved = await rowsOf<{ id: number }>(
    tx,
    `WITH moved AS (
       UPDATE internal_notes SET contact_id = $2 WHERE contact_id = $1 AND ($3::int[] IS NULL OR id = ANY($3)) RETURNING id)
     SELECT id FROM moved ORDER BY id`,
    [from, to, only ?? null],
  );
  return moved.map(({ id }) => id);
}
