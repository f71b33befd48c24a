import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BACKUP_MESSAGES } from '#common/messages/tools.js';
import { Clock } from '#platform/clock/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Problem } from '#platform/problems/problem.js';
import { backupTables, contentOf, quoted, type BackupTable } from './backup-tables.js';
import { MIGRATION_NAMES, schemaStatements } from './schema-statements.js';

/** application_name of the connection, for the database's administrators. */
export const BACKUP_CONNECTION = 'costa-directa backup';
const CONNECT_TIMEOUT_MS = 4_000;

/**
 * The database as one SQL file that psql can restore into an empty database (wire-contract.md, generarBackup). It reads one snapshot, and
 * the file is one transaction: an incomplete file restores nothing (docs/decisions/0014).
 */
@Injectable()
export class DatabaseBackup {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the snapshot and returns the text of the file, which must be read to its end or closed.
   * @throws Problem 'unavailable'
   */
  async open(): Promise<AsyncGenerator<Buffer>> {
    const client = new pg.Client({
      connectionString: this.settings.DATABASE_URL,
      application_name: BACKUP_CONNECTION,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await assertOurSchema(client);
      return this.text(client, await backupTables(client), await schemaStatements());
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  private async *text(
    client: pg.Client,
    tables: readonly BackupTable[],
    schema: readonly string[],
  ): AsyncGenerator<Buffer> {
    try {
      yield lines(
        `-- ${this.settings.SITE_NAME}, ${this.clock.now().toISOString()}`,
        '-- psql --file=backup.sql postgres://…/an_empty_database',
        '\\set ON_ERROR_STOP on',
        'BEGIN;',
        `SET LOCAL client_encoding = 'UTF8';`,
        'SET LOCAL standard_conforming_strings = on;',
        'SET LOCAL statement_timeout = 0;',
        ...schema.map((statement) => `${statement};`),
        `TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')};`,
        ...INDEXES_LATER,
      );
      for (const table of tables) yield* copyOf(client, table);
      yield lines(...(await sequences(client)), INDEXES_NOW, 'COMMIT;', 'ANALYZE;', '-- The end.');
    } finally {
      // Not awaited: a connection that is closed during COPY never reports its end.
      void client.end().catch(() => undefined);
    }
  }
}

/** Loading is much faster without indexes. Those of constraints remain, because they validate the rows. */
const INDEXES_LATER = [
  `CREATE TEMPORARY TABLE later_indexes ON COMMIT DROP AS SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid);`,
  'DO $$ DECLARE later record; BEGIN FOR later IN SELECT * FROM later_indexes LOOP EXECUTE format($f$DROP INDEX %s$f$, later.name); END LOOP; END $$;',
];
const INDEXES_NOW =
  'DO $$ DECLARE later record; BEGIN FOR later IN SELECT * FROM later_indexes LOOP EXECUTE later.definition; END LOOP; END $$;';

async function* copyOf(client: pg.Client, table: BackupTable): AsyncGenerator<Buffer> {
  yield lines(`COPY ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) FROM stdin;`);
  yield* client.query(copyTo(`COPY (${contentOf(table)}) TO STDOUT`)) as AsyncIterable<Buffer>;
  yield lines('\\.');
}

/** Sequences continue after the highest number that was ever assigned. */
async function sequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return rows.map(({ name, last }) => `SELECT setval('public.${quoted(name)}', ${last});`);
}

/** The schema is generated from this version's migrations, so the database must have had exactly these. */
async function assertOurSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const known = new Set(MIGRATION_NAMES);
  if (rows.length !== known.size || !rows.every(({ name }) => known.has(name)))
    throw new Problem('unavailable', BACKUP_MESSAGES.otherSchema);
}

function lines(...texts: string[]): Buffer {
  return Buffer.from(`${texts.join('\n')}\n`);
}
