import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

describe('an address that does not exist', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  it.each([
    ['the list of mails', '/api/correo/reintentarEnvio', (id: unknown) => ({ idEnvio: id })],
    ['the unfinished work', '/api/trabajo/reintentar', (id: unknown) => ({ clave: `correo-${String(id)}` })],
  ])('is not used again from %s once it was corrected', async (where, path, bodyOf) => {
    const publication = aPublication();
    publication.contacto.email = `mal-${where.length}@ejemplo.com`;
    const right = `bien-${where.length}@ejemplo.com`;
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
    expect((await app.post(path, bodyOf((await ofCode())!['id']), operator)).statusCode).toBe(200);
    await eventually('the code', async () =>
      sink.sentTo(right).some(({ subject }) => subject.includes('publicado')),
    );
  });
});
