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

  it('is not tried again by a message that waits, once it was corrected', async () => {
    sink.behave((recipient) => (recipient.startsWith('mal') ? 'later' : 'accept'));
    const publication = aPublication();
    publication.contacto.email = 'mal-espera@ejemplo.com';
    const id = await publish(app, publication);
    const received = (right: string) =>
      app.count('mail_deliveries', `dedupe_key = 'listing-received:${id}' AND ${right}`);
    await eventually(
      'the server wants another attempt',
      async () => (await received(`state = 'queued' AND attempts = 1`)) === 1,
    );
    const change = { idInmueble: id, email: 'Bien-Espera@ejemplo.com' };
    const edited = await app.post('/api/inmueble/actualizar/updateContacto', change, operator);
    expect(edited.statusCode).toBe(200);
    await sink.waitFor('bien-espera@ejemplo.com');
    await eventually(
      'the ledger says where it went',
      async () => (await received(`state = 'sent' AND recipient_email = 'bien-espera@ejemplo.com'`)) === 1,
    );
  });
});
