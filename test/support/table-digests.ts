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

/** Count and checksum of the rows of every table, by name. The sum needs no order, so that large tables are not sorted. */
export async function tableDigests(app: TestApp): Promise<Record<string, string>> {
  const tables = await app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const statements = tables
    .filter(({ name }) => !VOLATILE_TABLES.has(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS digest FROM "${name}" t`,
    );
  const digests = await app.sql<{ name: string; digest: string }>(statements.join(' UNION ALL '));
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
