import type { DataSource, EntityManager } from 'typeorm';
import { rowsOf } from '#platform/database/rows.js';
import type { DemoListing } from './demo-listing.js';
import { insertListings, recountSums, type LoadOptions } from './load-listings.js';

const TABLES = [
  'contacts',
  'listings',
  'locations',
  'contracts',
  'prices',
  'past_prices',
  'images',
  'listing_amenities',
  'search',
  'search_changes',
  'listing_stats',
  'inquiries',
];

interface Definition {
  drop: string;
  create: string;
}

/**
 * Loads many listings into a database without any. Indexes, unique and foreign keys are created after the rows, which is about five times
 * as fast, and row triggers do not run: the rows contain what they would copy. One transaction: an interrupted load leaves the database unchanged. The tables are locked meanwhile.
 */
export async function bulkLoadListings(
  database: DataSource,
  demos: Iterable<DemoListing>,
  options: LoadOptions,
): Promise<number> {
  const loaded = await database.transaction(async (tx) => {
    await tx.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    await tx.query('SET LOCAL jit = off');
    const definitions = await definitionsOf(tx);
    for (const { drop } of definitions) await tx.query(drop);
    const count = await insertListings(tx, demos, options);
    for (const { create } of definitions.toReversed()) await tx.query(create);
    return count;
  });
  await recountSums(database);
  return loaded;
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
     ORDER BY rank`,
    [TABLES],
  );
}
