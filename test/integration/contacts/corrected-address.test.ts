import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import { editContact, editProperty } from '#common/listings/editing/edit-calls.js';
import { retryMail } from '#common/operations/mail-ledger-calls.js';
import { retryUnfinished } from '#common/operations/unfinished-calls.js';
import { viewOwnInquiries } from '#common/owners/link/owner-inquiry-calls.js';
import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { storeMail } from '../../builders/rows.js';
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

  it('does not keep a message that is being sent to it while it is corrected', async () => {
    sink.behave('accept');
    sink.hold();
    const publication = aPublication();
    publication.contacto.email = 'mal-camino@ejemplo.com';
    const id = await publish(app, publication);
    const received = (is: string) =>
      app.count('mail_deliveries', `dedupe_key = 'listing-received:${id}' AND ${is}`);
    await eventually('it is being sent', async () => (await received('handed_over')) === 1);
    const change = { idInmueble: id, email: 'bien-camino@ejemplo.com' };
    expect((await app.post(editContact.path, change, operator)).statusCode).toBe(200);
    sink.release();
    await sink.waitFor('bien-camino@ejemplo.com');
    await eventually(
      'the ledger says where it went',
      async () => (await received(`state = 'sent' AND recipient_email = 'bien-camino@ejemplo.com'`)) === 1,
    );
  });

  describe('of a notice with inquiries', () => {
    /** A public notice of an owner, at its own address if that is given, with an inquiry that was mailed once. */
    const anInquiry = async (email: string, { own = '' } = {}) => {
      const publication = aPublication();
      publication.contacto.email = email;
      publication.inmueble.email_inmueble = own;
      const id = await publish(app, publication);
      await approve(app, id, { operator });
      const asked = await app.post(createInquiry.path, {
        nombreCompleto: 'Eva Paz',
        mensaje: '¿Está libre en enero?',
        inmuebleId: id,
        tipoConsulta: 'email',
        telefono: null,
        email: 'eva@ejemplo.com',
        tiempo: 9_000,
      });
      expect(asked.statusCode).toBe(200);
      return { id, inquiryId: asked.json().insertId as number };
    };
    const stateOf = async (inquiryId: number, state: string) =>
      (await app.count('mail_deliveries', `dedupe_key = 'inquiry:${inquiryId}' AND ${state}`)) === 1;
    const mailId = async (inquiryId: number) =>
      (await app.sql(`SELECT id::int FROM mail_deliveries WHERE dedupe_key = 'inquiry:${inquiryId}'`))[0]![
        'id'
      ];
    const correct = async (call: { path: string }, idInmueble: number, email: string) => {
      const edited = await app.post(call.path, { idInmueble, email }, operator);
      expect(edited.statusCode).toBe(200);
    };
    const inquiriesTo = (email: string) =>
      sink.sentTo(email).filter(({ subject }) => subject.includes('onsulta'));
    /** The token of the link with which the inquiry is answered. */
    const tokenIn = (email: string) =>
      /mi-aviso\?respuesta=[a-z]+#([\w.-]+)/.exec(inquiriesTo(email)[0]!.text)![1];
    const opens = async (enlace: unknown) =>
      (await app.post(viewOwnInquiries.path, { enlace })).statusCode === 200;

    it.each([
      ['the owner', editContact, ''],
      ['the notice', editProperty, 'mal-aviso@ejemplo.com'],
    ])('gets one that waits, with its link, once the address of %s was corrected', async (_, call, own) => {
      sink.behave((recipient) => (recipient.startsWith('mal') ? 'later' : 'accept'));
      const right = own ? 'bien-aviso@ejemplo.com' : 'bien-persona@ejemplo.com';
      const { id, inquiryId } = await anInquiry('mal-consulta@ejemplo.com', { own });
      await eventually('it waits', () => stateOf(inquiryId, `state = 'queued' AND attempts = 1`));
      await correct(call, id, right);
      await eventually('it arrives', async () => inquiriesTo(right).length === 1);
      expect(await opens(tokenIn(right))).toBe(true);
      await correct(call, id, `otro-${right}`);
      expect(await opens(tokenIn(right))).toBe(false);
    });

    it.each([
      ['the list of mails', retryMail, (id: unknown) => ({ idEnvio: id })],
      ['the unfinished work', retryUnfinished, (id: unknown) => ({ clave: `correo-${String(id)}` })],
    ])('gets one that was refused from %s', async (where, call, bodyOf) => {
      sink.behave((recipient) => (recipient.startsWith('mal') ? 'refuse' : 'accept'));
      const right = `bien-consulta-${where.length}@ejemplo.com`;
      const { id, inquiryId } = await anInquiry(`mal-consulta-${where.length}@ejemplo.com`);
      await eventually('it was refused', () => stateOf(inquiryId, `state = 'failed'`));
      await correct(editContact, id, right);
      expect((await app.post(call.path, bodyOf(await mailId(inquiryId)), operator)).statusCode).toBe(200);
      await eventually('it arrives', async () => inquiriesTo(right).length === 1);
      expect(await opens(tokenIn(right))).toBe(true);
    });

    it('gets several in one message, too', async () => {
      sink.behave('accept');
      const { id, inquiryId } = await anInquiry('mal-varias@ejemplo.com');
      const [digest] = await storeMail(app, {
        template: 'inquiry-digest',
        facts: { listingId: id, inquiryIds: [inquiryId] },
        recipientEmail: 'mal-varias@ejemplo.com',
        state: 'failed',
        finishedAt: new Date(),
      });
      await correct(editContact, id, 'bien-varias@ejemplo.com');
      expect((await app.post(retryMail.path, { idEnvio: digest }, operator)).statusCode).toBe(200);
      await eventually('it arrives', async () => inquiriesTo('bien-varias@ejemplo.com').length === 1);
      expect(await opens(tokenIn('bien-varias@ejemplo.com'))).toBe(true);
    });

    it('has no link to it in a message to another address than its own', async () => {
      sink.behave('accept');
      const { inquiryId } = await anInquiry('duena@ejemplo.com');
      await storeMail(app, {
        template: 'inquiry',
        facts: { inquiryId },
        recipientEmail: 'ajena@ejemplo.com',
      });
      await eventually('it arrives', async () => inquiriesTo('ajena@ejemplo.com').length === 1);
      expect(inquiriesTo('ajena@ejemplo.com')[0]!.text).not.toContain('respuesta=');
    });
  });
});
