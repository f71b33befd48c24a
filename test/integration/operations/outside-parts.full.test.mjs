import { createServer } from 'node:net';
import { checkOutsideParts } from '../../../scripts/lib/outside-parts.mjs';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { overTcp } from '../../support/test-database.js';

/** Report of `npm start` about the configured servers. */
describe('the servers of the settings', () => {
  const server = process.env.TEST_DATABASE_SERVER ?? '';
  const said = [];
  const check = (env) =>
    checkOutsideParts({ env, say: (text) => said.push(text), isInterrupted: () => false, patience: 0 });
  const nobody = async () => `127.0.0.1:${await findFreePort()}`;

  it('are asked, and named when they answer', async () => {
    const redis = process.env.TEST_REDIS_URL;
    const env = { DATABASE_URL: server, ...(redis ? { REDIS_URL: redis } : {}) };
    expect(await check(env)).toEqual({ outcome: Object.keys(env).join(', ') });
  });

  it('are not asked when there are none', async () => {
    expect(await check({ REDIS_URL: '', SMTP_URL: ' ' })).toEqual({ outcome: '' });
  });

  it('report what is wrong with the database URL', async () => {
    const wrongPassword = server.replace(/:[^:@]+@/, ':otra@');
    const noDatabase = server.replace(/\/[^/]*$/, '/no_existe');
    await expect(check({ DATABASE_URL: wrongPassword })).rejects.toThrow(
      'DATABASE_URL: the server refuses this user or password',
    );
    await expect(check({ DATABASE_URL: noDatabase })).rejects.toThrow(
      'DATABASE_URL: the server has no database of that name: create it first',
    );
  });

  it('are named without their password if they do not respond', async () => {
    const place = await nobody();
    await expect(check({ DATABASE_URL: `postgres://u:secreto@${place}/x` })).rejects.toThrow(
      `DATABASE_URL: nobody answers at ${place} (ECONNREFUSED)`,
    );
    await expect(check({ DATABASE_URL: 'postgres://u:secreto@%2Fnadie:5432/x' })).rejects.toThrow(
      'DATABASE_URL: nobody answers at /nadie:5432 (ENOENT)',
    );
    await expect(check({ REDIS_URL: `redis://:secreto@${place}` })).rejects.toThrow(
      `REDIS_URL: nobody answers at ${place} (ECONNREFUSED)`,
    );
  });

  it('need one Sentinel or one node of a cluster that answers', async () => {
    const places = [await nobody(), await nobody()];
    const silences = places.map((place) => `nobody answers at ${place} (ECONNREFUSED)`).join('; ');
    const addressOf = (form, hosts) =>
      `redis-${form}://u:secreto@${hosts}${form === 'sentinel' ? '/costa' : ''}`;
    for (const form of ['sentinel', 'cluster']) {
      await expect(check({ REDIS_URL: addressOf(form, places.join()) })).rejects.toThrow(
        `REDIS_URL: ${silences}`,
      );
      const somebody = new URL(overTcp(server, Number(new URL(server).port))).host;
      const REDIS_URL = addressOf(form, [places[0], somebody].join());
      expect(await check({ REDIS_URL })).toEqual({ outcome: 'REDIS_URL' });
    }
  });

  it('do not stop a start when only mail has to wait', async () => {
    const place = await nobody();
    await check({ SMTP_URL: `smtp://u:secreto@${place}` });
    expect(said).toEqual([
      `SMTP_URL: nobody answers at ${place} (ECONNREFUSED); mail stays queued until it answers`,
    ]);
  });

  it.each([
    ['says nothing', (socket) => socket.resume()],
    ['hangs up', (socket) => socket.destroy()],
  ])('are not believed to be Redis when somebody %s', async (_, behave) => {
    const other = createServer(behave);
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address();
    await expect(check({ REDIS_URL: `redis://127.0.0.1:${port}` })).rejects.toThrow(
      `REDIS_URL: nobody answers at 127.0.0.1:${port}`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('are waited for while they start', async () => {
    const port = await findFreePort();
    let asked = 0;
    const refused = checkOutsideParts({
      env: { REDIS_URL: `redis://127.0.0.1:${port}` },
      say: () => undefined,
      isInterrupted: () => (asked += 1) > 2,
      patience: 60_000,
    });
    await expect(refused).rejects.toThrow(`REDIS_URL: nobody answers at 127.0.0.1:${port}`);
    expect(asked).toBe(3);
  });
});
