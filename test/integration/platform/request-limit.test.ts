import { approveListing } from '#common/listings/review/decision-calls.js';
import { listingByCode } from '#common/search/sheet/sheet-calls.js';
import type { Socket } from 'node:net';
import { editContact, editProperty } from '#common/listings/editing/edit-calls.js';
import { TimeoutClient } from '#platform/database/timeout-client.js';
import { Settings } from '#platform/config/settings.js';
import { Clock } from '#platform/process/clock.js';
import { correlationId } from '#platform/process/work-context.js';
import { Outbox } from '#platform/events/outbox.js';
import { publish } from '../../builders/desk.js';
import { eventually, TestApp } from '../../support/test-app.js';

describe('the statements of a change', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  it('take too long together: it is given up with 503 before it is committed, and its repetition takes effect once', async () => {
    const id = await publish(app);
    const operator = await app.signIn();
    const approve = () =>
      app.post(
        '/api/inmueble/crear/altaInmueble',
        { idInmueble: id },
        { ...operator, 'idempotency-key': 'limit-1' },
      );
    const outbox = app.web.get(Outbox, { strict: false });
    const record = outbox.record.bind(outbox);
    jest.spyOn(outbox, 'record').mockImplementation(async (...parameters) => {
      // All statements before this one were slow.
      const now = performance.now.bind(performance);
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
      try {
        await record(...parameters);
      } finally {
        clock.mockRestore();
      }
    });
    const late = await approve();
    expect([late.statusCode, late.json().success]).toEqual([503, false]);
    expect(await app.count('outbox', `event = 'listing.approved'`)).toBe(0);
    jest.restoreAllMocks();
    const [first, again] = [await approve(), await approve()];
    expect([first.statusCode, again.json().codigo]).toEqual([200, first.json().codigo]);
    expect(await app.count('outbox', `event = 'listing.approved'`)).toBe(1);
  });

  it('share round trips, so that a database that is far away still answers within the limit', async () => {
    const [first, second] = [await publish(app), await publish(app)];
    const before = await app.count('security_events');
    const operator = await app.signIn();
    // The event of the sign-in is written after its answer.
    await eventually('the sign-in is recorded', async () => (await app.count('security_events')) > before);
    const trips = countRoundTrips();
    const clock = app.web.get(Clock, { strict: false });
    let now = clock.elapsed();
    jest.spyOn(clock, 'elapsed').mockImplementation(() => now);
    const edit = async ({ path }: { path: string }, fields: object): Promise<void> => {
      const { statusCode } = await app.post(path, { idInmueble: first, ...fields }, operator);
      expect(statusCode).toBe(200);
    };
    const changes: [() => Promise<unknown>, number][] = [
      [() => publish(app), 16],
      [() => edit(approveListing, { idInmueble: second }), 18],
      [() => edit(editContact, { email: 'otra@ejemplo.com' }), 15],
      [() => edit(editProperty, { titulo: 'Otra casa con jardín' }), 15],
    ];
    for (const [change, most] of changes) {
      // What is kept for a moment is read once in each change.
      now += 10_000;
      trips.count = 0;
      await change();
      expect(trips.count).toBeLessThanOrEqual(most);
    }
  });

  it('of a sheet share two round trips', async () => {
    const operator = await app.signIn();
    const id = await publish(app);
    const { codigo } = (await app.post(approveListing.path, { idInmueble: id }, operator)).json();
    const sheet = `${listingByCode.path}?codigo=${codigo}`;
    const clock = app.web.get(Clock, { strict: false });
    jest.spyOn(clock, 'elapsed').mockReturnValue(clock.elapsed());
    // Reads what is kept for a moment: amenities, zones and the rate.
    await app.get(`${sheet}&periodo=Enero`);
    const trips = countRoundTrips();
    expect((await app.get(sheet)).statusCode).toBe(200);
    expect(trips.count).toBe(2);
  });

  it('that start in one turn are one packet', async () => {
    const client = new TimeoutClient({
      connectionString: app.web.get(Settings, { strict: false }).DATABASE_URL,
      pipeline: true,
    } as never);
    await client.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const packets = jest.spyOn(stream as unknown as { _writev: () => void }, '_writev');
    const ask = (value: number) =>
      client.query('SELECT $1::int AS value', [value]) as Promise<{ rows: unknown }>;
    const answers = await Promise.all([ask(1), ask(2), ask(3)]);
    expect(answers.map(({ rows }) => rows)).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
    expect(packets).toHaveBeenCalledTimes(1);
    await client.end();
  });
});

/** Counts the statements of requests that are sent while no other one is under way on their connection. */
function countRoundTrips(): { count: number } {
  const trips = { count: 0 };
  const pending = new WeakMap<TimeoutClient, number>();
  const query = TimeoutClient.prototype.query as (...parameters: unknown[]) => unknown;
  jest.spyOn(TimeoutClient.prototype, 'query').mockImplementation(function (this: TimeoutClient, ...given) {
    const before = pending.get(this) ?? 0;
    if (before === 0 && correlationId() !== null) trips.count += 1;
    pending.set(this, before + 1);
    const end = (): void => void pending.set(this, pending.get(this)! - 1);
    const callback = given.at(-1);
    if (typeof callback !== 'function') {
      const answer = query.apply(this, given) as Promise<unknown>;
      answer.then(end, end);
      return answer as never;
    }
    return query.apply(this, [
      ...given.slice(0, -1),
      (...result: unknown[]) => {
        end();
        callback(...result);
      },
    ]) as never;
  });
  return trips;
}
