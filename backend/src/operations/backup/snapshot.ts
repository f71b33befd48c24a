import pg from 'pg';
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.js';
import type { Database } from '#platform/database/rows.js';
import { PlainError } from '#platform/process/plain-error.js';
import { deadlineMs } from '#platform/timings.js';

/** Longer than PostgreSQL takes to end the connection of a backup that has just ended. */
const OTHER_BACKUP_TIMEOUT = '2s';
/** Longer than any deletion of a photo's file, which shares the lock. */
const DELETION_TIMEOUT = '20s';
const LOCK_NOT_AVAILABLE = '55P03';

/** Another program is making a backup. */
export class OtherBackupError extends PlainError {}

/** A connection of its own for a long operation, without a limit for statements. */
export async function connect(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: deadlineMs('databaseConnection'),
    keepAlive: true,
  });
  // An error is reported by the statement that it interrupts.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SET statement_timeout = 0');
  await client.query('SET idle_in_transaction_session_timeout = 0');
  return client;
}

/**
 * Takes the locks of a backup for the connection. Until `allowDeletions`, no file of a photo is deleted; until the connection ends, no other
 * backup runs.
 * @throws OtherBackupError if another backup is running
 */
export async function lockForBackup(client: pg.Client): Promise<void> {
  try {
    await lock(client, ADVISORY_LOCKS.backupRun, OTHER_BACKUP_TIMEOUT);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new OtherBackupError('Another backup of this database is running.');
  }
  await lock(client, ADVISORY_LOCKS.backup, DELETION_TIMEOUT);
}

async function lock(client: pg.Client, number: number, timeout: string): Promise<void> {
  await client.query(`SET lock_timeout = '${timeout}'`);
  await client.query('SELECT pg_advisory_lock($1)', [number]);
}

/**
 * Lets files of photos be deleted again.
 * @throws Error if the connection, and so the lock, was lost meanwhile
 */
export async function allowDeletions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_advisory_unlock($1) AS held', [
    ADVISORY_LOCKS.backup,
  ]);
  if (!rows[0]?.held) throw new Error('The lock of the backup was lost');
}

/** The connection as other modules take it. */
export function asDatabase(client: pg.Client): Database {
  const query = async (sql: string, values: unknown[]): Promise<object[]> => {
    const { rows } = await client.query<object>(sql, values);
    return rows;
  };
  return { query } as Database;
}
