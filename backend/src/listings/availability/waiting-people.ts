import { waitedOfAddress } from '#common/inquiries/alerts/waited-home.js';
import type { WaitingPeople } from '#common/listings/waiting-people-shapes.js';
import { rowsOf, type Database } from '#platform/database/rows.js';

/** Number of visitors on the waiting list of each part of the season, without their addresses; most wanted first. */
export async function waitingPeople(database: Database, code: string | null): Promise<WaitingPeople[]> {
  const rows = await rowsOf<{ search: string; personas: number }>(
    database,
    `SELECT search, count(*)::int AS personas FROM offered_alerts
     WHERE confirmed_at IS NOT NULL AND expires_at > now() AND keys && (ARRAY['aviso ' || $1::text] || ARRAY(
       SELECT 'aviso ' || f.code FROM former_codes f JOIN listings l ON l.id = f.listing_id WHERE l.code = $1))
     GROUP BY search ORDER BY personas DESC, search`,
    [code],
  );
  const parts = new Map<string, WaitingPeople>();
  for (const { search, personas } of rows) {
    const home = waitedOfAddress(search);
    if (!home) continue;
    const part = `${home.period} ${home.fraction}`;
    const before = parts.get(part)?.personas ?? 0;
    parts.set(part, { periodo: home.period, fraccion: home.fraction, personas: before + personas });
  }
  return [...parts.values()].toSorted((one, other) => other.personas - one.personas);
}
