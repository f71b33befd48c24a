import type { ListingStatus } from '#common/listings/listing-status.js';
import type { TitledListing } from '#common/listings/listing-title.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { ownTurn } from '#platform/process/own-turn.js';
import type { SqlBuilder } from '#platform/database/sql-builder.js';
import { noticeStems, stemsOf } from '../rows/word-stems.js';

/** Notices that are not public have no search row, so their words are read; of more than these, the newest. */
const MOST_READ = 3_000;
/** Notices that are stemmed between two turns of the event loop. */
const AT_A_TIME = 100;

interface SaidRow extends TitledListing {
  id: number;
  notes: string;
  street: string;
}

/** Adds the condition that title, text or street of `l` has all of the words, by the rule of the public search. */
export async function addWordsCondition(
  sql: SqlBuilder,
  database: Database,
  { status, words }: { status: ListingStatus; words: string },
): Promise<void> {
  const wanted = stemsOf(words);
  if (wanted.length === 0) return;
  if (status === 'active')
    return sql.where(
      `EXISTS (SELECT FROM search s WHERE s.listing_id = l.id AND s.words @> ${sql.value(wanted)}::text[])`,
    );
  const rows = await rowsOf<SaidRow>(
    database,
    `SELECT l.id, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName", l.bedrooms, l.rooms, l.notes, o.town, o.street
     FROM listings l JOIN locations o ON o.listing_id = l.id WHERE l.status = $1 ORDER BY l.id DESC LIMIT ${MOST_READ}`,
    [status],
  );
  sql.where(`l.id = ANY(${sql.value(await saying(rows, wanted))}::int[])`);
}

async function saying(rows: readonly SaidRow[], wanted: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % AT_A_TIME === 0) await ownTurn();
    const said = new Set(noticeStems(row));
    if (wanted.every((stem) => said.has(stem))) found.push(row.id);
  }
  return found;
}
