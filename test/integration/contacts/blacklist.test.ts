import { domainToASCII } from 'node:url';
import { blacklistAddress, unlistAddress, viewBlacklist } from '#common/blacklist/blacklist-calls.js';
import { requestAlert } from '#common/inquiries/alerts/alert-calls.js';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { requestNews } from '#common/newsletter/news/news-calls.js';
import { publish, approve } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { TestApp } from '../../support/test-app.js';

describe('the blacklist', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.empty('blacklist, rate_limits'));

  const get = async (path: string) => (await app.get(path, operator)).json();
  const add = (email: string) => app.post(blacklistAddress.path, { email, descripcion: 'Estafa' }, operator);
  const remove = (id: number) =>
    app.request({ method: 'DELETE', url: `${unlistAddress.path}?id=${id}`, headers: operator });
  const refusal = [409, '⚠️ El email ya existe en la blacklist'];
  const lastEntry = async () =>
    (await app.sql<{ id: number }>('SELECT max(id)::int AS id FROM audit_entries'))[0]!.id;
  const undoLast = async () => app.post('/api/auditoria/deshacer', { idCambio: await lastEntry() }, operator);

  it('takes an address once, whatever its case, and lets it go', async () => {
    const added = (await add(' Malo@X.com ')).json();
    expect(added).toMatchObject({ success: true, message: '✅ Agregado con éxito' });
    const again = await add('malo@x.com');
    expect([again.statusCode, again.json().error]).toEqual(refusal);
    expect((await add('no es un correo')).statusCode).toBe(400);
    expect((await add('')).statusCode).toBe(400);

    expect(await get(viewBlacklist.path)).toEqual([
      {
        idBlacklist: added.idBlacklist,
        email: 'malo@x.com',
        descripcion: 'Estafa',
        fecha: expect.any(String),
      },
    ]);
    expect(await get(`${viewBlacklist.path}?buscar=ESTAFA`)).toHaveLength(1);
    expect(await get(`${viewBlacklist.path}?buscar=otra`)).toHaveLength(0);

    expect((await remove(added.idBlacklist)).statusCode).toBe(200);
    expect((await remove(added.idBlacklist)).statusCode).toBe(404);
    expect(await app.count('audit_entries', `entity = 'blacklist'`)).toBe(2);
  });

  it('takes a mailbox once, also from an undone removal, so that it is free once it is removed', async () => {
    const { idBlacklist } = (await add('maria.lopez@gmail.com')).json();
    const again = await add('marialopez+x@googlemail.com');
    expect([again.statusCode, again.json().error]).toEqual(refusal);
    expect((await remove(idBlacklist)).statusCode).toBe(200);
    const listed = async () => (await get(`${viewBlacklist.path}?email=mari.alopez%40gmail.com`)).exists;
    expect(await listed()).toBe(false);
    const removal = await lastEntry();
    expect((await add('marialopez+x@gmail.com')).statusCode).toBe(200);
    const undone = await app.post('/api/auditoria/deshacer', { idCambio: removal }, operator);
    expect([undone.statusCode, undone.json().error]).toEqual(refusal);
    expect((await undoLast()).statusCode).toBe(200);
    expect(await listed()).toBe(false);
  });

  it.each([
    ['ana.b@gmail.com', 'anab@gmail.com', ['anab@gmail.com', 'c.arlad+x@gmail.com']],
    ['vieja@x.com', 'carla.d@gmail.com', ['c.arlad+x@gmail.com']],
    ['vieja@x.com', 'nueva@x.com', ['c.arlad+x@gmail.com', 'nueva@x.com']],
  ])('has each mailbox once when %s is corrected to %s', async (email, emailNuevo, listed) => {
    await add(email);
    await add('c.arlad+x@gmail.com');
    const { version } = (await app.post('/api/datosPersonales/ver', { email }, operator)).json();
    const body = { email, emailNuevo, version };
    expect((await app.post('/api/datosPersonales/corregir', body, operator)).statusCode).toBe(200);
    expect(await app.sql('SELECT email FROM blacklist ORDER BY email')).toEqual(
      listed.map((address) => ({ email: address })),
    );
  });

  it('blocks with a name that begins with a plus that name alone', async () => {
    await add('+juan@x.com');
    const listed = async (email: string) =>
      (await get(`${viewBlacklist.path}?email=${encodeURIComponent(email)}`)).exists;
    expect([await listed('+Juan@x.com'), await listed('+ana@x.com')]).toEqual([true, false]);
  });

  describe('of a domain with an accent', () => {
    const TABLES = [
      'inquiries',
      'alerts',
      'newsletter_subscribers',
      'support_messages',
      'reports',
      'listings',
    ];
    let listing: number;
    let code: string;

    beforeAll(async () => {
      listing = await publish(app, aPublication());
      code = await approve(app, listing, { operator });
    });

    const counts = async () => Promise.all(TABLES.map((table) => app.count(table)));
    async function sendAll(email: string, words: string): Promise<void> {
      await app.empty('rate_limits');
      const publication = aPublication();
      publication.contacto.email = email;
      const answers = [
        await app.post('/api/inmueble/consulta/crearConsulta', {
          inmuebleId: listing,
          nombreCompleto: 'Ana Paz',
          mensaje: words,
          tipoConsulta: 'email',
          email,
        }),
        await app.post(requestAlert.path, {
          email,
          busqueda: '/resultado-busqueda/Alquiler',
          frecuencia: 'diaria',
        }),
        await app.post(requestNews.path, { email }),
        await app.post('/api/newsletter/recibir', { nombreCompleto: 'Ana Paz', email, mensaje: words }),
        await app.post(reportListing.path, { codigo: code, motivo: 'otro', mensaje: words, email }),
        await app.post('/api/inmueble/crear/crearInmueble', publication),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    }

    it('holds for every spelling of it, in every form of the site', async () => {
      const domains = ['ñu.com.ar', domainToASCII('ñu.com.ar'), 'n\u0303u.com.ar', 'ÑU.com.ar'];
      for (const [index] of domains.entries()) await add(`w${index}@ñu.com.ar`);
      const before = await counts();
      for (const [index, domain] of domains.entries()) {
        const email = `w${index}@${domain}`;
        expect((await get(`${viewBlacklist.path}?email=${encodeURIComponent(email)}`)).exists).toBe(true);
        await sendAll(email, `Hola, soy ${email}.`);
      }
      expect(await counts()).toEqual(before);
      await sendAll('w@ñandu.com.ar', 'Hola.');
      expect(await counts()).toEqual(before.map((count) => count + 1));
    });
  });
});
