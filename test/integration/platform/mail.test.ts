import pg from 'pg';
import { Clock } from '#platform/process/clock.js';
import { Transactions } from '#platform/database/transactions.js';
import { deadlineMs } from '#platform/timings.js';
import { RateLimits } from '#platform/security/rate-limits.js';
import { MailReceiptWhenListingSubmitted } from '../../../backend/src/listings/submission/mail-receipt-when-listing-submitted.js';
import { startMailed } from '../../builders/mailed-app.js';
import { publish as publishOn } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeMail } from '../../builders/rows.js';
import { queueBackends } from '../../support/queue-backends.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';
import { withDeadline } from '../../support/with-deadline.js';

const APPROVE = '/api/inmueble/crear/altaInmueble';

describe.each(queueBackends())('from an event to a mail, on $name', ({ redisUrl }) => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed({ redisUrl }));
  });
  afterAll(() => app.stop());
  beforeEach(() => sink.reset());

  async function publish(publication = aPublication()): Promise<{ id: number; email: string }> {
    return { id: await publishOn(app, publication), email: publication.contacto.email };
  }

  const approve = (idInmueble: number) => app.post(APPROVE, { idInmueble }, operator);
  const delivery = async (key: string) =>
    (await app.sql('SELECT * FROM mail_deliveries WHERE dedupe_key = $1', [key]))[0];

  it('notifies the operator of a new notice and thanks its owner', async () => {
    const { email } = await publish();
    const [receipt] = await sink.waitFor(email);
    expect(receipt!.subject).toBe('Recibimos tu aviso: confirmá tu email');
    expect(receipt!.text).toContain('24 a 48 horas');
    const [notice] = await sink.waitFor('operacion@costadirecta.example');
    expect(notice!.subject).toBe('Aviso para revisar: Casa de 3 dormitorios en Miramar');
    expect(notice!.text).toMatch(/^Inmueble: Casa de 3 dormitorios en Miramar$/m);
  });

  it('sends the owner the code, and the operator’s answer says so', async () => {
    const { id, email } = await publish();
    const answer = (await approve(id)).json();
    expect(answer.email).toEqual({
      success: true,
      template: 'listing-approved',
      destinatario: email,
      error: null,
    });
    const [code] = (await sink.waitFor(email, { count: 2 })).filter(({ subject }) =>
      subject.includes('publicado'),
    );
    expect(code!.text).toContain(answer.codigo);
    expect(code!.html).toContain(`/ver-ficha-inmueble/${answer.codigo}`);
  });

  it('writes what people typed into a mail as text, never as markup or as another recipient', async () => {
    const publication = aPublication();
    publication.contacto.nombre = '<img src=x onerror=alert(1)>';
    publication.contacto.apellido = 'x, otro@ejemplo.com';
    const { email } = await publish(publication);
    const [receipt] = await sink.waitFor(email);
    expect(receipt!.recipients).toEqual([email]);
    expect(receipt!.html).not.toContain('<img');
  });

  it('contains no stranger’s link to an unverified address', async () => {
    const publication = aPublication();
    publication.contacto.nombre = 'Ganaste, entrá a malo.example';
    publication.ubicacion.calle = 'https://malo.example/premio';
    const { email } = await publish(publication);
    const [receipt] = await sink.waitFor(email);
    expect(receipt!.html + receipt!.text).not.toContain('malo.example');
    expect(receipt!.text).toContain('24 a 48 horas');
  });

  it('fills no mailbox with receipts, whatever marks are put into its name; the notices are there all the same', async () => {
    const owner = aPublication().contacto.email;
    const limits = app.worker!.get(RateLimits, { strict: false });
    for (let count = 0; count < 29; count++)
      await limits.count({ name: 'receipts', points: 30, seconds: 86_400 }, owner);
    const ids: number[] = [];
    for (const mark of ['uno', 'dos', 'tres']) {
      const publication = aPublication();
      publication.contacto.email = owner.replace('@', `+${mark}@`);
      ids.push((await publish(publication)).id);
    }
    await app.settle();
    const keys = ids.map((id) => `listing-received:${id}`);
    const [row] = await app.sql<{ written: number }>(
      `SELECT count(*)::int AS written FROM mail_deliveries WHERE dedupe_key = ANY($1)`,
      [keys],
    );
    expect(row!.written).toBe(1);
    expect(await app.count('listings', `id IN (${ids.join()})`)).toBe(3);
  });

  it('uses no point of the limit for a receipt whose transaction is rolled back', async () => {
    const { id } = await publish();
    await app.settle();
    const points = async (): Promise<number> => {
      const [row] = await app.sql<{ points: number }>(
        `SELECT sum(points)::int AS points FROM rate_limits WHERE key LIKE 'receipts:%'`,
      );
      return row!.points;
    };
    const before = await points();
    const reaction = app.worker!.get(MailReceiptWhenListingSubmitted, { strict: false });
    const failed = app.worker!.get(Transactions, { strict: false }).run(async (tx) => {
      await reaction.react(tx, { listingId: id });
      throw new Error('what follows the receipt');
    });
    await expect(failed).rejects.toThrow('what follows the receipt');
    expect(await points()).toBe(before);
  });

  it('tries again when the server says later, with the same Message-ID', async () => {
    sink.behave((recipient) => (recipient.startsWith('ana') ? 'later' : 'accept'));
    const { id, email } = await publish();
    await eventually(
      'a first attempt',
      async () => (await delivery(`listing-received:${id}`))?.['attempts'] === 1,
    );
    await eventually(
      'the row is free again',
      async () => (await delivery(`listing-received:${id}`))?.['state'] === 'queued',
    );
    sink.behave('accept');
    await app.releaseMail(email);
    const [receipt] = await sink.waitFor(email);
    const row = await delivery(`listing-received:${id}`);
    expect(receipt!.headers.get('message-id')).toBe(row!['message_id']);
  });

  it('sends three copies at most to a mailbox that takes a message and does not answer, an hour apart', async () => {
    sink.behave((recipient) => (recipient.startsWith('ana') ? 'drop' : 'accept'));
    const { id, email } = await publish();
    const key = `listing-received:${id}`;
    const states: { state: string; waits: boolean }[] = [];
    for (const copies of [1, 2, 3]) {
      await eventually(`copy ${copies}`, async () => {
        const row = await delivery(key);
        return row?.['unanswered'] === copies && row['state'] !== 'sending';
      });
      const [wait] = await app.sql<{ state: string; waits: boolean }>(
        `SELECT state, next_attempt_at > now() + interval '50 minutes' AS waits FROM mail_deliveries WHERE dedupe_key = $1`,
        [key],
      );
      states.push(wait!);
      await app.releaseMail(email);
    }
    await app.settle();
    const waiting = { state: 'queued', waits: true };
    expect(states).toEqual([waiting, waiting, { state: 'unconfirmed', waits: false }]);
    expect(sink.sentTo(email)).toHaveLength(3);
    expect((await delivery(key))!['last_error']).toMatch(/^No answer to the message/);
  });

  it('gives up at once when the server refuses the address, and says so', async () => {
    sink.behave((recipient) => (recipient.startsWith('ana') ? 'refuse' : 'accept'));
    const { id } = await publish();
    await eventually(
      'the receipt has failed',
      async () => (await delivery(`listing-received:${id}`))?.['state'] === 'failed',
    );
    expect((await approve(id)).json().email).toMatchObject({
      success: false,
      error: 'el servidor de correo rechazó la dirección',
    });
  });

  it('skips a message about a notice that was deleted since', async () => {
    const [id] = await storeMail(app, { facts: { listingId: 999_999 } });
    await app.settle();
    const sent = await app.sql('SELECT state, last_error AS reason FROM mail_deliveries WHERE id = $1', [id]);
    expect(sent).toEqual([{ state: 'skipped', reason: 'Nothing left to say' }]);
  });

  it('does not tell an approval that is done as a failure when the ledger of mail cannot be read', async () => {
    const { id } = await publish();
    await app.settle();
    const lock = new pg.Client({ connectionString: app.database.url });
    await lock.connect();
    try {
      await lock.query('BEGIN; LOCK TABLE mail_deliveries IN ACCESS EXCLUSIVE MODE');
      const approving = approve(id);
      // As the deadline of a statement does.
      await eventually('the ledger is asked', async () => {
        await lock.query('SELECT pg_stat_clear_snapshot()');
        const { rows } = await lock.query(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'SELECT state, template%'`);
        return rows.length > 0;
      });
      const answer = await approving;
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { success: true, codigo: expect.stringMatching(/^ALQ-/), email: { success: false } },
      ]);
    } finally {
      await lock.end();
    }
    // Its reaction was also locked, and would be retried later.
    const written = async (): Promise<boolean> => {
      await app.sql(
        `UPDATE inbox SET relayed_at = now() - interval '1 minute', next_attempt_at = now() WHERE done_at IS NULL`,
      );
      return (await delivery(`listing-approved:${id}`)) !== undefined;
    };
    await eventually('the code is written down', written);
  });

  it('answers an approval within seconds while the mail server hangs', async () => {
    sink.behave('hang');
    const { id } = await publish();
    const answer = (await withDeadline('mailOutcome', 0.1, () => approve(id))).json();
    expect(answer).toMatchObject({ success: true, email: { success: false, error: 'en cola' } });
  });

  it('frees a message whose sender died, and sends it once', async () => {
    const { id, email } = await publish();
    await sink.waitFor(email);
    sink.reset();
    await app.sql(
      `UPDATE mail_deliveries SET state = 'sending', lease = gen_random_uuid(), lease_until = now() + interval '1 minute', finished_at = NULL
       WHERE dedupe_key = $1`,
      [`listing-received:${id}`],
    );
    // The clock runs so fast that the time for which the dispatcher watches the lease passes within two polls.
    const elapsed = jest
      .spyOn(app.worker!.get(Clock), 'elapsed')
      .mockImplementation(() => performance.now() * (deadlineMs('mailLease') / 1_000));
    const messages = await sink.waitFor(email);
    elapsed.mockRestore();
    expect(messages).toHaveLength(1);
  });

  it('runs each reaction once, however often its job comes', async () => {
    const { id, email } = await publish();
    await sink.waitFor(email);
    await app.sql(`UPDATE outbox SET relayed_at = NULL`);
    await app.settle();
    expect(await app.count('mail_deliveries', `dedupe_key = 'listing-received:${id}'`)).toBe(1);
    expect(sink.sentTo(email)).toHaveLength(1);
  });

  it('finds again what the queue has forgotten', async () => {
    const { id, email } = await publish();
    await sink.waitFor(email);
    await app.sql(`DELETE FROM mail_deliveries WHERE dedupe_key = $1`, [`listing-received:${id}`]);
    await app.sql(
      `UPDATE inbox SET done_at = NULL, attempts = attempts + 1, relayed_at = now() - interval '1 minute', next_attempt_at = now()
       WHERE reaction = 'mail-receipt-when-listing-submitted' AND event_id = (SELECT max(id) FROM outbox)`,
    );
    await sink.waitFor(email, { count: 2 });
  });

  it('keeps the averages of what is public', async () => {
    const averages = () =>
      app.sql(
        'SELECT (amount / listings)::int AS average, listings FROM price_averages WHERE property_type = 1 AND quantity = 3 AND period = 2 AND fraction = 2',
      );
    await app.clear();
    const cheap = aPublication();
    cheap.inmueble.preciosAlquiler[0]!.precio = 100_000;
    const { id } = await publish(cheap);
    await approve(id);
    const dear = aPublication();
    dear.inmueble.preciosAlquiler[0]!.precio = 300_000;
    await approve((await publish(dear)).id);
    await eventually(
      'the mean of two',
      async () => JSON.stringify(await averages()) === '[{"average":200000,"listings":2}]',
    );
    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: id }, operator);
    await eventually(
      'one left',
      async () => JSON.stringify(await averages()) === '[{"average":300000,"listings":1}]',
    );
  });
});
