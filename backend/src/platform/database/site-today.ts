import { oneRow, type Database } from './rows.js';
import { SITE_TODAY } from './site-time.js';

/** Today's day of the site as the database has it, `2026-11-23`. */
export async function siteToday(database: Database): Promise<string> {
  const { today } = await oneRow<{ today: string }>(
    database,
    `SELECT to_char(${SITE_TODAY}, 'YYYY-MM-DD') AS today`,
  );
  return today;
}
