import type pg from 'pg';

/** Tables whose rows a backup omits: sessions, rate limits and heartbeats are not valid in another database. */
const LEFT_EMPTY: ReadonlySet<string> = new Set([
  'sessions',
  'rate_limits',
  'listing_views',
  'worker_heartbeats',
]);

/**
 * Columns whose values the backup changes, so that a restored database sends nothing by itself: unsent mail becomes held, and events count
 * as processed.
 */
const REWRITTEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mail_deliveries: {
    state: `CASE WHEN state IN ('queued', 'sending') THEN 'held' ELSE state END`,
    lease: 'NULL::uuid',
    lease_until: 'NULL::timestamptz',
  },
  outbox: { relayed_at: 'coalesce(relayed_at, now())' },
  inbox: { done_at: 'coalesce(done_at, now())' },
};

export interface BackupTable {
  name: string;
  columns: string[];
}

/** Tables whose rows are included, in order of their foreign keys. */
export async function backupTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `SELECT c.relname AS name,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
            ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint k JOIN pg_class r ON r.oid = k.confrelid
                  WHERE k.conrelid = c.oid AND k.contype = 'f' AND r.oid <> c.oid) AS needs
     FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`,
  );
  const ordered: string[] = [];
  const place = (name: string, above: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (above.includes(name)) throw new Error(`Tables that refer to each other: ${above.join(', ')}`);
    const table = rows.find((row) => row.name === name);
    for (const need of table?.needs ?? []) place(need, [...above, name]);
    ordered.push(name);
  };
  for (const { name } of rows) place(name, []);
  return ordered
    .filter((name) => !LEFT_EMPTY.has(name))
    .map((name) => ({ name, columns: rows.find((row) => row.name === name)!.columns }));
}

/** SELECT that a table contributes to the COPY. */
export function contentOf({ name, columns }: BackupTable): string {
  const rewritten = REWRITTEN[name] ?? {};
  return `SELECT ${columns.map((column) => rewritten[column] ?? quoted(column))} FROM ${quoted(name)}`;
}

export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
