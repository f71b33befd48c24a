import type {
  CorrectionRequest,
  PersonalDataAnswer,
} from '#common/owners/personal-data/personal-data-calls.js';
import { verifyAuditChain } from '#platform/audit/audit-chain.js';
import { DataSource } from 'typeorm';
import { codeOfWish } from '../../../backend/src/newsletter/news/news-wish.js';
import { Holders } from '../../../backend/src/owners/personal-data/holders.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeContacts, storeReportCase, storeSuppressions } from '../../builders/rows.js';
import { insertRow } from '../../builders/store.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { tablesWith } from '../../support/tables-with.js';
import type { TestApp } from '../../support/test-app.js';
import { storedDnis } from '../../support/stored-dnis.js';

const OLD = {
  surname: 'Quirogaurtubey',
  dni: '27654321',
  mobile: '+5492291987654',
  email: 'olga@viejo.example',
};
const NEW = {
  surname: 'Quiroga Paz',
  dni: '27654322',
  mobile: '+5492291987655',
  email: 'olga@nuevo.example',
};

describe('a person’s data', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let listing: number;
  let other: number;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
    other = await publish(app, aPublication());
    listing = await publish(app, aNoticeOfOlga());
    await approve(app, listing, { operator });
    await leaveTraces();
    await app.settle();
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object, headers: object = operator) =>
    app.post(`/api/${path}`, body, headers as { cookie: string });
  const find = async (email: string) =>
    (await post('datosPersonales/ver', { email })).json() as PersonalDataAnswer;
  const correct = (body: Partial<CorrectionRequest>, headers?: object) =>
    post('datosPersonales/corregir', { email: OLD.email, version: '', ...body }, headers);

  function aNoticeOfOlga() {
    const publication = aPublication();
    const { surname: apellido, dni, mobile: celular, email } = OLD;
    Object.assign(publication.contacto, { nombre: 'Olga', apellido, dni, celular, email });
    Object.assign(publication.inmueble, { telefono: celular, email_inmueble: email });
    return publication;
  }

  /** Stores data of a person who published, asked, wrote, reported, asked for an alert, unsubscribed and is blocked. */
  async function leaveTraces(): Promise<void> {
    const name = `Olga ${OLD.surname}`;
    await app.post('/api/inmueble/consulta/crearConsulta', {
      inmuebleId: listing,
      nombreCompleto: name,
      mensaje: '¿Está libre?',
      tipoConsulta: 'email',
      email: OLD.email,
    });
    await app.post('/api/newsletter/recibir', {
      nombreCompleto: name,
      email: OLD.email,
      mensaje: '¿Cómo publico?',
    });
    const search = { busqueda: '/resultado-busqueda/Alquiler', frecuencia: 'diaria' };
    await app.post('/api/alertas/pedirAlerta', { email: OLD.email, ...search });
    await app.sql('UPDATE alerts SET confirmed_at = now() WHERE email = $1', [OLD.email]);
    await app.post('/api/newsletter/pedirNovedades', { email: OLD.email });
    await app.sql('UPDATE newsletter_subscribers SET confirmed_at = now(), expires_at = NULL');
    await storeReportCase(app, {}, { email: OLD.email });
    await storeSuppressions(app, OLD.email);
    await storeBlacklist(app, OLD.email);
  }

  it('can be corrected in every part of the site, or the part says why not', () => {
    const { all } = app.web.get(Holders, { strict: false });
    expect(all.filter((part) => Boolean(part.rectify) === Boolean(part.uncorrectedBecause))).toEqual([]);
  });

  it.each([
    [{}, 'nombre'],
    [{ nombre: 'Olga' }, 'apellido'],
    [{ dni: '12' }, 'dni'],
    [{ celular: '12' }, 'celular'],
    [{ emailNuevo: 'x' }, 'emailNuevo'],
  ])('are not corrected with %j', async (body, field) => {
    const refused = await correct(body);
    expect([refused.statusCode, Object.keys(refused.json().errores)]).toEqual([400, [field]]);
  });

  it('are not corrected after somebody else has changed them', async () => {
    const { version } = await find(OLD.email);
    await app.sql('UPDATE contacts SET version = version + 1 WHERE email = $1', [OLD.email]);
    const refused = await correct({ dni: NEW.dni, version });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'Los datos cambiaron desde que los buscaste. Buscalos de nuevo.',
    ]);
    expect(await storedDnis(app)).toContain(OLD.dni);
  });

  it('are corrected everywhere at once, and a repetition gets the same answer', async () => {
    const [kept] = await app.sql(
      'SELECT to_jsonb(c) AS row FROM contacts c JOIN listings l ON l.contact_id = c.id WHERE l.id = $1',
      [other],
    );
    const { version, grupos } = await find(OLD.email);
    const order = {
      nombre: 'Olga',
      apellido: NEW.surname,
      dni: NEW.dni,
      celular: NEW.mobile,
      emailNuevo: NEW.email,
      version,
    };
    const once = { ...operator, 'idempotency-key': 'correction-0001' };
    const answer = await correct(order, once);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Se corrigieron los datos personales.',
      corregidos: [
        { nombre: 'Consentimientos', cantidad: 3 },
        { nombre: 'Avisos', cantidad: 1 },
        { nombre: 'Datos de dueño', cantidad: 1 },
        { nombre: 'Consultas que hizo', cantidad: 1 },
        { nombre: 'Alertas de búsqueda', cantidad: 1 },
        { nombre: 'Novedades que pidió', cantidad: 1 },
        { nombre: 'Denuncias que hizo', cantidad: 1 },
        { nombre: 'Mensajes a soporte', cantidad: 1 },
        { nombre: 'Emails que se le mandaron', cantidad: expect.any(Number) },
        { nombre: 'Baja del newsletter', cantidad: 1 },
        { nombre: 'Blacklist', cantidad: 1 },
      ],
    });
    expect((await correct(order, once)).json()).toEqual(answer.json());
    const { surname, dni, mobile, email } = OLD;
    expect(await tablesWith(app, surname, dni, mobile, email)).toEqual(['audit_entries']);
    expect((await find(NEW.email)).grupos.map(({ nombre }) => nombre)).toEqual(
      grupos.map(({ nombre }) => nombre),
    );
    expect(
      await app.sql(
        'SELECT to_jsonb(c) AS row FROM contacts c JOIN listings l ON l.contact_id = c.id WHERE l.id = $1',
        [other],
      ),
    ).toEqual([kept]);
  });

  it('have a new address that is not confirmed, and gets the links that confirm it', async () => {
    await app.settle();
    const [state] = await app.sql(
      `SELECT c.confirmed_at AS contact, l.confirmed AS listing, a.confirmed_at AS alert, n.confirmed_at AS news
       FROM contacts c JOIN listings l ON l.contact_id = c.id, alerts a, newsletter_subscribers n
       WHERE c.email = $1 AND a.email = $1 AND n.email = $1`,
      [NEW.email],
    );
    expect(state).toEqual({ contact: null, listing: false, alert: null, news: null });
    const mails = await app.sql<{ template: string; state: string }>(
      `SELECT template, state FROM mail_deliveries
       WHERE template = 'address-changed' OR (template IN ('alert-confirmation', 'news-confirmation') AND recipient_email = $1) ORDER BY id`,
      [NEW.email],
    );
    expect(mails.map(({ template }) => template)).toEqual([
      'alert-confirmation',
      'news-confirmation',
      'address-changed',
      'alert-confirmation',
      'news-confirmation',
    ]);
    const asked = sink.messages.find(({ subject }) => subject === 'Confirmá tu email')!;
    expect(asked.recipients).toEqual([NEW.email]);
    expect(asked.text).not.toContain('Olga');
    const [, token] = /confirmar-email\?token=([\w.-]+)/.exec(asked.text)!;
    const page = await app.request({ method: 'POST', url: `/confirmar-email?token=${token}` });
    expect(page.statusCode).toBeLessThan(400);
  });

  it('leave a trail: what was corrected, by whom, which an erasure still finds', async () => {
    const rows = await app.sql<{ action: string; before: object | null; after: Record<string, unknown> }>(
      `SELECT action, before, after FROM audit_entries WHERE action LIKE '%.correct' ORDER BY id`,
    );
    expect(rows).toEqual([
      {
        action: 'contact.correct',
        before: {
          lastName: OLD.surname,
          dni: expect.stringMatching(/^\w{8}\./),
          mobile: OLD.mobile,
          email: OLD.email,
        },
        after: {
          lastName: NEW.surname,
          dni: expect.stringMatching(/^\w{8}\./),
          mobile: NEW.mobile,
          email: NEW.email,
        },
      },
      {
        action: 'person.correct',
        before: null,
        after: { rows: expect.any(Number), fields: ['firstName', 'lastName', 'dni', 'mobile', 'email'] },
      },
    ]);
    await post('inmueble/delete/darDeBajaAlta', { idInmueble: listing });
    await post('datosPersonales/borrar', { email: NEW.email });
    expect(await tablesWith(app, OLD.surname, OLD.dni, OLD.mobile, OLD.email)).toEqual([]);
    expect((await verifyAuditChain(app.web.get(DataSource))).faults).toEqual([]);
  });

  it('are joined with what the right address has left itself', async () => {
    const email = 'dos@viejo.example';
    const emailNuevo = 'dos@nuevo.example';
    const [{ textVersion } = {}] = await app.sql<{ textVersion: string }>(
      'SELECT max(version) AS "textVersion" FROM consent_texts',
    );
    await storeSuppressions(app, email, emailNuevo);
    await storeBlacklist(app, email, emailNuevo);
    for (const address of [email, emailNuevo])
      await insertRow(app, 'newsletter_subscribers', {
        email: address,
        textVersion,
        network: '203.0.113.7',
        confirmedAt: new Date(),
      });
    const { version } = await find(email);
    expect((await correct({ email, emailNuevo, version })).statusCode).toBe(200);
    for (const table of ['mail_suppressions', 'blacklist', 'newsletter_subscribers'])
      expect([table, await app.sql(`SELECT email FROM ${table} WHERE email LIKE 'dos@%'`)]).toEqual([
        table,
        [{ email: emailNuevo }],
      ]);
  });

  it('leave a trail of what changed, for each record of the person, and none for a record that kept its values', async () => {
    const [named, merged] = await storeContacts(
      app,
      { firstName: 'Rita', lastName: 'Paz', mobile: '+5492291450001', email: 'rita@viejo.example' },
      { firstName: 'Rita', lastName: 'Pas', mobile: '+5492291450001', email: 'rita@otro.example' },
    );
    await app.sql('UPDATE contacts SET merged_into_id = $1 WHERE id = $2', [named, merged]);
    const trail = async () =>
      app.sql(
        `SELECT entity_id AS id, before, after FROM audit_entries WHERE action = 'contact.correct' AND entity_id = ANY($1) ORDER BY id`,
        [[named, merged]],
      );
    const versionOfMerged = async () =>
      (await app.sql('SELECT version, email FROM contacts WHERE id = $1', [merged]))[0];
    const before = await versionOfMerged();
    const email = 'rita@viejo.example';
    const { version } = await find(email);
    const answer = await correct({ email, emailNuevo: 'rita@nuevo.example', version });
    expect(answer.json().corregidos).toEqual([{ nombre: 'Datos de dueño', cantidad: 1 }]);
    const ofAddress = { id: named, before: { email }, after: { email: 'rita@nuevo.example' } };
    expect(await trail()).toEqual([ofAddress]);
    expect(await versionOfMerged()).toEqual(before);

    const names = { nombre: 'Rita', apellido: 'Paz', celular: '2291450001' };
    const now = { email: 'rita@nuevo.example', version: (await find('rita@nuevo.example')).version };
    expect((await correct({ ...now, ...names })).statusCode).toBe(200);
    expect(await trail()).toEqual([
      ofAddress,
      { id: merged, before: { lastName: 'Pas' }, after: { lastName: 'Paz' } },
    ]);
  });

  it('keep what a visitor asked for who had not confirmed it yet', async () => {
    const email = 'sin-confirmar@viejo.example';
    const emailNuevo = 'sin-confirmar@nuevo.example';
    await app.post('/api/newsletter/pedirNovedades', {
      email,
      localidades: ['Miramar'],
      operacion: 'venta',
    });
    await app.settle();
    const { version } = await find(email);
    expect((await correct({ email, emailNuevo, version })).statusCode).toBe(200);
    expect(
      await app.sql(
        `SELECT facts->>'wish' AS wish FROM mail_deliveries WHERE template = 'news-confirmation' AND recipient_email = $1 ORDER BY id DESC LIMIT 1`,
        [emailNuevo],
      ),
    ).toEqual([{ wish: codeOfWish({ towns: ['Miramar'], operation: 'sale' }) }]);
  });
});
