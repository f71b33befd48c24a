import { randomUUID } from 'node:crypto';
import { Clock } from '#platform/process/clock.js';
import { DeliverMail } from '#platform/mail/deliver-mail.js';
import { deadlineMs } from '#platform/timings.js';
import { MailDispatcher } from '#platform/mail/mail-dispatcher.js';
import { aPublication } from '../../builders/publication.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';

interface Delivery {
  id: string;
  state: string;
  lease: string | null;
  attempts: number;
  handed_over: boolean | null;
}

/** The dispatcher is stopped, so that only the test starts attempts. */
describe('the lease of a message', () => {
  let app: TestApp;
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await TestApp.start({ worker: true, smtpUrl: sink.url });
    await app.worker!.get(MailDispatcher, { strict: false }).onApplicationShutdown();
  });
  afterAll(async () => {
    sink.release();
    await app.stop();
    await sink.stop();
  });
  beforeEach(() => {
    sink.reset();
    leasesLater(0);
  });
  afterEach(() => jest.restoreAllMocks());

  const read = async (id: string): Promise<Delivery> =>
    (
      await app.sql<Delivery>(
        'SELECT id, state, lease, attempts, handed_over FROM mail_deliveries WHERE id = $1',
        [id],
      )
    )[0]!;

  /** A due message and its recipient. */
  async function aMessage(): Promise<{ id: string; email: string }> {
    const publication = aPublication();
    const { email } = publication.contacto;
    await app.post('/api/inmueble/crear/crearInmueble', publication);
    const find = () =>
      app.sql<{ id: string }>('SELECT id FROM mail_deliveries WHERE recipient_email = $1', [email]);
    await eventually('the receipt is written down', async () => (await find()).length === 1);
    return { id: (await find())[0]!.id, email };
  }

  /** The task that the stopped dispatcher runs every two seconds. */
  const dispatch = () =>
    (
      app.worker!.get(MailDispatcher, { strict: false }) as unknown as { dispatch(): Promise<void> }
    ).dispatch();

  /** Sets the worker's monotonic clock, which stands still otherwise. */
  const leasesLater = (leases: number): void => {
    jest.spyOn(app.worker!.get(Clock), 'elapsed').mockReturnValue(leases * deadlineMs('mailLease'));
  };

  const attempt = (id: string) =>
    app.worker!.get(DeliverMail, { strict: false }).handle({ deliveryId: Number(id) });

  it('closes the message that it was taken for', async () => {
    const { id, email } = await aMessage();
    await attempt(id);
    expect(await read(id)).toMatchObject({ state: 'sent', lease: null, attempts: 1 });
    expect(sink.sentTo(email)).toHaveLength(1);
  });

  it('is taken up at once where a clock that was ahead has put it off', async () => {
    const { id, email } = await aMessage();
    await app.sql(
      `UPDATE mail_deliveries SET attempts = 3, next_attempt_at = now() + interval '2 hours' WHERE id = $1`,
      [id],
    );
    await dispatch();
    await eventually('it is sent', async () => (await read(id)).state === 'sent');
    expect(sink.sentTo(email)).toHaveLength(1);
  });

  it('waits for its next attempt where the clock is right', async () => {
    const { id } = await aMessage();
    await app.sql(
      `UPDATE mail_deliveries SET attempts = 3, next_attempt_at = now() + interval '50 minutes' WHERE id = $1`,
      [id],
    );
    const other = await aMessage();
    await dispatch();
    await eventually('another one is sent', async () => (await read(other.id)).state === 'sent');
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 3 });
  });

  it.each([
    ['before', '- 2 hours'],
    ['after', '+ 2 hours'],
  ])('ends a lease after it was seen first, also if its stored end is long %s', async (_, ahead) => {
    const { id } = await aMessage();
    await app.sql(
      `UPDATE mail_deliveries SET state = 'sending', attempts = 1, lease = $2, lease_until = now() + $3::interval WHERE id = $1`,
      [id, randomUUID(), ahead],
    );
    await dispatch();
    leasesLater(0.98);
    await dispatch();
    expect(await read(id)).toMatchObject({ state: 'sending' });
    leasesLater(1);
    await dispatch();
    await eventually('it is sent', async () => (await read(id)).state === 'sent');
  });

  it('keeps a message from leaving once another sender has it', async () => {
    const { id, email } = await aMessage();
    await app.sql(
      `CREATE FUNCTION taken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.lease IS NOT NULL AND NEW.handed_over = false THEN NEW.lease = '${randomUUID()}'; END IF; RETURN NEW; END $$`,
    );
    await app.sql(
      'CREATE TRIGGER taken BEFORE UPDATE ON mail_deliveries FOR EACH ROW EXECUTE FUNCTION taken()',
    );
    await attempt(id);
    await app.sql('DROP TRIGGER taken ON mail_deliveries');
    expect(sink.sentTo(email)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'sending', handed_over: false });
  });

  it('is tried for five days, and for five days again after an operator asked for it', async () => {
    const { id } = await aMessage();
    const daysPass = () =>
      app.sql(
        `UPDATE mail_deliveries SET created_at = created_at - interval '6 days', tried_since = tried_since - interval '6 days' WHERE id = $1`,
        [id],
      );
    sink.behave('later');
    await daysPass();
    await attempt(id);
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 1 });
    await daysPass();
    await attempt(id);
    expect(await read(id)).toMatchObject({ state: 'failed', attempts: 2 });
    const operator = await app.signIn();
    const retried = await app.post('/api/trabajo/reintentar', { clave: `correo-${id}` }, operator);
    expect(retried.statusCode).toBe(200);
    await attempt(id);
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 3 });
  });

  it('lets a sender that has lost it write nothing down', async () => {
    const { id, email } = await aMessage();
    sink.hold();
    const slow = attempt(id);
    await eventually('the message is on its way', async () => (await read(id)).handed_over === true);
    const other = randomUUID();
    await app.sql('UPDATE mail_deliveries SET lease = $2 WHERE id = $1', [id, other]);
    sink.release();
    await slow;
    expect(sink.sentTo(email)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'sending', lease: other });
  });

  describe('of a newsletter whose sender was killed', () => {
    /** A sender that was killed a minute ago. */
    const killed = async (id: string, handedOver: boolean | null): Promise<void> => {
      await app.sql(
        `UPDATE mail_deliveries SET bulk = true, state = 'sending', attempts = 1, handed_over = $3, lease = $2,
                lease_until = now() + interval '1 minute' WHERE id = $1`,
        [id, randomUUID(), handedOver],
      );
      await dispatch();
      leasesLater(1);
      await dispatch();
    };

    it('sends it again if it was not handed over', async () => {
      const { id, email } = await aMessage();
      await killed(id, false);
      await eventually('it is sent', async () => (await read(id)).state === 'sent');
      expect(sink.sentTo(email)).toHaveLength(1);
      expect(await read(id)).toMatchObject({ attempts: 2, handed_over: true });
    });

    it.each([
      ['it was handed over', true],
      ['an earlier version did not record that', null],
    ])('asks the operator if %s', async (_, handedOver) => {
      const { id } = await aMessage();
      await killed(id, handedOver);
      expect(await read(id)).toMatchObject({ state: 'unconfirmed' });
    });

    it('records the hand-over while the mail server has the message', async () => {
      const { id } = await aMessage();
      await app.sql('UPDATE mail_deliveries SET bulk = true WHERE id = $1', [id]);
      sink.hold();
      const slow = attempt(id);
      await eventually('the server has it', async () => (await read(id)).handed_over === true);
      expect(await read(id)).toMatchObject({ state: 'sending' });
      sink.release();
      await slow;
      expect(await read(id)).toMatchObject({ state: 'sent' });
    });
  });

  it('is given to one of two senders', async () => {
    const { id, email } = await aMessage();
    await Promise.all([attempt(id), attempt(id)]);
    expect(sink.sentTo(email)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });
});
