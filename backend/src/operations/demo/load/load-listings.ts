import { DataSource, type EntityManager } from 'typeorm';
import { Listing } from '../../../listings/public.js';
import { copyRows } from './bulk-rows.js';
import { insertInquiries } from './demo-inquiries.js';
import type { DemoListing } from '../generate/demo-listing.js';
import type { Pictures } from './listing-records.js';
import { BatchMaker, inBatches, type LoadBatch } from './load-batches.js';
import { readCounters, writeCounters } from './load-counters.js';
import { readPlan } from './load-plan.js';
import { recountSums } from './recount-sums.js';

export interface LoadOptions extends Pictures {
  onProgress?: (loaded: number) => void;
}

/** Whether the database contains any listing. */
export async function hasListings(database: DataSource | EntityManager): Promise<boolean> {
  return database.getRepository(Listing).existsBy({});
}

/**
 * Inserts generated listings in batches, each in its own transaction or within the caller's, and updates the kept counts.
 * @returns the number of listings
 */
export async function loadListings(
  database: DataSource | EntityManager,
  demos: Iterable<DemoListing>,
  { onProgress, ...pictures }: LoadOptions,
): Promise<number> {
  const maker = new BatchMaker(await database.transaction(readPlan), pictures);
  let loaded = 0;
  for (const batch of inBatches(demos)) {
    await database.transaction(async (tx) => {
      const { counters, ...rows } = maker.make(batch, await readCounters(tx));
      await insertBatch(tx, rows);
      await writeCounters(tx, counters);
    });
    loaded += batch.length;
    onProgress?.(loaded);
  }
  await recountSums(database);
  return loaded;
}

/**
 * Inserts the rows of a batch, without its counters.
 * @param frozen tables that were truncated in this transaction
 */
export async function insertBatch(
  tx: EntityManager,
  { rows, activeIds, listingIds }: Omit<LoadBatch, 'counters'>,
  frozen: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const one of rows) await copyRows(tx, one, frozen.has(one.table));
  await tx.query(
    `WITH tick AS (UPDATE search_clock SET change_number = change_number + cardinality($1::int[]) RETURNING change_number)
     INSERT INTO search_changes (listing_id, change_number)
     SELECT id, change_number - cardinality($1::int[]) + position FROM tick, unnest($1::int[]) WITH ORDINALITY AS ids (id, position)`,
    [activeIds],
  );
  await insertInquiries(tx, listingIds);
}
