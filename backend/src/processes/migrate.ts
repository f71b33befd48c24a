import { DataSource } from 'typeorm';
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.js';
import type { Settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { assertNotNewer } from '#platform/database/newer-schema.js';
import { grantRuntimeRole } from '#platform/database/runtime-role.js';
import { migrateQueueTables } from '#platform/queue/postgres-backend.js';
import { MIGRATIONS } from '../../../migrations/index.js';
import { ENTITIES } from './areas.js';

/**
 * Prepares the schema of the configured database: the product's tables, those of the queues unless they are in Redis, and the privileges of
 * the role that the product runs as, if it is not the owner.
 * @returns the number of applied migrations
 */
export async function prepareSchema(settings: SchemaSettings): Promise<number> {
  const { ownerUrl, DATABASE_URL, DATABASE_OWNER_URL, REDIS_URL } = settings;
  const applied = await runMigrations(ownerUrl);
  if (!REDIS_URL) await migrateQueueTables(ownerUrl);
  if (DATABASE_OWNER_URL) await grantTo(DATABASE_URL, ownerUrl);
  return applied;
}

type SchemaSettings = Pick<Settings, 'ownerUrl' | 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'REDIS_URL'>;

async function grantTo(url: string, ownerUrl: string): Promise<void> {
  const owner = await new DataSource({ ...dataSourceOptions(ownerUrl, []), extra: {} }).initialize();
  try {
    await owner.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations]);
      await grantRuntimeRole(tx, url);
    });
  } finally {
    await owner.destroy();
  }
}

/**
 * Migrates the database at `url` to the newest schema. Safe to call from several processes at once.
 * @returns the number of applied migrations
 * @throws PlainError if a newer version has migrated it
 */
export async function runMigrations(url: string): Promise<number> {
  const database = new DataSource({ ...dataSourceOptions(url, ENTITIES), migrations: MIGRATIONS, extra: {} });
  await database.initialize();
  const lock = database.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    await assertNotNewer(lock);
    return (await database.runMigrations({ transaction: 'all' })).length;
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations]).catch(() => undefined);
    await lock.release();
    await database.destroy();
  }
}
