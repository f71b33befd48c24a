import { DataSource } from 'typeorm';
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { MIGRATIONS } from '../../migrations/index.js';
import { ENTITIES } from './database-entities.js';

/**
 * Migrates the database at `url` to the newest schema. Safe to call from several processes at once.
 * @returns the number of applied migrations
 */
export async function runMigrations(url: string): Promise<number> {
  const database = new DataSource({ ...dataSourceOptions(url, ENTITIES), migrations: MIGRATIONS, extra: {} });
  await database.initialize();
  const lock = database.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    return (await database.runMigrations({ transaction: 'all' })).length;
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations]).catch(() => undefined);
    await lock.release();
    await database.destroy();
  }
}
