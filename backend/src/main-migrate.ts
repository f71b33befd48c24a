import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { INITIAL_AMENITIES } from '#common/vocabulary/amenities.js';
import { readSettings, type Settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { runMain } from '#platform/process/run-main.js';
import { Administrators, Passwords } from './auth/public.js';
import { ENTITIES } from './database-entities.js';
import { loadDemonstration } from './demo/load-demonstration.js';
import { runMigrations } from './migrate.js';

/** Prepares the database of the settings, and says on one line of JSON what it did: scripts/lib/migrate.mjs reads it. */
await runMain(async () => {
  const settings = readSettings();
  const migrations = await runMigrations(settings.DATABASE_URL);
  const database = await new DataSource({
    ...dataSourceOptions(settings.DATABASE_URL, ENTITIES),
    extra: {},
  }).initialize();
  try {
    await addInitialAmenities(database);
    const administrator = await createAdministrator(database, settings);
    const listings = settings.DEMO ? await loadDemonstration(database, settings) : 0;
    console.log(JSON.stringify({ administrator, migrations, listings }));
  } finally {
    await database.destroy();
  }
});

async function addInitialAmenities(database: DataSource): Promise<void> {
  await database.query(
    `INSERT INTO amenities (name) SELECT unnest($1::text[]) WHERE NOT EXISTS (SELECT FROM amenities)`,
    [[...INITIAL_AMENITIES]],
  );
}

/** The first administrator's address and password, only if the password was made up here and now. */
async function createAdministrator(
  database: DataSource,
  settings: Settings,
): Promise<{ email: string; password: string } | null> {
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const isCreated = await new Administrators(database, new Passwords()).createFirst(
    settings.ADMIN_EMAIL,
    password,
  );
  return isCreated && !settings.ADMIN_PASSWORD ? { email: settings.ADMIN_EMAIL, password } : null;
}
