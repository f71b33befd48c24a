import pg from 'pg';
import { HELD_IN_A_COPY } from '#platform/events/holding.js';

/** Tables whose rows a backup omits: sessions, links in mails, rate limits, heartbeats and runs of backups are not valid in another database; cards of shared links are drawn again. */
const LEFT_EMPTY: ReadonlySet<string> = new Set([
  'account_links',
  'sessions',
  'rate_limits',
  'share_cards',
  'refused_requests',
  'listing_views',
  'worker_heartbeats',
  'backup_runs',
  'system_samples',
]);

export interface BackupTable {
  name: string;
  columns: string[];
}

/** Tables whose rows are included, in order of their foreign keys. */
export async function backupTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    needs: string[];
  }>(
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
    .map((name) => ({
      name,
      columns: rows.find((row) => row.name === name)!.columns,
    }));
}

/** COPY statement that reads the rows of a table as a copy contains them. */
export function copyOut({ name, columns }: BackupTable): string {
  const rewritten = HELD_IN_A_COPY[name] ?? {};
  const values = columns.map((column) => rewritten[column] ?? quoted(column));
  return `COPY (SELECT ${values.join(', ')} FROM ${quoted(name)}) TO STDOUT`;
}

/** COPY statement that loads such rows, without its end. */
export function copyIn({ name, columns }: BackupTable): string {
  return `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM stdin`;
}

export interface SequenceState {
  name: string;
  last: string;
}

/** Sequences continue after the highest number that was ever assigned. */
export async function sequencesOf(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return rows;
}

/** Statement that makes a sequence continue after its last number, as text for a file. */
export function setSequence({ name, last }: SequenceState): string {
  return `SELECT setval(${pg.escapeLiteral(`public.${quoted(name)}`)}, ${BigInt(last)})`;
}

/** A name as a quoted identifier of SQL. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
