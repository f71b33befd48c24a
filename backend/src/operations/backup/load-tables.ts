import type pg from 'pg';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { PlainError } from '#platform/process/plain-error.js';
import type { Manifest } from './format/manifest.js';
import type { OpenedBackup } from './format/open-backup.js';
import { readStored } from './format/stored-file.js';
import { backupTables, copyIn, quoted } from './backup-tables.js';
import { INDEXES_LATER, INDEXES_NOW, MIGRATION_NAMES, schemaStatements } from './schema-statements.js';

/**
 * Removes every relation and function of the schema that is not part of an extension. The statements are composed before the first runs,
 * because one may remove what another names. `main-migrate` creates the schema of the queues again.
 */
const CLEAR = `
  DO $$ DECLARE removal text; removals text[]; BEGIN
    DROP SCHEMA IF EXISTS bullmq CASCADE;
    SELECT array_agg(found.removal) INTO removals FROM (
      SELECT format('DROP %s IF EXISTS public.%I CASCADE',
                    CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
                    c.relname) AS removal
      FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('e', 'i'))
      UNION ALL
      SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
      FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
    ) AS found;
    FOREACH removal IN ARRAY coalesce(removals, '{}') LOOP
      EXECUTE removal;
    END LOOP;
  END $$`;

/**
 * Creates the schema that the backup was made with and loads its rows, in one transaction: a restore that fails leaves the database as it
 * was. Later migrations are applied by the next start.
 * @param options.replace removes what the database contains
 * @throws PlainError if a table does not get all its rows
 */
export async function loadTables(
  client: pg.Client,
  { folder, manifest, seal }: OpenedBackup,
  { replace, signal }: { replace: boolean; signal: AbortSignal },
): Promise<void> {
  await client.query('BEGIN');
  if (replace) await client.query(CLEAR);
  for (const statement of await schemaStatements(manifest.migrations)) await client.query(statement);
  await assertFits(client, manifest);
  await client.query(`TRUNCATE ${manifest.tables.map(({ name }) => quoted(name)).join(', ')} CASCADE`);
  for (const statement of INDEXES_LATER) await client.query(statement);
  for (const table of manifest.tables) {
    const rows = client.query(copyFrom(copyIn(table)));
    await pipeline(readStored(join(folder, table.file), { compressed: true, seal }), rows, { signal });
    if (rows.rowCount !== table.rows)
      throw new PlainError(`${table.name} got ${rows.rowCount} rows instead of ${table.rows}.`);
  }
  for (const { name, last } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
  await assertOwnMigrations(client, manifest);
  for (const statement of INDEXES_NOW) await client.query(statement);
  await client.query('COMMIT');
  // The rows are restored; without statistics the first queries are slow until autovacuum has run.
  await client.query('ANALYZE').catch(() => undefined);
}

/**
 * A backup contains data only: its tables, columns and sequences are those of the schema that its migrations have just created.
 * @throws PlainError naming what the schema does not have
 */
async function assertFits(client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  const known = new Map((await backupTables(client)).map(({ name, columns }) => [name, columns]));
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`,
  );
  const unknown = [
    ...tables.flatMap(({ name, columns }) => {
      const own = known.get(name);
      return own
        ? columns.filter((column) => !own.includes(column)).map((column) => `${name}.${column}`)
        : [name];
    }),
    ...sequences.map(({ name }) => name).filter((name) => !rows.some((row) => row.name === name)),
  ];
  if (unknown.length > 0)
    throw new PlainError(
      `The backup names what its version did not have: ${unknown.slice(0, 3).join(', ')}.`,
    );
}

/** The next start applies the migrations that are not recorded, so the rows must tell the truth. */
async function assertOwnMigrations(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  if (rows.length !== migrations.length || rows.some(({ name }) => !migrations.includes(name)))
    throw new PlainError('The rows of the table migrations do not fit the schema of the backup.');
}

/** @throws PlainError if the backup was made by a newer version, whose schema is unknown */
export function assertKnownSchema({ folder, manifest }: OpenedBackup): void {
  const known = new Set(MIGRATION_NAMES);
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new PlainError(
      `${folder} was made by a newer version of this program (${unknown.at(-1)}): restore it with that one.`,
    );
}
