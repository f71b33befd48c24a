import { Housekeeping } from '#platform/queue/housekeeping.js';
import { GeocodedAddress } from '../../../backend/src/listings/location/geocoded-address.entity.js';
import { fromNow, insertRow, storeRows } from '../../builders/store.js';
import { storeHeartbeat } from '../../builders/work.js';
import { eventually, TestApp } from '../../support/test-app.js';

describe('tidying up', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
  });
  afterAll(() => app.stop());

  const tidyUp = () => app.worker!.get(Housekeeping, { strict: false }).handle();

  it('sweeps away what a flood has left, however much, and nothing that still counts or seems to have ended while a clock is ahead', async () => {
    await app.sql(
      `INSERT INTO rate_limits (key, points, expire)
       SELECT 'x:' || n, 1, extract(epoch FROM now()) * 1000 + CASE WHEN n <= 25000 THEN -86400001 WHEN n <= 25004 THEN -7200000 ELSE 3600000 END
       FROM generate_series(1, 25007) AS n`,
    );
    await storeRows(
      app,
      GeocodedAddress,
      { query: 'vieja', askedAt: fromNow({ days: -91 }) },
      { query: 'nueva' },
    );
    await tidyUp();
    // The worker's own run may have taken some of the rows at the same time.
    await eventually('7 are left', async () => (await app.count('rate_limits', `key LIKE 'x:%'`)) <= 7);
    expect(await app.count('rate_limits', `key LIKE 'x:%'`)).toBe(7);
    expect(await app.sql('SELECT query FROM geocoded_addresses')).toEqual([{ query: 'nueva' }]);
  });

  it('removes sessions that have expired', async () => {
    for (const [sid, hours] of [
      ['vieja', -1],
      ['viva', 1],
    ] as const)
      await insertRow(app, 'sessions', { sid, sess: {}, expire: fromNow({ hours }) });
    await tidyUp();
    expect(await app.sql(`SELECT sid FROM sessions WHERE sid IN ('vieja', 'viva')`)).toEqual([
      { sid: 'viva' },
    ]);
  });

  it('goes on with the other tables when one cannot be swept', async () => {
    await storeHeartbeat(app, { worker: 'x', beatAt: fromNow({ days: -2 }) });
    await app.sql('ALTER TABLE idempotency_keys RENAME TO elsewhere');
    try {
      await tidyUp();
    } finally {
      await app.sql('ALTER TABLE elsewhere RENAME TO idempotency_keys');
    }
    expect(await app.count('worker_heartbeats', `worker = 'x'`)).toBe(0);
  });
});
