import { DataSource } from 'typeorm';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { ENTITIES } from '../../backend/src/database-entities.js';
import { bulkLoadListings } from '../../backend/src/demo/bulk-load.js';
import { generateListings } from '../../backend/src/demo/generate-listings.js';
import { loadListings } from '../../backend/src/demo/load-listings.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const OPTIONS = { photos: new Map(), photoKey: () => '' };

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
    expect(await bulkLoadListings(database, generateListings(300, 5), OPTIONS)).toBe(300);
    expect(await definitions()).toEqual(before);
    const bulk = await contents();
    expect(bulk.length).toBeGreaterThan(300);
    await database.query('TRUNCATE contacts, listings, search_changes, inquiries RESTART IDENTITY CASCADE');
    await database.query('UPDATE code_counters SET last = 0');
    await loadListings(database, generateListings(300, 5), OPTIONS);
    expect(await contents()).toEqual(bulk);
  });

  it('that is ended half-way leaves nothing, and every index', async () => {
    const before = await definitions();
    function* broken() {
      yield* generateListings(50, 5);
      throw new Error('ended');
    }
    await expect(bulkLoadListings(database, broken(), OPTIONS)).rejects.toThrow('ended');
    expect(await definitions()).toEqual(before);
    expect(await contents()).toEqual([]);
  });
});
