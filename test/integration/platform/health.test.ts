import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Release } from '#platform/process/release.js';
import { deadlineMs } from '#platform/timings.js';
import { publish } from '../../builders/desk.js';
import { storeImages, storeMail, storeProposedImages } from '../../builders/rows.js';
import { fromNow } from '../../builders/store.js';
import { storeEvents, storeHeartbeat, storeReactions } from '../../builders/work.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { withDeadline } from '../../support/with-deadline.js';

describe('health', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty('contacts, outbox, inbox, mail_deliveries, worker_heartbeats', { restart: true });
    await storeHeartbeat(app);
  });

  const ask = async (path: string) => {
    const answer = await app.get(`/api/health/${path}`);
    return { status: answer.statusCode, parts: answer.json().details };
  };
  const ready = () => ask('ready');
  const working = () => ask('working');
  const storeLateEvents = (count: number) =>
    storeEvents(app, ...Array.from({ length: count }, () => ({ occurredAt: fromNow({ minutes: -2 }) })));
  const overdue = () => ({ nextAttemptAt: fromNow({ minutes: -2 }) });

  it('names the release, as the log and the description of the API do', async () => {
    const { version, commit } = JSON.parse(await readFile('dist/release.json', 'utf8')) as Release;
    expect((await app.get('/api/health')).json()).toEqual({ status: 'ok', version, commit });
    expect(JSON.parse(await readFile('dist/openapi.json', 'utf8')).info.version).toBe(
      [version, commit].filter(Boolean).join('+'),
    );
  });

  it('waits for the migrations of its version, and minds none of a later one', async () => {
    const [newest] = await app.sql<{ id: number; name: string }>(
      'SELECT id, name FROM migrations ORDER BY id DESC LIMIT 1',
    );
    const rename = (name: string) =>
      app.sql('UPDATE migrations SET name = $2 WHERE id = $1', [newest!.id, name]);
    await rename('of another version');
    const early = await ready().finally(() => rename(newest!.name));
    expect([early.status, early.parts.database.message]).toEqual([
      503,
      'Lacks 1 migrations: run main-migrate',
    ]);
    await app.sql(`INSERT INTO migrations (timestamp, name) VALUES (1, 'Later1')`);
    expect((await ready()).status).toBe(200);
  });

  it('is down while the database refuses writes, which every call answers with 503', async () => {
    await app.sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'cannot execute INSERT in a read-only transaction' USING ERRCODE = '25006'; END $$`);
    await app.sql('CREATE TRIGGER refuse BEFORE INSERT ON rate_limits EXECUTE FUNCTION refuse()');
    try {
      expect(await ready()).toMatchObject({
        status: 503,
        parts: { database: { status: 'down', message: 'Refuses writes: 25006' } },
      });
      const login = { email: 'nadie@ejemplo.com', password: 'una que no es' };
      expect((await app.post('/api/admin/login', login)).statusCode).toBe(503);
    } finally {
      await app.sql('DROP FUNCTION refuse CASCADE');
    }
    expect((await ready()).status).toBe(200);
  });

  it('of the work is a 503 in the error shape when a part cannot even be asked, and the site still serves', async () => {
    const lock = new pg.Client({ connectionString: app.database.url });
    await lock.connect();
    try {
      await lock.query('BEGIN; LOCK TABLE worker_heartbeats IN ACCESS EXCLUSIVE MODE');
      let isAnswered = false;
      const asked = app.get('/api/health/working').finally(() => (isAnswered = true));
      const answered = await withDeadline('workHealth', 1, ready);
      expect(answered).toMatchObject({
        status: 200,
        parts: { database: { status: 'up' }, work: { status: 'down', message: 'Could not be read' } },
      });
      // As the deadline of a statement does.
      await eventually('its question is ended', async () => {
        await app.sql(
          `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        return isAnswered;
      });
      const answer = await asked;
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { success: false }]);
    } finally {
      await lock.end();
    }
  });

  it('of the work needs a worker that gives signs of life', async () => {
    expect((await working()).status).toBe(200);
    await app.sql(`UPDATE worker_heartbeats SET beat_at = now() - $1 * interval '1 millisecond'`, [
      1.1 * deadlineMs('heartbeat'),
    ]);
    const silent = await working();
    expect([silent.status, silent.parts.worker.status, silent.parts.work.status]).toEqual([
      503,
      'down',
      'up',
    ]);
    const answer = (await app.get('/api/health/ready')).json();
    expect([answer.status, answer.error, answer.details.work]).toMatchObject([
      'ok',
      { worker: { status: 'down' } },
      { status: 'up' },
    ]);
  });

  const work = async () => (await working()).parts.work;
  const LATE = (kind: string) => ({
    status: 'up',
    degraded: expect.stringContaining(`Late for a minute: ${kind}`),
  });

  it('of the work is away while events wait and none is relayed or reacted to, however alive the worker looks', async () => {
    await storeLateEvents(2);
    expect(await work()).toMatchObject({ status: 'down', message: expect.stringContaining('events') });
    await app.sql('UPDATE outbox SET relayed_at = now() WHERE id = 1');
    expect((await working()).status).toBe(200);
    await app.sql('UPDATE outbox SET relayed_at = now()');
    await storeReactions(
      app,
      { eventId: 1, reaction: 'a', nextAttemptAt: fromNow({ minutes: -2 }) },
      { eventId: 2, reaction: 'a', nextAttemptAt: fromNow({ minutes: -2 }) },
      { eventId: 1, reaction: 'b' },
    );
    expect((await working()).status).toBe(503);
    await app.sql(`UPDATE inbox SET done_at = now() WHERE reaction = 'b'`);
    expect((await working()).status).toBe(200);
  });

  it('tells one late row from work that is stuck, for ten minutes', async () => {
    await storeLateEvents(1);
    expect(await work()).toEqual(LATE('events'));
    await app.sql(`UPDATE outbox SET occurred_at = now() - interval '11 minutes'`);
    expect((await work()).status).toBe('down');
    await app.sql(`UPDATE outbox SET event = 'of.another-version'`);
    expect(await work()).toEqual({ status: 'up', degraded: 'Unfinished work: 1' });
    await app.empty('outbox');
    await storeMail(app, overdue());
    expect(await work()).toEqual(LATE('mail'));
    await storeMail(app, overdue());
    expect((await work()).status).toBe('down');
  });

  it('distinguishes mail from newsletters, and a slow sender from a stalled one', async () => {
    await storeMail(app, { ...overdue(), bulk: true }, { ...overdue(), bulk: true });
    expect((await working()).parts.work.message).toMatch(/: newsletters$/);
    await storeMail(app, {
      bulk: true,
      state: 'sending',
      lease: randomUUID(),
      leaseUntil: fromNow({ minutes: 1 }),
    });
    expect((await working()).status).toBe(200);
    await storeMail(app, overdue(), overdue());
    expect((await working()).parts.work.message).toMatch(/: mail$/);
    const serving = await ready();
    expect([serving.status, serving.parts.work.status]).toEqual([200, 'down']);
    await storeMail(app, { state: 'sent', finishedAt: new Date() });
    expect((await working()).status).toBe(200);
  });

  it('knows photos: of many that wait, some have to become ready', async () => {
    const listing = await publish(app);
    await app.sql('UPDATE outbox SET relayed_at = now()');
    await storeImages(
      app,
      listing,
      ...[1, 2].map(() => ({ status: 'processing' as const, nextAttemptAt: fromNow({ minutes: -11 }) })),
    );
    expect((await working()).parts.work.message).toMatch(/: photos$/);
    await storeProposedImages(app, listing, { readyAt: new Date() });
    expect((await working()).status).toBe(200);
    await app.sql(`UPDATE proposed_images SET ready_at = now() - interval '11 minutes'`);
    expect((await working()).status).toBe(503);
    await storeEvents(app, { event: 'photo.ready', relayedAt: new Date() });
    expect((await working()).status).toBe(200);
  });

  it('says how much mail the server has not taken yet, and nothing of whose', async () => {
    await storeMail(app, { attempts: 2, nextAttemptAt: fromNow({ minutes: 5 }) });
    const { status, parts } = await working();
    expect([status, parts.work]).toEqual([
      200,
      { status: 'up', degraded: 'Mail that waits for another try: 1' },
    ]);
  });
});
