import { DataSource } from 'typeorm';
import { SystemClock } from '#platform/process/clock.js';
import { readSettings, type Settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { ENTITIES } from '../../../backend/src/processes/areas.js';
import { DollarRates } from '../../../backend/src/pricing/dollar/dollar-rate.js';
import { addFirstContents } from '../../../backend/src/processes/first-contents.js';
import { openFolder, removeFolder } from '../../support/own-servers.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

describe('the first contents of a database', () => {
  const folder = openFolder('first-contents');
  let fresh: TestDatabase;
  let database: DataSource;

  beforeEach(async () => {
    fresh = await createTestDatabase();
    const options = { ...dataSourceOptions(fresh.ownerUrl, ENTITIES), extra: {} };
    database = await new DataSource(options).initialize();
  });
  afterEach(async () => {
    await database.destroy();
    await fresh.drop();
  });
  afterAll(() => removeFolder(folder));

  const add = (given: NodeJS.ProcessEnv = {}, storedPassword?: string) => {
    const settings = readSettings({
      DATABASE_URL: fresh.ownerUrl,
      DATA_DIR: folder,
      ADMIN_EMAIL: 'yo@casa.example',
      ...given,
    });
    return addFirstContents(database, { settings, storedPassword });
  };
  const count = async (table: string): Promise<number> =>
    (await database.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

  it('shows a made-up password once', async () => {
    const { administrator } = await add();
    expect(administrator).toMatchObject({ email: 'yo@casa.example', password: expect.any(String) });
    expect((await add()).administrator).toBeNull();
  });

  it('shows a kept password for as long as it is kept', async () => {
    const account = { email: 'yo@casa.example', password: 'guardada-en-un-archivo' };
    expect((await add({}, account.password)).administrator).toEqual(account);
    expect((await add({}, account.password)).administrator).toEqual(account);
    expect((await add({}, 'otra-cualquiera')).administrator).toBeNull();
  });

  it('never shows one that somebody chose', async () => {
    expect((await add({ ADMIN_PASSWORD: 'elegida-por-mi' })).administrator).toBeNull();
  });

  it('is all there or not at all', async () => {
    await database.query('ALTER TABLE inquiries ADD CONSTRAINT none CHECK (false)');
    await expect(add({ DEMO: '1' })).rejects.toThrow('none');
    expect([await count('listings'), await count('administrators'), await count('amenities')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('comes once, however many processes start together', async () => {
    const results = await Promise.all([add({ DEMO: '1' }), add({ DEMO: '1' }), add({ DEMO: '1' })]);
    expect(results.filter(({ administrator }) => administrator)).toHaveLength(1);
    expect(results.map(({ listings }) => listings).sort()).toEqual([0, 0, 180]);
    expect([await count('listings'), await count('administrators')]).toEqual([180, 1]);
    const settings = { DOLLAR_RATE_URL: null } as Settings;
    expect(await new DollarRates(database, settings, new SystemClock()).current()).toMatchObject({
      stale: true,
    });
    const [{ contacts, people }] = await database.query(
      'SELECT count(*)::int AS contacts, count(DISTINCT dni)::int AS people FROM contacts',
    );
    // One owner has two records, which can be merged.
    expect(contacts).toBe(people + 1);
    expect(contacts).toBeLessThan(180);
  });
});
