import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { oneRow, type Database } from '#platform/database/rows.js';

/** Maximum number of rows of a statement. With 5,000, filling took a fifth longer and left 20 MB more in the heap. */
export const BATCH = 1_000;
/**
 * Number of concurrent statements while the index is filled. With one, PostgreSQL is idle while this process parses the previous result.
 */
const CONCURRENT_READS = 2;
/** Number of rows that are used in one turn of the event loop. */
const A_TURN = 500;

/** A JSON expression of every search row `s`, in order of id, as many rows as fit into a turn of the event loop. */
export async function* batchesOf<Row>(source: Database, expression: string): AsyncGenerator<Iterable<Row>> {
  const batches = Readable.from(await rangesOf(source)).map(
    (after: number) => readBatch(source, expression, after),
    { concurrency: CONCURRENT_READS },
  );
  for await (const batch of batches as AsyncIterable<string[]>) {
    for (let at = 0; at < batch.length; at += A_TURN) {
      yield parsed<Row>(batch.slice(at, at + A_TURN));
      await nextTurn();
    }
  }
}

/** Parses each row when it is used: parsed together, the rows would outlive a collection of the young generation, which copies them. */
function* parsed<Row>(rows: readonly string[]): Generator<Row> {
  for (const row of rows) yield JSON.parse(row) as Row;
}

/** The ids after which each batch begins, up to the last id of the search rows. */
async function rangesOf(source: Database): Promise<number[]> {
  const { first, last } = await oneRow<{ first: number; last: number }>(
    source,
    'SELECT coalesce(min(listing_id), 0) AS first, coalesce(max(listing_id), -1) AS last FROM search',
  );
  return Array.from({ length: Math.ceil((last - first + 1) / BATCH) }, (_, at) => first - 1 + at * BATCH);
}

/** The rows of the `BATCH` ids after one, read as one text: with a value per row, the driver takes a fifth longer. JSON has no raw line feed. */
async function readBatch(source: Database, expression: string, after: number): Promise<string[]> {
  const { rows } = await oneRow<{ rows: string | null }>(
    source,
    `SELECT string_agg(row::text, E'\\n' ORDER BY id) AS rows
     FROM (SELECT s.listing_id AS id, ${expression} AS row FROM search s WHERE s.listing_id > $1 AND s.listing_id <= $1::int + ${BATCH}) batch`,
    [after],
  );
  return rows?.split('\n') ?? [];
}
