import { Idempotency } from '#platform/http/input/idempotency.js';
import { Transactions } from '#platform/database/transactions.js';
import { digest } from '#platform/secrets/digest.js';
import { TestApp } from '../../support/test-app.js';

const HOUR = { key: 'una clave', seconds: 3_600 };

describe('a request that arrives twice', () => {
  let app: TestApp;
  let ran: number;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    ran = 0;
    await app.empty('idempotency_keys');
  });

  const work = async () => ({ run: (ran += 1) });
  const once = (content?: string) =>
    app.web
      .get(Transactions)
      .run((tx) =>
        app.web
          .get(Idempotency)
          .once(
            tx,
            { ...HOUR, ...(content ? { content: { text: content, refusal: 'Otra cosa' } } : {}) },
            work,
          ),
      );

  it('takes effect once', async () => {
    expect([await once(), await once()]).toEqual([{ run: 1 }, { run: 1 }]);
    expect(ran).toBe(1);
  });

  it('takes effect once when both arrive together', async () => {
    expect(await Promise.all([once(), once()])).toEqual([{ run: 1 }, { run: 1 }]);
  });

  it('takes effect again once its key has expired, and not a moment before', async () => {
    await once();
    const [row] = await app.sql<{ seconds: number }>(
      'SELECT round(extract(epoch FROM expires_at - now()))::int AS seconds FROM idempotency_keys',
    );
    expect(row!.seconds).toBeGreaterThan(3_500);
    expect(row!.seconds).toBeLessThanOrEqual(3_600);
    await app.sql(`UPDATE idempotency_keys SET expires_at = now() + interval '1 minute'`);
    expect(await once()).toEqual({ run: 1 });
    await app.sql(`UPDATE idempotency_keys SET expires_at = now() - interval '1 second'`);
    expect(await once()).toEqual({ run: 2 });
    expect(await once()).toEqual({ run: 2 });
  });

  it('is refused under the key of another content, until that has expired', async () => {
    await once('uno');
    await expect(once('dos')).rejects.toThrow('Otra cosa');
    await app.sql(`UPDATE idempotency_keys SET expires_at = now() - interval '1 second'`);
    expect(await once('dos')).toEqual({ run: 2 });
  });

  it('keeps key and content as digests alone, which only the secret can compute of what was sent', async () => {
    const stored = async () => JSON.stringify(await app.sql('SELECT * FROM idempotency_keys'));
    await once();
    for (const text of ['una clave', digest('una clave')]) expect(await stored()).not.toContain(text);
    await app.empty('idempotency_keys');
    await once('contenido');
    for (const text of ['una clave', 'contenido', digest('contenido')])
      expect(await stored()).not.toContain(text);
  });
});
