import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { runMain } from '#platform/process/run-main.js';
import { ENTITIES } from './database-entities.js';
import type { DemoListing } from './demo/demo-listing.js';
import { bulkLoadListings } from './demo/bulk-load.js';
import { generateListings } from './demo/generate-listings.js';
import { hasListings, loadListings } from './demo/load-listings.js';

/** Share of a demonstration listing's inquiries that is stored; otherwise a million listings would have twenty times as many. */
const ASKED_LESS = 10;

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
    const load = (await hasListings(database)) ? loadListings : bulkLoadListings;
    await load(database, rarelyAsked(generateListings(count, seed)), {
      photos: new Map(),
      photoKey: () => '',
      onProgress,
    });
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

function* rarelyAsked(demos: Iterable<DemoListing>): Generator<DemoListing> {
  for (const demo of demos) {
    yield {
      ...demo,
      whatsappInquiries: Math.round(demo.whatsappInquiries / ASKED_LESS),
      emailInquiries: Math.round(demo.emailInquiries / ASKED_LESS),
    };
  }
}
