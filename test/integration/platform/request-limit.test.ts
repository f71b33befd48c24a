import { Outbox } from '#platform/events/outbox.js';
import { publish } from '../../builders/desk.js';
import { TestApp } from '../../support/test-app.js';

describe('a change whose statements take too long together', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  it('is given up with 503 before it is committed, and its repetition takes effect once', async () => {
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
});
