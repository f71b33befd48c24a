import type { EntityManager } from 'typeorm';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import type { Counters } from './listing-records.js';

/** Reads the counters, and locks them until the end of the transaction. */
export async function readCounters(tx: EntityManager): Promise<Counters> {
  const rows = await rowsOf<{ counter: string; last: number }>(
    tx,
    'SELECT counter, last FROM code_counters FOR UPDATE',
  );
  const last = (counter: string) => rows.find((row) => row.counter === counter)!.last;
  const next = await oneRow<{ listing: number; price: number; image: number }>(
    tx,
    `SELECT greatest((SELECT max(id) FROM listings), (SELECT max(id) FROM contacts), (SELECT max(id) FROM locations), 0) + 1 AS listing,
            coalesce((SELECT max(id) FROM prices), 0) + 1 AS price, coalesce((SELECT max(id) FROM images), 0) + 1 AS image`,
  );
  return {
    nextId: next.listing,
    nextPriceId: next.price,
    nextImageId: next.image,
    codes: { rental: last('rental'), sale: last('sale') },
    publications: last('publication'),
  };
}

/** Sets counters and sequences after the loaded rows. */
export async function writeCounters(tx: EntityManager, { codes, publications }: Counters): Promise<void> {
  const last = { ...codes, publication: publications };
  for (const [counter, value] of Object.entries(last)) {
    await tx.query('UPDATE code_counters SET last = $2 WHERE counter = $1', [counter, value]);
  }
  for (const table of ['contacts', 'listings', 'locations', 'prices', 'images']) {
    await tx.query(
      `SELECT setval(pg_get_serial_sequence($1, 'id'), coalesce((SELECT max(id) FROM ${table}), 0) + 1, false)`,
      [table],
    );
  }
}
