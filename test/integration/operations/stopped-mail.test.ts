import { tryMailNow } from '#common/operations/mail-ledger-calls.js';
import { viewSystem, type SystemAnswer } from '#common/operations/system-calls.js';
import { viewToday, type TodayAnswer } from '#common/stats/today-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

describe('mail that does not go out', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(async () => {
    await app.stop();
    await sink.stop();
  });

  const stopped = async () => ((await app.get(viewSystem.path, operator)).json() as SystemAnswer).correo;

  /** The owner's address. */
  async function published(): Promise<string> {
    const publication = aPublication();
    await publish(app, publication);
    return publication.contacto.email;
  }

  it.each(['later', 'drop'] as const)(
    'because of one recipient is not told as a fault of the mail server: %s',
    async (behaviour) => {
      await app.empty('mail_deliveries');
      sink.behave(behaviour);
      await published();
      await eventually(
        'the receipt was tried',
        async () => (await app.count('mail_deliveries', 'attempts > 0')) > 0,
      );
      expect(await stopped()).toBeNull();
      sink.behave('accept');
    },
  );

  it('because the mail server is down is told, and leaves when the operator tries it', async () => {
    await sink.waitFor(await published());
    const { port } = sink;
    await sink.stop();
    const waiting = await published();
    await eventually('it is told', async () => (await stopped()) !== null);
    const told = (await stopped())!;
    expect(told).toMatchObject({ estado: 'atencion', error: expect.stringMatching(/ECONN|ESOCKET/) });
    const { inusuales } = (await app.get(viewToday.path, operator)).json() as TodayAnswer;
    expect(inusuales.map(({ nombre }) => nombre)).toContain('correo');
    const [row] = await app.sql<{ since: Date }>(
      `SELECT min(tried_since) AS since FROM mail_deliveries WHERE recipient_email = $1`,
      [waiting],
    );
    expect(Date.parse(told.desde)).toBeLessThanOrEqual(row!.since.getTime());
    await app.sql(
      `UPDATE mail_deliveries SET next_attempt_at = now() + interval '1 hour' WHERE state = 'queued'`,
    );
    sink = await SmtpSink.start(port);
    expect((await app.post(tryMailNow.path, {}, operator)).statusCode).toBe(200);
    await sink.waitFor(waiting);
    await eventually('nothing is told any more', async () => (await stopped()) === null);
    expect(await app.count('audit_entries', `action = 'mail.retry'`)).toBe(1);
  });
});
