import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { ENTITIES } from '../../../backend/src/processes/areas.js';
import { bulkLoadListings } from '../../../backend/src/operations/demo/load/bulk-load.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadBatches, NO_PICTURES } from '../../../backend/src/operations/demo/load/load-batches.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { rarelyAsked } from '../../../backend/src/operations/demo/generate/rarely-asked.js';
import { NO_OUTSIDE_SERVICES } from '../../support/no-outside-services.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

const LOADED =
  'contacts listings locations contracts payments prices past_prices images listing_amenities search search_changes listing_stats inquiries averaged_prices price_averages tallied_listings site_tallies'.split(
    ' ',
  );

/** Checksum of each loaded table, without times, which depend on the clock, and without numbers that depend on the order of inserts. */
async function checksums(database: DataSource): Promise<Record<string, { rows: number; sum: string }>> {
  const found: Record<string, { rows: number; sum: string }> = {};
  for (const table of LOADED) {
    const times = await database.query(
      `SELECT array_agg(column_name::text) AS names FROM information_schema.columns
       WHERE table_name = $1 AND (data_type LIKE 'timestamp%' OR data_type = 'date' OR column_name = 'id' AND $1 IN ('inquiries', 'payments'))`,
      [table],
    );
    const [row] = await database.query(
      `SELECT count(*)::int AS rows, md5(string_agg(line, E'\\n' ORDER BY line)) AS sum
       FROM (SELECT ((to_jsonb(t) - $1::text[]) #- '{facts,publishedAt}')::text AS line FROM ${table} t) AS lines`,
      [times[0].names ?? []],
    );
    found[table] = row;
  }
  return found;
}

describe('loading many listings at once', () => {
  let fresh: TestDatabase;
  let database: DataSource;

  beforeEach(async () => {
    fresh = await createTestDatabase();
    database = await new DataSource({
      ...dataSourceOptions(fresh.ownerUrl, ENTITIES),
      extra: {},
    }).initialize();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.destroy();
    await fresh.drop();
  });

  const definitions = () =>
    database.query(
      `SELECT conrelid::regclass::text AS place, conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2, 3`,
    );
  const contents = () =>
    database.query(
      `SELECT l.id, l.code, l.paid, l.paid_until, l.featured_until, l.confirmed, l.has_photos, p.amount, s.facts - 'publishedAt' AS facts, s.lead_ars, s.lead_usd FROM listings l
       LEFT JOIN prices p ON p.listing_id = l.id LEFT JOIN search s ON s.listing_id = l.id ORDER BY l.id, p.id`,
    );

  it('leaves every index, constraint and trigger as it was, and the rows that the ordinary way makes', async () => {
    // The dates of plans are relative to the day of the load.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const before = await definitions();
    expect(await bulkLoadListings(database, (plan) => loadBatches(generateListings(300, 5), plan))).toBe(300);
    expect(await definitions()).toEqual(before);
    const bulk = await contents();
    expect(bulk.length).toBeGreaterThan(300);
    await database.query('TRUNCATE contacts, listings, search_changes, inquiries RESTART IDENTITY CASCADE');
    await database.query('UPDATE code_counters SET last = 0');
    await loadListings(database, generateListings(300, 5), NO_PICTURES);
    expect(await contents()).toEqual(bulk);
  });

  it('makes the same rows in a worker thread as the ordinary way makes here', async () => {
    const args = [resolve('dist/backend/src/processes/main-seed.js'), '--listings', '1000', '--seed', '5'];
    const env = { PATH: process.env['PATH'], ...NO_OUTSIDE_SERVICES, DATABASE_URL: fresh.ownerUrl };
    await promisify(execFile)(process.execPath, args, { env });
    const loaded = await checksums(database);
    expect(loaded['listings']!.rows).toBe(1_000);

    const other = await createTestDatabase();
    const ordinary = await new DataSource({
      ...dataSourceOptions(other.ownerUrl, ENTITIES),
      extra: {},
    }).initialize();
    try {
      await loadListings(ordinary, rarelyAsked(generateListings(1_000, 5)), NO_PICTURES);
      expect(await checksums(ordinary)).toEqual(loaded);
    } finally {
      await ordinary.destroy();
      await other.drop();
    }
  });

  it('that is ended half-way leaves nothing, and every index', async () => {
    const before = await definitions();
    function* broken() {
      yield* generateListings(50, 5);
      throw new Error('ended');
    }
    await expect(bulkLoadListings(database, (plan) => loadBatches(broken(), plan))).rejects.toThrow('ended');
    expect(await definitions()).toEqual(before);
    expect(await contents()).toEqual([]);
  });
});
