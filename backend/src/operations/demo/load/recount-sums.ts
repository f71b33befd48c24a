import { DataSource, type EntityManager } from 'typeorm';
import { PriceAverages } from '../../../pricing/public.js';
import { InquiryCounts, SiteTallies } from '../../../stats/public.js';
import { LOADED_TABLES } from './loaded-tables.js';

/**
 * Recomputes the running totals after a load: in parallel on a DataSource, because they are in different tables, otherwise one by one.
 * ANALYZE precedes them, because PostgreSQL reads tables without statistics in plans that take three times as long.
 */
export async function recountSums(database: DataSource | EntityManager): Promise<void> {
  const sums = [new PriceAverages(), new SiteTallies(), new InquiryCounts()];
  const recount = (one: (typeof sums)[number]) => database.transaction((tx) => one.recompute(tx));
  await analyze(database, LOADED_TABLES);
  if (database instanceof DataSource) await Promise.all(sums.map(recount));
  else for (const one of sums) await recount(one);
  await analyze(
    database,
    sums.flatMap(({ tables }) => tables),
  );
}

async function analyze(database: DataSource | EntityManager, tables: readonly string[]): Promise<void> {
  await database.query(`ANALYZE ${tables.join(', ')}`);
}
