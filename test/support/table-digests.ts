import type { TestApp } from './test-app.js';

/** Tables that change by themselves, or by reading: heartbeats, samples, limits, sessions' last activity, records of refusals, cards. */
const VOLATILE_TABLES = new Set([
  'worker_heartbeats',
  'system_samples',
  'rate_limits',
  'sessions',
  'secrets',
  'migrations',
  'geocoded_addresses',
  'refused_requests',
  'security_events',
  'share_cards',
]);

/** Count and checksum of the rows of every table, by name. */
export async function tableDigests(app: TestApp): Promise<Record<string, string>> {
  const tables = await app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !VOLATILE_TABLES.has(table.name))) {
    const [row] = await app.sql<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text COLLATE "C")), '') AS digest FROM "${name}" t`,
    );
    digests[name] = row!.digest;
  }
  return digests;
}
