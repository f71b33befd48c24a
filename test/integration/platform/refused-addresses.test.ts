import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { requestAlert } from '#common/inquiries/alerts/alert-calls.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import type { OwnerAnswer } from '#common/owners/owner-calls.js';
import { AskAvailability } from '../../../backend/src/listings/availability/ask-availability.js';
import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { storeMailRefusal } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

/** A search that finds `aPublication`. */
const FOUND = '/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm/Enero/1-Quincena';
const UNKNOWN = '550 5.1.1 No such user';

describe('an address that its mail server refuses', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let serial = 0;
  let email: string;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, refused_addresses, alerts, alert_matches, rate_limits');
    sink.reset();
    email = `d.${(serial += 1)}@ejemplo.com`;
  });

  const get = async (path: string) => (await app.get(`/api/${path}`, operator)).json();
  const post = (path: string, body: object) => app.post(`/api/${path}`, body, operator);
  const refused = () => app.sql('SELECT email, reason FROM refused_addresses');

  /** A notice whose receipt the server refuses with this answer; returns its id. */
  async function aNotice(answer: string): Promise<number> {
    sink.refuseRecipients((recipient) => (recipient === email ? answer : undefined));
    const publication = aPublication();
    publication.contacto.email = email;
    const id = await publish(app, publication);
    await settled(`listing-received:${id}`);
    return id;
  }

  async function settled(key: string): Promise<Record<string, unknown>> {
    const find = async () => (await app.sql('SELECT * FROM mail_deliveries WHERE dedupe_key = $1', [key]))[0];
    await eventually(`the end of ${key}`, async () => Number((await find())?.['attempts'] ?? 0) > 0);
    await app.settle();
    return (await find())!;
  }

  const ownerOf = async (id: number): Promise<number> =>
    (await app.sql<{ id: number }>('SELECT contact_id AS id FROM listings WHERE id = $1', [id]))[0]!.id;
  const marks = async (id: number) => {
    const state = (await app.sql<{ status: string }>('SELECT status FROM listings WHERE id = $1', [id]))[0]!;
    const isPending = state.status === 'pending';
    const list = isPending ? 'verPendientes' : 'verAltas';
    const detail = isPending ? 'verInmueblePendiente' : 'verInmuebleAlta';
    const rows: AdminListingRow[] = await get(
      `inmueble/obtener/${list}?pagina=1&porPagina=10&marca=sin-correo`,
    );
    const { duenio } = (await get(`duenios/verDuenio?id=${await ownerOf(id)}`)) as OwnerAnswer;
    return {
      row: rows.find(({ idInmuebles }) => idInmuebles === id)?.correoRechazado,
      detail: (await get(`inmueble/ver/${detail}?id=${id}`)).inmueble.correoRechazado,
      owner: duenio.correoRechazado,
    };
  };

  it('is marked on the notice, its row and its owner, pending and active', async () => {
    const id = await aNotice(UNKNOWN);
    expect(await refused()).toEqual([{ email, reason: '550 5.1.1' }]);
    await storeMailRefusal(app, 'otra@ejemplo.com');
    const refusal = { motivo: '550 5.1.1', fecha: expect.stringMatching(/^\d{4}-.*Z$/) };
    expect(await marks(id)).toEqual({ row: refusal, detail: refusal, owner: refusal });
    await approve(app, id, { operator });
    expect(await marks(id)).toEqual({ row: refusal, detail: refusal, owner: refusal });
  });

  it('is marked with the last refusal', async () => {
    await aNotice(UNKNOWN);
    await app.sql(`UPDATE refused_addresses SET reason = '', refused_at = now() - interval '11 months'`);
    await aNotice(UNKNOWN);
    expect(
      await app.sql(`SELECT reason FROM refused_addresses WHERE refused_at > now() - interval '1 day'`),
    ).toEqual([{ reason: '550 5.1.1' }]);
  });

  it.each([
    '552 5.2.2 Mailbox full',
    '550 5.2.2 Over quota',
    '550 5.7.1 Blocked by policy',
    '450 4.1.1 Try later',
  ])('is not marked after %p', async (answer) => {
    const id = await aNotice(answer);
    expect(await refused()).toEqual([]);
    expect(await marks(id)).toEqual({ row: undefined, detail: null, owner: null });
  });

  it('is left out of newsletters, with the reason, also of those that wait to leave', async () => {
    const id = await ownerOf(await aNotice(UNKNOWN));
    await app.sql('UPDATE contacts SET confirmed_at = now() WHERE id = $1', [id]);
    const { contactos } = await get('newsletter/verContactosNewsletter');
    expect(contactos.map(({ omitido }: RecipientWire) => omitido)).toEqual(['no recibe']);
    expect(
      await post('newsletter/contarDestinatarios', { contactosIds: [id] }).then((one) => one.json()),
    ).toMatchObject({
      reciben: 0,
      noRecibe: 1,
    });
    const letter = { asunto: 'Novedad', mensaje: 'Hola', contactosIds: [id] };
    expect((await post('newsletter/enviar', letter)).json()).toMatchObject({ sent: 0, omitidos: 1 });

    await app.empty('refused_addresses');
    sink.behave('later');
    sink.refuseRecipients(() => undefined);
    const sending = (await post('newsletter/enviar', { ...letter, asunto: 'Otra', sinEspera: true })).json();
    const key = `newsletter:${sending.idEnvio}:${id}`;
    await settled(key);
    await storeMailRefusal(app, email);
    await app.releaseMail();
    await eventually('it is left out', async () => (await settled(key))['state'] === 'skipped');
    expect(await get(`correo/verEnvios?buscar=${email}&tipo=newsletter`)).toMatchObject({
      envios: [{ estado: 'omitida', error: 'The address refuses mail' }],
    });
  });

  it('is told to a visitor who writes to it, and its owner is not asked whether the home is still available', async () => {
    const id = await aNotice(UNKNOWN);
    await approve(app, id, { operator });
    await app.settle();
    const inquiry = {
      inmuebleId: id,
      tipoConsulta: 'email',
      nombreCompleto: 'Eva Paz',
      email: 'eva@ejemplo.com',
      telefono: '',
      mensaje: '¿Está libre en enero?',
    };
    const answer = await app.post(createInquiry.path, inquiry);
    expect([answer.statusCode, answer.json().errorEmail]).toEqual([200, INQUIRY_MESSAGES.ownerRefusesMail]);

    await app.sql(`UPDATE listings SET updated_at = now() - interval '99 days', available_at = NULL`);
    const ask = () => app.worker!.get(AskAvailability, { strict: false }).handle();
    await ask();
    expect(await app.count('listings', 'availability_asks > 0')).toBe(0);
    await app.empty('refused_addresses');
    await ask();
    expect(await app.count('listings', 'availability_asks > 0')).toBe(1);
  });

  it('gets no alerts', async () => {
    const alert = { email, busqueda: FOUND, frecuencia: 'enseguida' };
    expect((await app.post(requestAlert.path, alert)).statusCode).toBe(200);
    await sink.waitFor(email);
    // The delivery, once recorded, clears a mark.
    await app.settle();
    await app.sql(`UPDATE alerts SET confirmed_at = now(), expires_at = now() + interval '1 day'`);
    await storeMailRefusal(app, email);
    const tell = async () => {
      await approve(app, await publish(app), { operator });
      await app.settle();
      return app.count('alert_matches');
    };
    expect(await tell()).toBe(0);
    await app.empty('refused_addresses');
    expect(await tell()).toBe(1);
  });

  it('is tried by a message to this person, which clears the mark if the server takes it', async () => {
    const id = await aNotice(UNKNOWN);
    sink.refuseRecipients(() => undefined);
    await approve(app, id, { operator });
    await sink.waitFor(email);
    await eventually('the mark is gone', async () => (await refused()).length === 0);
    expect(await marks(id)).toEqual({ row: undefined, detail: null, owner: null });
  });

  it('is written to again when the operator says so, which can be undone', async () => {
    const id = await aNotice(UNKNOWN);
    const idContacto = await ownerOf(id);
    const before = await app.sql('SELECT * FROM refused_addresses');
    const answer = await post('correo/volverAEscribir', { idContacto });
    expect(answer.json()).toMatchObject({ success: true, idCambio: expect.any(Number) });
    expect(await refused()).toEqual([]);
    expect((await post('correo/volverAEscribir', { idContacto })).statusCode).toBe(409);
    expect((await post('correo/volverAEscribir', { idContacto: 999_999 })).statusCode).toBe(404);
    const { cambios } = await get(`auditoria/verAuditoria?idDuenio=${idContacto}&accion=mail.again`);
    expect(cambios).toMatchObject([{ id: answer.json().idCambio, accion: 'mail.again' }]);
    const undone = await post('auditoria/deshacer', { idCambio: answer.json().idCambio });
    expect(undone.statusCode).toBe(200);
    expect(await app.sql('SELECT * FROM refused_addresses')).toEqual(before);
  });

  it('says nothing about the corrected address', async () => {
    const id = await aNotice(UNKNOWN);
    const right = `bien-${email}`;
    await post('inmueble/actualizar/updateContacto', { idInmueble: id, email: right });
    expect(await marks(id)).toEqual({ row: undefined, detail: null, owner: null });
    await approve(app, id, { operator });
    await sink.waitFor(right);
    expect(await refused()).toEqual([{ email, reason: '550 5.1.1' }]);
  });

  it('is shown, corrected and erased with the data of the person', async () => {
    await aNotice(UNKNOWN);
    const groups = (await post('datosPersonales/ver', { email, telefono: '' })).json().grupos;
    expect(groups).toContainEqual(
      expect.objectContaining({
        nombre: 'Direcciones que no reciben emails',
        filas: [expect.objectContaining({ registro: email, motivo: '550 5.1.1' })],
      }),
    );
    expect((await post('datosPersonales/borrar', { email, telefono: '' })).statusCode).toBe(200);
    expect(await refused()).toEqual([]);
  });
});
