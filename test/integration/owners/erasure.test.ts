import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { requestNews } from '#common/newsletter/news/news-calls.js';
import { replyToMessages } from '#common/newsletter/support/support-calls.js';
import type { PersonalDataAnswer } from '#common/owners/personal-data/personal-data-calls.js';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { verifyAuditChain } from '#platform/audit/audit-chain.js';
import { Settings } from '#platform/config/settings.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import {
  storeBlacklist,
  storeImages,
  storeInquiries,
  storeReportCase,
  storeSuppressions,
} from '../../builders/rows.js';
import { tablesWith } from '../../support/tables-with.js';
import type { TestApp } from '../../support/test-app.js';

const { groups: PARTS } = PERSONAL_DATA_MESSAGES;

describe('an erasure', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object) => app.post(`/api/${path}`, body, operator);

  const versionOf = async (email: string): Promise<string> =>
    ((await post('datosPersonales/ver', { email })).json() as PersonalDataAnswer).version;

  describe('of an owner who was deleted before', () => {
    const [surname, email, street] = ['Zapiolapaz', 'zoe.zapiola@ejemplo.com', 'Calle Zarzamora'];
    const mobile = '2291455661';
    let listing: number;

    beforeAll(async () => {
      const publication = aPublication();
      Object.assign(publication.contacto, {
        nombre: 'Zoe',
        apellido: surname,
        dni: '28123456',
        celular: mobile,
        email,
      });
      listing = await publish(app, publication);
      const detail = (await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${listing}`, operator)).json();
      const { idContacto } = detail.inmueble;
      await app.sql(
        `INSERT INTO audit_entries (action, entity, entity_id, before, after)
         VALUES ('listing.edit.location', 'listing', $1, '{"street": "Calle 9"}', jsonb_build_object('street', $2::text, 'latitude', -38.27))`,
        [listing, street],
      );
      await storeReportCase(app, { note: `Dice ${surname} que no es suyo.` }, { email });
      await app.post('/api/newsletter/recibir', {
        nombreCompleto: `Zoe ${surname}`,
        email,
        mensaje: 'Hola.',
      });
      const [message] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM support_messages');
      const reply = { consultasIds: [message!.id], asunto: `Para ${surname}`, mensaje: `Hola, ${surname}.` };
      await app.post(replyToMessages.path, reply, operator);
      await app.settle();
      await post('inmueble/delete/rechazarInmueblePendiente', { idInmueble: listing });
      const url = `/api/contacto/eliminarContacto?id=${idContacto}`;
      await app.request({ method: 'DELETE', url, headers: operator });
      await app.settle();
    });

    it('the trail, replies and notes about reports are erased by the address and the phone', async () => {
      expect(await tablesWith(app, street)).toEqual(['audit_entries']);
      expect(await app.count('contacts', `email = '${email}'`)).toBe(0);
      expect(await app.count('support_replies')).toBe(1);
      await post('datosPersonales/borrar', { email, telefono: `0${mobile}` });
      expect(await tablesWith(app, surname, email, mobile, street)).toEqual([]);
      expect((await verifyAuditChain(app.web.get(DataSource))).faults).toEqual([]);
    });
  });

  describe('of a person with two addresses', () => {
    const surname = 'Ritaurtubey';
    let first: string;
    let second: string;
    let serial = 0;

    /** Two records of one DNI, and what their addresses left without a notice. */
    async function leaveTraces(...mobiles: string[]): Promise<number[]> {
      const contacts = [];
      for (const [index, email] of [first, second].entries()) {
        const publication = aPublication();
        const contacto = {
          nombre: 'Rita',
          apellido: surname,
          dni: `2865432${serial}`,
          celular: mobiles[index],
          email,
        };
        Object.assign(publication.contacto, contacto);
        const id = await publish(app, publication);
        const [row] = await app.sql<{ id: number }>('SELECT contact_id AS id FROM listings WHERE id = $1', [
          id,
        ]);
        contacts.push(row!.id);
        const message = { nombreCompleto: `Rita ${surname}`, email, mensaje: 'Hola.' };
        await app.post('/api/newsletter/recibir', message);
        const alert = { busqueda: '/resultado-busqueda/Alquiler', frecuencia: 'diaria' };
        await app.post('/api/alertas/pedirAlerta', { email, ...alert });
        await app.post(requestNews.path, { email });
        await storeInquiries(app, { fullName: `Rita ${surname}`, email });
        await storeReportCase(app, {}, { message: `Soy ${surname}`, email });
        await storeSuppressions(app, email);
        await storeBlacklist(app, email);
      }
      await app.settle();
      return contacts;
    }
    const groups = async (body: object) => {
      const { grupos } = (await post('datosPersonales/ver', body)).json() as PersonalDataAnswer;
      return Object.fromEntries(grupos.map(({ nombre, filas }) => [nombre, filas.length]));
    };
    const OF_BOTH = {
      'Datos de dueño': 2,
      'Consultas que hizo': 2,
      'Alertas de búsqueda': 2,
      // The requests and the text.
      'Novedades que pidió': 3,
      'Denuncias que hizo': 2,
      'Mensajes a soporte': 2,
      'Baja del newsletter': 2,
      Blacklist: 2,
    };

    beforeEach(async () => {
      serial += 1;
      [first, second] = [`rita${serial}@ejemplo.com`, `margarita${serial}@ejemplo.com`];
      await app.empty('mail_suppressions, blacklist');
    });

    it.each(['first', 'second'])('is one of both after its records were merged, by the %s', async (which) => {
      const [idQueda, idSeUne] = await leaveTraces('2291400311', '2291400312');
      const email = which === 'first' ? first : second;
      expect((await groups({ email }))['Mensajes a soporte']).toBe(1);
      const pair = { idQueda, idSeUne, versionQueda: 1, versionSeUne: 1 };
      expect((await post('duenios/unir', { ...pair, campos: [] })).json()).toMatchObject({ success: true });
      expect(await groups({ email })).toMatchObject(OF_BOTH);
      const body = { email, version: await versionOf(email), nombre: 'Rita', apellido: `${surname}Paz` };
      expect((await post('datosPersonales/corregir', body)).json()).toMatchObject({ success: true });
      for (const table of ['support_messages', 'inquiries'])
        expect(await app.count(table, `full_name LIKE '%${surname}Paz'`)).toBe(2);
      await post('datosPersonales/borrar', { email });
      expect(await tablesWith(app, surname, first, second)).toEqual(['blacklist', 'mail_suppressions']);
    });

    it('is one of both if the second record is found by its phone', async () => {
      await leaveTraces('2291400313', '2291400313');
      const person = { email: first, telefono: '02291400313' };
      expect(await groups(person)).toMatchObject(OF_BOTH);
      await post('datosPersonales/borrar', person);
      expect(await tablesWith(app, surname, first, second)).toEqual(['blacklist', 'mail_suppressions']);
    });
  });

  describe('of what a deletion has cut loose', () => {
    const [surname, asked] = ['Sueltaurtubey', 'Preguntaurtubey'];
    const email = 'sol.suelta@gmail.com';
    const message = (from: string) =>
      app.post('/api/newsletter/recibir', { nombreCompleto: 'Sol', email: from, mensaje: `Soy ${from}.` });
    async function answered(...from: string[]): Promise<number[]> {
      for (const one of from) await message(one);
      const rows = await app.sql<{ id: number }>(
        'SELECT id FROM support_messages ORDER BY id DESC LIMIT $1',
        [from.length],
      );
      const consultasIds = rows.map(({ id }) => id).toReversed();
      const reply = { consultasIds, asunto: `Para ${asked}`, mensaje: `Hola, ${asked}.` };
      expect((await app.post(replyToMessages.path, reply, operator)).statusCode).toBe(200);
      await app.settle();
      return consultasIds;
    }
    const erase = (of: string) => post('datosPersonales/borrar', { email: of });
    const remove = (id: number) => post('newsletter/eliminarConsultaSoporte', { idConsultaSoporte: id });
    const undoLast = async () => {
      const [row] = await app.sql<{ id: number }>('SELECT max(id)::int AS id FROM audit_entries');
      return post('auditoria/deshacer', { idCambio: row!.id });
    };

    beforeEach(() => app.empty('rate_limits, support_messages, support_replies, idempotency_keys'));

    it('has the texts about the owner of a notice, which go with it', async () => {
      const publication = aPublication();
      publication.contrato.tipoContratoAlquiler = 'alqfotos';
      Object.assign(publication.contacto, { apellido: surname, email: 'duena@ejemplo.com' });
      publication.inmueble.telefono = '+5492291455777';
      const id = await publish(app, publication);
      await approve(app, id, { operator });
      await app.settle();
      const note = `Pagó la hermana de ${surname}.`;
      expect(
        (await post('inmueble/actualizar/actualizarPago', { idInmueble: id, nota: note })).statusCode,
      ).toBe(200);
      await storeInquiries(app, { listingId: id, answerText: `Soy ${surname}.` });
      await storeReportCase(app, { listingId: id, note: `Llamó ${surname}.` }, { email: 'x@ejemplo.com' });
      expect(await app.count('payments', `note LIKE '%${surname}%'`)).toBe(1);
      const shown = (
        await post('datosPersonales/ver', { email: 'duena@ejemplo.com' })
      ).json() as PersonalDataAnswer;
      const rows = Object.fromEntries(shown.grupos.map(({ nombre, filas }) => [nombre, filas]));
      expect(rows[PARTS.reportNotes]).toEqual([expect.objectContaining({ nota: `Llamó ${surname}.` })]);
      expect(rows[PARTS.listings]).toEqual([
        expect.objectContaining({
          teléfono: publication.inmueble.telefono,
          latitud: String(publication.ubicacion.latitud),
          provincia: publication.ubicacion.provincia,
        }),
      ]);
      await post('inmueble/delete/darDeBajaAlta', { idInmueble: id });
      const [{ contact }] = (await app.sql<{ contact: number }>(
        'SELECT contact_id AS contact FROM listings WHERE id = $1',
        [id],
      )) as [{ contact: number }];
      const url = `/api/contacto/eliminarContacto?id=${contact}`;
      expect((await app.request({ method: 'DELETE', url, headers: operator })).statusCode).toBe(200);
      expect(await app.count('payments', 'listing_id IS NULL')).toBe(1);
      await erase('duena@ejemplo.com');
      expect(await tablesWith(app, surname)).toEqual([]);
    });

    it('has replies to deleted messages, which are shown and deleted', async () => {
      const [id] = await answered(email);
      await remove(id!);
      const shown = await post('datosPersonales/ver', { email: 'solsuelta@gmail.com' });
      expect(shown.body).toContain(`Hola, ${asked}.`);
      await erase('solsuelta@gmail.com');
      expect(await tablesWith(app, asked, 'suelta@gmail')).toEqual([]);
    });

    it('has the replies that a restored message shows again', async () => {
      const [id] = await answered(email);
      const links = () => app.sql('SELECT * FROM support_reply_messages');
      const before = await links();
      await remove(id!);
      expect((await undoLast()).statusCode).toBe(200);
      expect(await links()).toEqual(before);
      await erase(email);
      expect(await tablesWith(app, asked, 'suelta@gmail')).toEqual([]);
    });

    it('has no reply to somebody else as well, until that person is erased', async () => {
      const [first] = await answered(email, 'otra.suelta@ejemplo.com');
      await remove(first!);
      await erase(email);
      expect(await app.count('support_replies')).toBe(1);
      expect(await tablesWith(app, 'solsuelta@gmail')).toEqual([]);
      await erase('otra.suelta@ejemplo.com');
      expect(await tablesWith(app, asked, 'suelta@')).toEqual([]);
    });

    it('is found by the corrected address', async () => {
      const [id] = await answered(email);
      await remove(id!);
      const body = { email, version: await versionOf(email), emailNuevo: 'sol.nueva@ejemplo.com' };
      expect((await post('datosPersonales/corregir', body)).statusCode).toBe(200);
      await erase('sol.nueva@ejemplo.com');
      expect(await app.count('support_replies')).toBe(0);
    });
  });

  describe('with photos', () => {
    it('are deleted as files too, and are served to nobody meanwhile', async () => {
      const publication = aPublication();
      Object.assign(publication.contacto, { dni: '29111333', email: 'fotos@ejemplo.com' });
      const listing = await publish(app, publication);
      const key = 'fotodeunapersona01';
      await storeImages(app, listing, { storageKey: key });
      const uploads = join(app.web.get(Settings).DATA_DIR, 'uploads');
      await mkdir(uploads, { recursive: true });
      const names = [320, 640, 1280].map((width) => `${key}-${width}.webp`);
      for (const name of names) await writeFile(join(uploads, name), 'una foto');
      expect((await app.get(`/fotos/${names[0]}`, operator)).statusCode).toBe(200);
      await post('datosPersonales/borrar', { email: 'fotos@ejemplo.com' });
      expect((await readdir(uploads)).filter((name) => name.startsWith(key))).toEqual([]);
      await writeFile(join(uploads, names[0]!), 'una foto que quedó');
      expect((await app.get(`/fotos/${names[0]}`, operator)).statusCode).toBe(404);
    });
  });
});
