import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { PlainError } from '#platform/process/plain-error.js';
import { readArguments, usageOf } from './arguments.js';
import { runMain } from './run-main.js';
import { ENTITIES } from './areas.js';
import { bulkLoadListings } from '../operations/demo/load/bulk-load.js';
import { generateInWorker } from '../operations/demo/load/generate-in-worker.js';
import { generateListings } from '../operations/demo/generate/generate-listings.js';
import { NO_PICTURES } from '../operations/demo/load/load-batches.js';
import { hasListings, loadListings } from '../operations/demo/load/load-listings.js';
import { rarelyAsked } from '../operations/demo/generate/rarely-asked.js';

/**
 * Adds generated listings without pictures, for benchmarks: `--listings N`, and `--seed N` to repeat the same ones. If the database has no
 * listings, indexes are created after the rows.
 */
await runMain(async () => {
  const given = readArguments<{ listings: string; seed: string }>('seed');
  const count = positive('--listings', given.listings ?? '');
  const seed = given.seed === undefined ? Date.now() : positive('--seed', given.seed);
  const { ownerUrl } = readSettings();
  const database = await new DataSource({
    ...dataSourceOptions(ownerUrl, ENTITIES),
    extra: {},
  }).initialize();
  const onProgress = (loaded: number) => process.stderr.write(`\r${loaded} of ${count}`);
  try {
    if (await hasListings(database)) {
      const demos = rarelyAsked(generateListings(count, seed));
      await loadListings(database, demos, { ...NO_PICTURES, onProgress });
    } else {
      await bulkLoadListings(database, (plan) => generateInWorker({ count, seed, plan }), onProgress);
    }
    process.stderr.write('\n');
  } finally {
    await database.destroy();
  }
});

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new PlainError(`${name} must be a positive number. ${usageOf('seed')}`);
  return value;
}
