import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { SystemClock } from '#platform/clock/clock.js';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { runMain } from '#platform/process/run-main.js';
import { ENTITIES } from './database-entities.js';
import { searchReindex } from './reindex.js';

/** Rebuilds every search row; the product may be running. */
await runMain(async () => {
  const settings = readSettings();
  const database = await new DataSource({
    ...dataSourceOptions(settings.DATABASE_URL, ENTITIES),
    extra: {},
  }).initialize();
  try {
    const onProgress = (built: number) => process.stderr.write(`\r${built} search rows`);
    const built = await searchReindex(database, settings, new SystemClock()).execute({
      which: 'all',
      onProgress,
    });
    process.stderr.write(`\r${built} search rows\n`);
  } finally {
    await database.destroy();
  }
});
