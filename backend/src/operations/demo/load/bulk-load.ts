import type { DataSource, EntityManager } from 'typeorm';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import type { LoadBatch } from './load-batches.js';
import { writeCounters } from './load-counters.js';
import { insertBatch } from './load-listings.js';
import { readPlan, type LoadPlan } from './load-plan.js';
import { LOADED_TABLES } from './loaded-tables.js';
import { recountSums } from './recount-sums.js';

interface Definition {
  drop: string;
  create: string;
}

/** Creates the batches of a load, here or in a worker thread. */
export type BatchSource = (plan: LoadPlan) => Iterable<LoadBatch> | AsyncIterable<LoadBatch>;

/**
 * Loads many listings into a database without any. Indexes, unique and foreign keys are created after the rows, which is about five times
 * as fast, and row triggers do not run: the rows contain what they would copy. One transaction: an interrupted load leaves the database unchanged. The tables are locked meanwhile.
 * @returns the number of listings
 */
export async function bulkLoadListings(
  database: DataSource,
  source: BatchSource,
  onProgress?: (loaded: number) => void,
): Promise<number> {
  const loaded = await database.transaction(async (tx) => {
    await tx.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    await tx.query('SET LOCAL jit = off');
    const definitions = await definitionsOf(tx);
    for (const { drop } of definitions) await tx.query(drop);
    const frozen = await truncateEmpty(tx);
    const plan = await readPlan(tx);
    let { counters } = plan;
    let count = 0;
    for await (const batch of source(plan)) {
      await insertBatch(tx, batch, frozen);
      ({ counters } = batch);
      count += batch.listings;
      onProgress?.(count);
    }
    await writeCounters(tx, counters);
    for (const { create } of definitions.toReversed()) await tx.query(create);
    return count;
  });
  await recountSums(database);
  return loaded;
}

/**
 * Truncates the tables that have no rows, which permits COPY to store rows that are visible to everybody without a later VACUUM.
 * @returns their names
 */
async function truncateEmpty(tx: EntityManager): Promise<ReadonlySet<string>> {
  const empty = new Set<string>();
  for (const table of LOADED_TABLES) {
    const { found } = await oneRow<{ found: boolean }>(tx, `SELECT EXISTS (SELECT FROM ${table}) AS found`);
    if (!found) empty.add(table);
  }
  if (empty.size > 0) await tx.query(`TRUNCATE ${[...empty].join(', ')}`);
  return empty;
}

/**
 * In an order in which they can be dropped: foreign keys, then plain indexes and unique keys, then row triggers, which are only disabled.
 * Primary keys and statement triggers stay.
 */
async function definitionsOf(tx: EntityManager): Promise<Definition[]> {
  return rowsOf<Definition>(
    tx,
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create,
            CASE contype WHEN 'f' THEN 1 ELSE 3 END AS rank
     FROM pg_constraint
     WHERE contype IN ('f', 'u') AND (conrelid = ANY($1::regclass[]) OR confrelid = ANY($1::regclass[]))
     UNION ALL
     SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2
     FROM pg_index
     WHERE indrelid = ANY($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
     UNION ALL
     SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
            format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname), 4
     FROM pg_trigger
     WHERE tgrelid = ANY($1::regclass[]) AND NOT tgisinternal AND tgtype & 1 = 1
     ORDER BY rank, 1`,
    [LOADED_TABLES],
  );
}
