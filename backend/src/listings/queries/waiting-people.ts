import { waitedOfAddress, type WaitingPeople } from '#common/rules/waited-home.js';
import { rowsOf, type Database } from '#platform/database/rows.js';

/** Number of visitors on the waiting list of each part of the season, without their addresses (docs/decisions/0082); most wanted first. */
export async function waitingPeople(database: Database, code: string | null): Promise<WaitingPeople[]> {
  const rows = await rowsOf<{ search: string; personas: number }>(
    database,
    `SELECT search, count(*)::int AS personas FROM offered_alerts
     WHERE confirmed_at IS NOT NULL AND expires_at > now() AND keys && ARRAY['aviso ' || $1::text]
     GROUP BY search ORDER BY personas DESC, search`,
    [code],
  );
  return rows.flatMap(({ search, personas }) => {
    const home = waitedOfAddress(search);
    return home ? [{ periodo: home.period, fraccion: home.fraction, personas }] : [];
  });
}
