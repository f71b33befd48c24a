import { requestNews } from '#common/newsletter/news/news-calls.js';
import type { ErasureAnswer, PersonalDataGroup } from '#common/owners/personal-data/personal-data-calls.js';
import { verifyAuditChain } from '#platform/audit/audit-chain.js';
import { Settings } from '#platform/config/settings.js';
import { DataSource } from 'typeorm';
import { ExpireData } from '../../../backend/src/owners/personal-data/expire-data.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeInquiries, storeReportCase, storeSuppressions } from '../../builders/rows.js';
import { fromNow } from '../../builders/store.js';
import { tablesWith } from '../../support/tables-with.js';
import type { TestApp } from '../../support/test-app.js';

const EMAIL = 'Olga.Quiroga+playa@ejemplo.com';
const SURNAME = 'Quirogaurtubey';
const DNI = '27654321';
const MOBILE = '2291987654';

describe('personal data', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let other: number;
  let published: number;

  beforeAll(async () => {
    ({ app, operator } = await startMailed());
    other = await publish(app, aPublication());
    await approve(app, other, { operator });
    await leaveTraces();
    await app.settle();
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object) => app.post(`/api/${path}`, body, operator);
  const find = async (body: object = { email: EMAIL, telefono: `02291 15-${MOBILE.slice(4)}` }) =>
    (await post('datosPersonales/ver', body)).json().grupos as PersonalDataGroup[];
  const counts = async () =>
    Object.fromEntries((await find()).map(({ nombre, filas }) => [nombre, filas.length]));

  /** A person who published, asked, wrote to support, was edited, mailed, rejected, and unsubscribed. */
  async function leaveTraces(): Promise<void> {
    const publication = aPublication();
    Object.assign(publication.contacto, {
      nombre: 'Olga',
      apellido: SURNAME,
      dni: DNI,
      celular: MOBILE,
      email: EMAIL,
    });
    published = await publish(app, publication);
    const detail = (await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${published}`, operator)).json();
    const { idContacto } = detail.inmueble;
    await post('inmueble/actualizar/updateContacto', { idContacto, apellido: `${SURNAME} Paz` });
    await post('inmueble/delete/rechazarInmueblePendiente', { idInmueble: published });
    await post('notas/agregarNota', { sobre: 'aviso', id: published, texto: `Habló ${SURNAME}.` });
    const inquiry = { inmuebleId: other, nombreCompleto: `Olga ${SURNAME}`, mensaje: '¿Está libre?' };
    await app.post('/api/inmueble/consulta/crearConsulta', {
      ...inquiry,
      tipoConsulta: 'email',
      email: 'olga.quiroga@ejemplo.com',
    });
    await storeInquiries(app, {
      channel: 'whatsapp',
      fullName: `Olga ${SURNAME}`,
      phone: '(02291) 15-987654',
    });
    await app.post('/api/newsletter/recibir', {
      nombreCompleto: `Olga ${SURNAME}`,
      email: EMAIL,
      mensaje: 'Quiero saber cómo publicar.',
    });
    const alert = { busqueda: '/resultado-busqueda/Alquiler', frecuencia: 'diaria' };
    await app.post('/api/alertas/pedirAlerta', { email: EMAIL, ...alert });
    await app.post(requestNews.path, { email: EMAIL });
    await storeReportCase(app, {}, { message: `Soy ${SURNAME}`, email: EMAIL });
    await storeSuppressions(app, EMAIL.toLowerCase());
  }

  it('are shown to an administrator, in every part of the site', async () => {
    expect(await counts()).toEqual({
      Avisos: 1,
      'Datos de dueño': 1,
      'Notas internas': 1,
      // To the publication, to newsletters, to the alert, and the text.
      Consentimientos: 4,
      'Consultas que hizo': 2,
      'Alertas de búsqueda': 1,
      // The request and the text.
      'Novedades que pidió': 2,
      'Denuncias que hizo': 1,
      'Mensajes a soporte': 1,
      'Emails que se le mandaron': expect.any(Number),
      'Historial de cambios': expect.any(Number),
      'Baja del newsletter': 1,
    });
    const groups = await find();
    expect(JSON.stringify(groups)).toContain(DNI);
    expect(groups.find(({ nombre }) => nombre === 'Baja del newsletter')?.seConserva).toContain(
      'no volver a',
    );
    expect(await find({ email: 'otra.persona@ejemplo.com' })).toEqual([]);
  });

  it.each([
    [{ email: 'x' }, 'email'],
    [{ email: EMAIL, telefono: '12' }, 'telefono'],
  ])('are not looked for with %j', async (body, field) => {
    const refused = await post('datosPersonales/ver', body);
    expect([refused.statusCode, Object.keys(refused.json().errores)]).toEqual([400, [field]]);
  });

  it('stay while the person has a public notice', async () => {
    await post('inmueble/delete/restaurarInmueble', { idInmueble: published });
    await approve(app, published, { operator });
    const refused = await post('datosPersonales/borrar', { email: EMAIL });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'La persona tiene avisos publicados. Dalos de baja antes de borrar sus datos.',
    ]);
    await post('inmueble/delete/darDeBajaAlta', { idInmueble: published });
    expect(await counts()).toMatchObject({ Avisos: 1 });
  });

  it('are gone from every table after an erasure, and of other people nothing is', async () => {
    const before = await app.count('inquiries');
    const [kept] = await app.sql(
      `SELECT to_jsonb(c) AS row FROM contacts c JOIN listings l ON l.contact_id = c.id WHERE l.id = $1`,
      [other],
    );
    const answer = (
      await post('datosPersonales/borrar', { email: EMAIL, telefono: `0${MOBILE}` })
    ).json() as ErasureAnswer;
    expect(answer.message).toBe('Se borraron los datos personales.');
    expect(answer.borrados.map(({ nombre }) => nombre)).toEqual([
      'Notas internas',
      'Consentimientos',
      'Avisos',
      'Datos de dueño',
      'Consultas que hizo',
      'Alertas de búsqueda',
      'Novedades que pidió',
      'Denuncias que hizo',
      'Mensajes a soporte',
      'Emails que se le mandaron',
      'Historial de cambios',
    ]);
    expect(await tablesWith(app, SURNAME, DNI, MOBILE, 'olga.quiroga')).toEqual(['mail_suppressions']);
    expect(await app.count('inquiries')).toBe(before);
    expect(
      await app.sql(
        `SELECT to_jsonb(c) AS row FROM contacts c JOIN listings l ON l.contact_id = c.id WHERE l.id = $1`,
        [other],
      ),
    ).toEqual([kept]);
    expect((await verifyAuditChain(app.web.get(DataSource))).faults).toEqual([]);
    expect(await counts()).toEqual({ 'Baja del newsletter': 1 });
    const again = await post('datosPersonales/borrar', { email: EMAIL });
    expect(again.json()).toMatchObject({ message: 'No había nada para borrar.', borrados: [] });
  });

  it('leave in the trail who read and erased, not whose they were', async () => {
    const rows = await app.sql<{ action: string; after: object }>(
      `SELECT action, after FROM audit_entries WHERE entity = 'person' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows.map(({ action, after }) => [action, Object.keys(after)])).toEqual([
      ['person.erase', ['rows']],
      ['person.read', ['rows']],
    ]);
  });

  describe('whose time is over', () => {
    const expire = () => app.worker!.get(ExpireData, { strict: false }).handle();
    const age = (table: string, interval: string, condition = 'true') =>
      app.sql(`UPDATE ${table} SET created_at = now() - interval '${interval}' WHERE ${condition}`);
    /** A notice that nobody has changed for a time. */
    const leave = (interval: string, id: number) =>
      app.sql(
        `UPDATE listings SET created_at = now() - interval '${interval}', updated_at = now() - interval '${interval}'
         WHERE id = $1`,
        [id],
      );
    let old: number[];

    beforeAll(async () => {
      old = [];
      for (let count = 0; count < 5; count++) old.push(await publish(app, aPublication()));
      const [rejected, unconfirmed, , fresh, reopened] = old;
      for (const idInmueble of [rejected, reopened])
        await post('inmueble/delete/rechazarInmueblePendiente', { idInmueble });
      await app.sql(`UPDATE listings SET updated_at = now() - interval '13 months' WHERE id = $1`, [
        rejected,
      ]);
      await leave('31 days', unconfirmed!);
      await leave('29 days', fresh!);
      await leave('31 days', reopened!);
      await post('inmueble/delete/restaurarInmueble', { idInmueble: reopened });
      await app.post('/api/newsletter/recibir', {
        nombreCompleto: 'Eva Ríos',
        email: 'eva@ejemplo.com',
        mensaje: '¿Cómo publico?',
      });
      await app.post('/api/inmueble/consulta/crearConsulta', {
        inmuebleId: other,
        nombreCompleto: 'Eva Ríos',
        mensaje: '¿Está libre?',
        tipoConsulta: 'email',
        email: 'eva@ejemplo.com',
      });
      await app.settle();
    });

    it('are kept as long as the settings say', async () => {
      await age('inquiries', '23 months');
      const [confirmed] = old.slice(2);
      await app.sql(
        'UPDATE contacts SET confirmed_at = now() WHERE id = (SELECT contact_id FROM listings WHERE id = $1)',
        [confirmed],
      );
      await leave('31 days', confirmed!);
      await expire();
      const left = await app.sql<{ id: number }>('SELECT id FROM listings WHERE id = ANY($1) ORDER BY id', [
        old,
      ]);
      expect(left.map(({ id }) => id)).toEqual(old.slice(2));
      expect(
        await app.count('contacts', 'NOT EXISTS (SELECT FROM listings l WHERE l.contact_id = contacts.id)'),
      ).toBe(0);
      expect(await app.count('inquiries', `full_name = 'Eva Ríos'`)).toBe(1);
      expect(await app.count('support_messages', `full_name = 'Eva Ríos'`)).toBe(1);
    });

    it('are removed after that, in batches, and the numbers are in the trail', async () => {
      await app.sql(
        `INSERT INTO inquiries (code, channel, full_name, message, created_at)
         SELECT 'ALQ-0001', 'whatsapp', 'Eva Ríos', 'Hola', now() - interval '25 months' FROM generate_series(1, 1203)`,
      );
      await age('inquiries', '25 months');
      await age('support_messages', '25 months');
      await age('mail_deliveries', '25 months');
      const waiting = `UPDATE mail_deliveries SET state = 'held' WHERE id = (SELECT max(id) FROM mail_deliveries)
        RETURNING recipient_email`;
      const [held] = await app.sql<{ recipient_email: string }>(`WITH q AS (${waiting}) SELECT * FROM q`);
      await expire();
      expect(await tablesWith(app, 'Eva Ríos', 'eva@ejemplo')).toEqual([]);
      expect(await app.count('inquiries', `full_name <> 'Borrado' OR message <> ''`)).toBe(0);
      expect(
        await app.sql(`SELECT DISTINCT recipient_email AS email FROM mail_deliveries ORDER BY 1`),
      ).toEqual(
        [{ email: 'borrado@borrado.invalid' }, { email: held!.recipient_email }].toSorted((a, b) =>
          a.email.localeCompare(b.email),
        ),
      );
      const [entry] = await app.sql<{ after: Record<string, number> }>(
        `SELECT after FROM audit_entries WHERE action = 'person.expire' ORDER BY id DESC LIMIT 1`,
      );
      expect(entry!.after['Consultas que hizo']).toBeGreaterThan(1_200);
      expect((await verifyAuditChain(app.web.get(DataSource))).faults).toEqual([]);
      const trail = await app.count('audit_entries');
      await expire();
      expect(await app.sql(`SELECT action, after FROM audit_entries ORDER BY id OFFSET ${trail}`)).toEqual(
        [],
      );
    });

    it('stay with settings of 0', async () => {
      const settings = app.worker!.get(Settings, { strict: false });
      const kept = { ...settings };
      Object.assign(settings, { KEEP_REJECTED_MONTHS: 0, KEEP_MESSAGES_MONTHS: 0, KEEP_UNCONFIRMED_DAYS: 0 });
      try {
        for (const id of old) await leave('40 months', id);
        await storeInquiries(app, { fullName: 'Luz', createdAt: fromNow({ days: -9 * 365 }) });
        await expire();
        expect(await app.count('inquiries', `full_name = 'Luz'`)).toBe(1);
        expect(await app.count('listings', `status = 'pending'`)).toBe(3);
      } finally {
        Object.assign(settings, kept);
      }
    });
  });
});
