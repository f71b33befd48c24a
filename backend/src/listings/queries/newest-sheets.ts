import { rowsOf, type Database } from '#platform/database/rows.js';

/** Codes of the public listings, newest first, with the day of the last change (`2026-11-21`). */
export async function newestSheets(
  database: Database,
  limit: number,
): Promise<{ code: string; day: string }[]> {
  return rowsOf(
    database,
    `SELECT s.code, to_char(greatest(l.updated_at, s.published_at), 'YYYY-MM-DD') AS day
     FROM search s JOIN listings l ON l.id = s.listing_id ORDER BY s.published_at DESC, s.listing_id DESC LIMIT $1`,
    [limit],
  );
}
