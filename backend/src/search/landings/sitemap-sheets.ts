import { rowsOf, type Database } from '#platform/database/rows.js';
import { MOST_ID } from '#platform/http/input/dto-fields.js';

export interface MappedSheet {
  code: string;
  /** Day of the last change: `2026-11-21`. */
  day: string;
  /** Storage keys of its public photos. */
  photos: string[];
}

/** Ids of listings per part. A part of the largest possible sheets (20 photos each) stays below the 50 MB that sitemaps.org allows. */
const IDS_PER_PART = 10_000;
const BATCH = 1_000;
export const LAST_PART = Math.floor(MOST_ID / IDS_PER_PART);

const DAY = `to_char(greatest(l.updated_at, s.published_at), 'YYYY-MM-DD')`;

/** The parts that contain a public sheet, by number from 1, with the day of their last change. One scan of the search rows. */
export function sheetParts(database: Database): Promise<{ part: number; day: string }[]> {
  return rowsOf(
    database,
    `SELECT s.listing_id / $1 + 1 AS part, max(${DAY}) AS day
     FROM search s JOIN listings l ON l.id = s.listing_id GROUP BY 1 ORDER BY 1`,
    [IDS_PER_PART],
  );
}

/** The sheets of one part in batches, ordered by id. A batch is read when the consumer asks for it. */
export async function* sheetsOfPart(database: Database, part: number): AsyncGenerator<MappedSheet[]> {
  const end = part * IDS_PER_PART;
  let from = end - IDS_PER_PART;
  while (from < end) {
    const rows = await readBatch(database, from, end);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    from = rows.at(-1)!.id + 1;
  }
}

/** Both joins are by index: of the listing's primary key, and of the photos by listing. */
function readBatch(database: Database, from: number, end: number): Promise<(MappedSheet & { id: number })[]> {
  return rowsOf(
    database,
    `SELECT s.listing_id AS id, s.code, ${DAY} AS day,
            CASE WHEN (s.facts ->> 'photoCount')::int > 0 THEN ARRAY(
              SELECT p.storage_key FROM offered_photos p
              WHERE p.listing_id = s.listing_id AND p.status = 'ready' ORDER BY p.position
            ) ELSE '{}' END AS photos
     FROM search s JOIN listings l ON l.id = s.listing_id
     WHERE s.listing_id >= $1 AND s.listing_id < $2 ORDER BY s.listing_id LIMIT ${BATCH}`,
    [from, end],
  );
}
