import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BACKUP_MESSAGES } from '#common/operations/download-messages.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Problem } from '#platform/process/problem.js';
import {
  backupTables,
  copyIn,
  copyOut,
  hasOurSchema,
  INDEXES_LATER,
  INDEXES_NOW,
  quoted,
  schemaStatements,
  sequencesOf,
  setSequence,
  type BackupTable,
} from '../backup/public.js';
import { deadlineMs } from '#platform/timings.js';

/** application_name of the connection, for the database's administrators. */
export const BACKUP_CONNECTION = 'costa-directa backup';

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
      connectionTimeoutMillis: deadlineMs('databaseConnection'),
      keepAlive: true,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      if (!(await hasOurSchema(client))) throw new Problem('unavailable', BACKUP_MESSAGES.otherSchema);
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
        `TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')} CASCADE;`,
        ...INDEXES_LATER.map((statement) => `${statement};`),
      );
      for (const table of tables) yield* copyOf(client, table);
      const sequences = (await sequencesOf(client)).map((sequence) => `${setSequence(sequence)};`);
      yield lines(
        ...sequences,
        ...INDEXES_NOW.map((statement) => `${statement};`),
        'COMMIT;',
        'ANALYZE;',
        '-- The end.',
      );
    } finally {
      // Not awaited: a connection that is closed during COPY never reports its end.
      void client.end().catch(() => undefined);
    }
  }
}

async function* copyOf(client: pg.Client, table: BackupTable): AsyncGenerator<Buffer> {
  yield lines(`${copyIn(table)};`);
  yield* client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>;
  yield lines('\\.');
}

function lines(...texts: string[]): Buffer {
  return Buffer.from(`${texts.join('\n')}\n`);
}
