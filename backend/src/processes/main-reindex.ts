import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { SystemClock } from '#platform/process/clock.js';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { runMain } from './run-main.js';
import { ENTITIES } from './areas.js';
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
    const reindex = await searchReindex(database, new SystemClock());
    const built = await reindex.execute({ which: 'all', onProgress });
    process.stderr.write(`\r${built} search rows\n`);
  } finally {
    await database.destroy();
  }
});
