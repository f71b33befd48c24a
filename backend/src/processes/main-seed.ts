import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
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
  const { values } = parseArgs({
    options: { listings: { type: 'string', default: '10000' }, seed: { type: 'string' } },
  });
  const count = positive('--listings', values.listings);
  const seed = values.seed === undefined ? Date.now() : positive('--seed', values.seed);
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
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a positive number`);
  return value;
}
