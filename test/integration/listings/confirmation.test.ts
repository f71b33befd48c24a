import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import { OwnerReceiptMail } from '../../../backend/src/listings/submission/listing-submitted.mail.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { aQuickPublication } from '../../builders/quick-publication.js';
import type { ReceivedMessage } from '../../support/received-message.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const PENDING = '/api/inmueble/obtener/verPendientes';
const RECIPIENTS = '/api/newsletter/verContactosNewsletter';

describe('the confirmation of an owner’s address', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries');
    sink.reset();
  });

  const pending = async (query = ''): Promise<AdminListingRow[]> =>
    (await app.get(`${PENDING}${query}`, operator)).json();
  const idsOf = (rows: AdminListingRow[]): number[] => rows.map(({ idInmuebles }) => idInmuebles);
  const omissions = async (): Promise<RecipientWire['omitido'][]> =>
    (await app.get(RECIPIENTS, operator)).json().contactos.map(({ omitido }: RecipientWire) => omitido);

  const tap = (path: string, headers = {}) => app.request({ method: 'POST', url: path, headers });

  /** Publishes, and returns the receipt with the path of its link. */
  async function receiptOf(
    publication = aPublication(),
  ): Promise<{ id: number; message: ReceivedMessage; path: string }> {
    const id = await publish(app, publication);
    const [message] = await sink.waitFor(publication.contacto.email);
    const [path = ''] = /\/confirmar-email\?token=[\w.-]+/.exec(message!.text) ?? [];
    return { id, message: message!, path };
  }

  it('is asked for by a receipt that contains nothing that was typed', async () => {
    const publication = aPublication();
    Object.assign(publication.contacto, { nombre: 'Zulemaria', apellido: 'Quintanares', calle: 'Xirgu' });
    Object.assign(publication.ubicacion, { calle: 'Ombucalle', localidad: 'Mar del Sur' });
    publication.inmueble.observaciones = 'Palabrarara para todos, con mucho lugar.';
    const { message, path } = await receiptOf(publication);
    expect(path).not.toBe('');
    const all = JSON.stringify(message);
    for (const typed of ['Zulemaria', 'Quintanares', 'Xirgu', 'Ombucalle', 'Mar del Sur', 'Palabrarara'])
      expect([typed, all.includes(typed)]).toEqual([typed, false]);
  });

  it('is given by the button of the page and not by opening it', async () => {
    const { id, path } = await receiptOf();
    expect((await app.get(path, { accept: 'text/html' })).statusCode).toBe(200);
    expect((await pending())[0]).toMatchObject({ idInmuebles: id, confirmado: 0 });
    for (let time = 0; time < 2; time++) {
      const answer = await tap(path, { accept: 'text/html' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/confirmar-email?estado=listo']);
    }
    expect((await pending())[0]).toMatchObject({ idInmuebles: id, confirmado: 1 });
    const detail = await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${id}`, operator);
    expect(detail.json().inmueble.confirmado).toBe(1);
  });

  it('brings the link of the notice once, although the button is pressed many times at once', async () => {
    const before = await app.count('outbox', "event = 'contact.confirmed'");
    const { path } = await receiptOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tap(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await app.count('outbox', "event = 'contact.confirmed'")).toBe(before + 1);
  });

  it('is not given by another token, nor by that of an address that was replaced', async () => {
    const { id, path } = await receiptOf();
    const [, contact, signature] = /token=(\d+)\.(.+)$/.exec(path)!;
    for (const token of [
      `${Number(contact) + 1}.${signature}`,
      `${contact}.${'a'.repeat(27)}`,
      '',
      'x',
      '9999999999.a',
    ])
      expect([token, (await tap(`/confirmar-email?token=${token}`)).statusCode]).toEqual([token, 400]);
    await app.sql(`UPDATE contacts SET email = 'otra@ejemplo.com'`);
    expect((await tap(path)).statusCode).toBe(400);
    expect(await app.count('listings', `confirmed AND id = ${id}`)).toBe(0);
  });

  it('brings a notice to the front of the queue, which can be filtered by it', async () => {
    const first = await publish(app);
    const { id: second, path } = await receiptOf();
    const third = await publish(app);
    expect(idsOf(await pending())).toEqual([first, second, third]);
    await tap(path);
    expect(idsOf(await pending())).toEqual([second, first, third]);
    expect(idsOf(await pending('?confirmado=1'))).toEqual([second]);
    expect(idsOf(await pending('?confirmado=0'))).toEqual([first, third]);
    expect(idsOf(await pending('?nombre=nunez&porPagina=2'))).toEqual([second, first]);
  });

  it('lets later receipts greet by name', async () => {
    const publication = aPublication();
    const { path } = await receiptOf(publication);
    await tap(path);
    await publish(app, aPublication({ contacto: publication.contacto }));
    const [, later] = await sink.waitFor(publication.contacto.email, { count: 2 });
    expect(later!.text).toContain('Hola, Ana:');
    expect(later!.text).not.toContain('confirmar-email');
  });

  it('sends the receipt to nobody whose address was corrected before it left', async () => {
    const publication = aPublication();
    const { id } = await receiptOf(publication);
    const receipt = app.worker!.get(OwnerReceiptMail, { strict: false });
    const { email } = publication.contacto;
    expect(await receipt.compose({ listingId: id }, email)).toMatchObject({ unnamed: true });
    expect(await receipt.compose({ listingId: id }, `viejo.${email}`)).toBeNull();
  });

  it('is needed for newsletters, unless the operator vouched for the address', async () => {
    const { path } = await receiptOf();
    expect(await omissions()).toEqual(['sin confirmar']);
    await tap(path);
    expect(await omissions()).toEqual([null]);
    await app.sql('UPDATE contacts SET confirmed_at = NULL');
    const id = await publish(app);
    expect(await omissions()).toEqual(['sin confirmar', 'sin confirmar']);
    await approve(app, id, { operator });
    expect((await omissions()).filter((omission) => omission === null)).toHaveLength(1);
    await app.post('/api/inmueble/crear/publicarRapido', aQuickPublication(), operator);
    expect((await omissions()).filter((omission) => omission === null)).toHaveLength(2);
  });

  it('follows an address that the operator wrote, not another change', async () => {
    const id = await publish(app);
    const change = (body: object) =>
      app.post('/api/inmueble/actualizar/updateContacto', { idInmueble: id, ...body }, operator);
    await change({ nombre: 'Beatriz' });
    expect((await pending())[0]!.confirmado).toBe(0);
    await change({ email: 'beatriz@ejemplo.com' });
    expect((await pending())[0]!.confirmado).toBe(1);
  });

  it('stands in the queue beside the number of notices of others with the same text', async () => {
    const text = 'Hermosa casa a pasos del mar, con parrilla y jardín para los chicos.';
    const withText = (observaciones: string, of = aPublication()) => {
      const { inmueble } = aPublication();
      return publish(app, { ...of, inmueble: { ...inmueble, observaciones } });
    };
    const owner = aPublication();
    await withText(text, owner);
    await withText(`${text.toUpperCase()}!!`, aPublication({ contacto: owner.contacto }));
    expect((await pending()).map(({ mismoTexto }) => mismoTexto)).toEqual([0, 0]);
    const copy = await withText(text.replace('jardín', 'jardin'));
    await withText('Casa linda.');
    await withText('Casa linda.');
    expect((await pending()).map(({ mismoTexto }) => mismoTexto)).toEqual([1, 1, 2, 0, 0]);
    const detail = await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${copy}`, operator);
    expect(detail.json().inmueble.mismoTexto).toBe(2);
  });
});
