import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import { openQueueBackend } from '#platform/queue/open-queue-backend.js';
import { RateLimits } from '#platform/security/rate-limits.js';
import { storeMail } from '../../builders/rows.js';
import { fromNow } from '../../builders/store.js';
import { storeEvents, storeHeartbeat, storeReactions } from '../../builders/work.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { queueBackends } from '../../support/queue-backends.js';
import { eventually, TestApp } from '../../support/test-app.js';

const HOUR_MS = 3_600_000;
const EVERYTHING_BUT_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** A clock that was ahead and came back leaves times in the future. Mail: mail-lease.test.ts; backups: scheduled-backup.full.test.ts. */
describe('after a clock that was two hours ahead came back', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
  });
  afterAll(() => app.stop());

  it('a photo and a reaction that wait for another try are taken up', async () => {
    const desk = await PhotoDesk.open(app);
    await app.settle();
    const ahead = fromNow({ hours: 2 });
    const [eventId] = await storeEvents(app, {
      event: 'photo.ready',
      payload: { imageId: 1, listingId: 1 },
      relayedAt: ahead,
    });
    await storeReactions(app, {
      eventId: eventId!,
      reaction: 'refresh-search-row-when-photo-ready',
      relayedAt: ahead,
      attempts: 2,
      nextAttemptAt: ahead,
    });
    await app.sql(
      `CREATE FUNCTION ahead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         NEW.attempts = 2; NEW.next_attempt_at = now() + interval '2 hours'; NEW.created_at = now() + interval '2 hours'; RETURN NEW; END $$`,
    );
    await app.sql('CREATE TRIGGER ahead BEFORE INSERT ON images FOR EACH ROW EXECUTE FUNCTION ahead()');
    await desk.upload(desk.files(1));
    await app.sql('DROP TRIGGER ahead ON images');
    await desk.allReady();
    await eventually('the reaction is done', async () => (await app.count('inbox', 'done_at IS NULL')) === 0);
  });

  it('a message leaves whose delay was written then, and one that was written now waits', async () => {
    const written = (dedupeKey: string, hours: number) => ({
      dedupeKey,
      template: 'listings-to-review',
      facts: { first: 1, last: 1, count: 1 },
      createdAt: fromNow({ hours }),
      sendAfter: fromNow({ hours: hours + 2 }),
      nextAttemptAt: fromNow({ hours: hours + 2 }),
    });
    await storeMail(app, written('then', 2), written('now', 0));
    const states = () =>
      app.sql(
        `SELECT dedupe_key AS key, state = 'queued' AS waits, attempts FROM mail_deliveries WHERE dedupe_key IN ('then', 'now') ORDER BY id`,
      );
    await eventually(
      'the one of then has left',
      async () =>
        (await app.count('mail_deliveries', `dedupe_key = 'then' AND finished_at IS NOT NULL`)) === 1,
    );
    expect(await states()).toEqual([
      { key: 'then', waits: false, attempts: 1 },
      { key: 'now', waits: true, attempts: 0 },
    ]);
  });

  it('a limit that was reached then is counted anew, and one that is reached now holds', async () => {
    const limits = app.web.get(RateLimits, { strict: false });
    const limit = { name: 'stepped', points: 2, seconds: 900 };
    const spend = () => limits.tryConsume(limit, 'ana');
    expect([await spend(), await spend(), await spend()]).toEqual([true, true, false]);
    await app.sql(`UPDATE rate_limits SET expire = expire + $1 WHERE key LIKE 'stepped%'`, [2 * HOUR_MS]);
    expect([await spend(), await spend(), await spend()]).toEqual([true, true, false]);
    await app.sql(`UPDATE rate_limits SET expire = expire + $1 WHERE key LIKE 'stepped%'`, [2 * HOUR_MS]);
    expect([await limits.count(limit, 'ana'), await limits.count(limit, 'ana')]).toEqual([1, 2]);
  });

  it('a heartbeat of then does not stand in for a worker', async () => {
    const other = await TestApp.start();
    try {
      await storeHeartbeat(other, { beatAt: fromNow({ hours: 2 }) });
      const silent = await other.get('/api/health/working');
      expect([silent.statusCode, silent.json().details.worker.status]).toEqual([503, 'down']);
    } finally {
      await other.stop();
    }
  });

  it.each(queueBackends())(
    'a daily run that was due while no worker lived is made up for once, on $name',
    async (backend) => {
      const store = await openQueueBackend({ DATABASE_URL: app.database.url, REDIS_URL: backend.redisUrl });
      await store.ready();
      const queue = store.queue('missed');
      const daily = { dailyAt: twoHoursAgo() };
      const runs: string[] = [];
      try {
        jest.useFakeTimers({ now: Date.now() - 5 * HOUR_MS, doNotFake: [...EVERYTHING_BUT_DATE] });
        await queue.repeat('sweep', daily);
        jest.useRealTimers();
        for (let start = 0; start < 2; start++) await queue.repeat('sweep', daily);
        const worker = store.worker('missed', {
          concurrency: 1,
          process: ({ name }) => Promise.resolve(void runs.push(name)),
          onError: () => undefined,
          onFailed: () => undefined,
        });
        await eventually('the missed run is made up for', () => Promise.resolve(runs.length > 0));
        await queue.addAll([{ name: 'afterwards', data: {}, id: 'last' }]);
        await eventually('the queue is empty', () => Promise.resolve(runs.includes('afterwards')));
        expect(runs).toEqual(['sweep', 'afterwards']);
        await worker.close();
      } finally {
        jest.useRealTimers();
        await queue.close();
        await store.close();
      }
    },
  );

  it.each(queueBackends())(
    'a schedule on $name is planned anew, and otherwise left alone',
    async (backend) => {
      const store = await openQueueBackend({ DATABASE_URL: app.database.url, REDIS_URL: backend.redisUrl });
      await store.ready();
      const queue = store.queue('stepped');
      const board = store.boardQueue('stepped') as unknown as {
        getJobScheduler(id: string): Promise<{ next?: number } | undefined>;
        close(): Promise<void>;
      };
      const next = async () => (await board.getJobScheduler('sweep'))!.next!;
      try {
        // The next run is about 22 hours away: right for a daily job, too late for an hourly one, as after a clock that was ahead.
        const daily = { dailyAt: twoHoursAgo() };
        await queue.repeat('sweep', daily);
        const planned = await next();
        await queue.repair('sweep', daily);
        expect(await next()).toBe(planned);
        await queue.repair('sweep', { every: HOUR_MS });
        expect(await next()).toBeLessThanOrEqual(Date.now() + HOUR_MS);
      } finally {
        await queue.close();
        await board.close();
        await store.close();
      }
    },
  );
});

function twoHoursAgo(): `${number}:${number}` {
  const time = new Date(Date.now() - 2 * HOUR_MS).toLocaleTimeString('en-GB', { timeZone: TIME_ZONE });
  return time.slice(0, 5) as `${number}:${number}`;
}
