import { approve, publish } from '../builders/desk.js';
import { startMailed } from '../builders/mailed-app.js';
import { aPublication } from '../builders/publication.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { eventually, type TestApp } from '../support/test-app.js';

describe('an address that does not exist', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  }, 60_000);
  afterAll(() => app.stop(), 30_000);

  it('sends a message to an owner whose address was corrected to the present address', async () => {
    const publication = aPublication();
    publication.contacto.email = 'mal@ejemplo.com';
    const right = 'bien@ejemplo.com';
    sink.behave((recipient) => (recipient.startsWith('mal') ? 'refuse' : 'accept'));
    const id = await publish(app, publication);
    await approve(app, id, { operator });
    const ofCode = async () =>
      (
        await app.sql(
          `SELECT id::int, state FROM mail_deliveries WHERE dedupe_key = 'listing-approved:${id}'`,
        )
      )[0];
    await eventually('the code was refused', async () => (await ofCode())?.['state'] === 'failed');
    const change = { idInmueble: id, email: right };
    expect((await app.post('/api/inmueble/actualizar/updateContacto', change, operator)).statusCode).toBe(
      200,
    );
    const retried = { idEnvio: (await ofCode())!['id'] };
    expect((await app.post('/api/correo/reintentarEnvio', retried, operator)).statusCode).toBe(200);
    await eventually('the code', async () =>
      sink.sentTo(right).some(({ subject }) => subject.includes('publicado')),
    );
  });
});
