import { read, utils } from '@e965/xlsx';
import { DataSource } from 'typeorm';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { ListingsWorkbook } from '../../../backend/src/operations/exports/listings-workbook.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { queueBackends } from '../../support/queue-backends.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';

const CLEAN = '/api/admin/limpiarBaseAlquileres';

describe('the operator’s tools', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
    await loadListings(app.owner, generateListings(300, 11), {
      photos: new Map(),
      photoKey: () => '',
    });
  });
  afterAll(() => app.stop());

  describe('the export', () => {
    it('stops reading once the browser has disconnected', async () => {
      const workbook = app.web.get(ListingsWorkbook, { strict: false });
      await expect(workbook.open(AbortSignal.abort(new Error('disconnected')))).rejects.toThrow(
        'disconnected',
      );
      const reading = `SELECT FROM pg_stat_activity WHERE application_name = 'costa-directa export' AND datname = current_database()`;
      await eventually('its connection is closed', async () => (await app.sql(reading)).length === 0);
    });

    it.each(['GET', 'POST'] as const)(
      'by %s is a genuine .xls with every listing and nothing cut',
      async (method) => {
        await app.sql(
          `UPDATE listings SET notes = '=HYPERLINK("http://x")' || repeat('ñ', 700) WHERE id = 1`,
        );
        const answer = await app.request({
          method,
          url: '/api/admin/exportarInmueblesExcel.php',
          headers: operator,
          ...(method === 'POST' ? { payload: {} } : {}),
        });
        expect(answer.headers).toMatchObject({
          'content-type': 'application/vnd.ms-excel',
          'content-disposition': 'attachment; filename="inmuebles.xls"',
        });
        expect(answer.rawPayload.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
        const book = read(answer.rawPayload, { type: 'buffer', cellFormula: true });
        const sheet = book.Sheets[book.SheetNames[0]!]!;
        const rows = utils.sheet_to_json<Record<string, unknown>>(sheet);
        const listings = await app.sql(
          `SELECT l.id, l.code, l.notes, c.mobile, c.last_name, p.amount::float8 AS sale FROM listings l
         JOIN contacts c ON c.id = l.contact_id LEFT JOIN prices p ON p.listing_id = l.id AND p.operation = 'sale' ORDER BY l.id`,
        );
        expect(
          rows.map((row) => ({
            id: row['Id'],
            code: row['Código'] ?? null,
            notes: row['Observaciones'],
            mobile: row['Celular'],
            last_name: row['Apellido'],
            sale: row['Precio de venta'] ?? null,
          })),
        ).toEqual(listings);
        expect(
          Object.values(sheet).filter((cell) => typeof cell === 'object' && cell && 'f' in cell),
        ).toEqual([]);
        expect(rows.find((row) => String(row['Precios de alquiler'] ?? '').includes('Enero'))).toBeDefined();
      },
    );
  });

  describe('the end of the season', () => {
    const rented = () => app.sql('SELECT id FROM prices WHERE rented ORDER BY id');
    const asBrowser = { 'sec-fetch-site': 'same-origin' };

    it('says what it would do, does it at once, and takes it back', async () => {
      const before = await rented();
      expect(before.length).toBeGreaterThan(10);
      const [{ code }] = (await app.sql<{ code: string }>(
        `SELECT l.code FROM listings l JOIN prices p ON p.listing_id = l.id WHERE p.rented AND l.status = 'active' LIMIT 1`,
      )) as [{ code: string }];
      const table = async () =>
        JSON.stringify(
          (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`)).json().inmuebles[0]
            .precios,
        );
      expect(await table()).toContain('ALQUILADO');
      const preview = (await app.get('/api/admin/verLimpieza', operator)).json();
      expect(preview).toMatchObject({ precios: before.length, ultima: null });
      const cleaned = await app.post(CLEAN, {}, operator);
      expect(cleaned.json()).toMatchObject({ success: true, error: null, precios: before.length });
      expect(cleaned.json().message).toMatch(/^✅ Limpieza realizada correctamente\. \d+ precios volvieron/);
      expect(await rented()).toEqual([]);
      expect(await table()).not.toContain('ALQUILADO');
      await eventually('the statistics follow', async () => {
        const { alquileres } = (
          await app.get('/api/estadisticas/obtenerEstadisticasGenerales', operator)
        ).json();
        return alquileres[0].cantidad === 0;
      });
      const after = (await app.get('/api/admin/verLimpieza', operator)).json();
      expect(after).toMatchObject({ precios: 0, ultima: { precios: before.length, deshecha: null } });
      const undone = await app.post('/api/admin/deshacerLimpieza', {}, operator);
      expect(undone.json()).toMatchObject({ success: true, precios: before.length });
      expect(await rented()).toEqual(before);
      expect(await table()).toContain('ALQUILADO');
      expect((await app.post('/api/admin/deshacerLimpieza', {}, operator)).statusCode).toBe(409);
    });

    it('leaves search rows as single edits would, and a line in the trail of each listing', async () => {
      await app.get(`${CLEAN}.php`, operator);
      const rows = () =>
        app.sql(
          `SELECT to_jsonb(s) AS row FROM search s
           WHERE listing_id IN (SELECT listing_id FROM season_cleaned_prices) ORDER BY listing_id`,
        );
      const bulk = await rows();
      const { SearchRows } = await import('../../../backend/src/listings/rows/search-rows.js');
      const single = app.web.get(SearchRows, { strict: false });
      const cleaned = await app.sql<{ listing_id: number }>(
        'SELECT DISTINCT listing_id FROM season_cleaned_prices',
      );
      for (const { listing_id } of cleaned)
        await app.web.get(DataSource).transaction((tx) => single.refresh(tx, listing_id));
      expect(await rows()).toEqual(bulk);
      const [trail] = await app.sql(
        `SELECT count(*)::int AS lines, (SELECT listings FROM season_cleanings ORDER BY id DESC LIMIT 1) AS listings
         FROM audit_entries WHERE action = 'listing.season.clean' AND created_at = (SELECT max(created_at) FROM season_cleanings)`,
      );
      expect(trail!['lines']).toBe(trail!['listings']);
    });

    it('asks a browser for the screen’s confirmation, whatever link it followed', async () => {
      const typed = { ...operator, 'sec-fetch-site': 'none' };
      expect((await app.get(CLEAN, typed)).statusCode).toBe(400);
      expect((await app.post(CLEAN, {}, { ...operator, ...asBrowser })).statusCode).toBe(400);
      const confirmed = await app.post(CLEAN, {}, { ...operator, ...asBrowser, 'x-confirmar': 'limpiar' });
      expect(confirmed.json()).toMatchObject({ success: true, precios: 0, error: null });
    });
  });

  describe('the ledger of mail', () => {
    it('shows what became of each message and to whom, finds it by the person, and sends again by hand', async () => {
      sink.behave((recipient) => (recipient.startsWith('ana') ? 'refuse' : 'accept'));
      const publication = aPublication();
      const { email } = publication.contacto;
      await app.post('/api/inmueble/crear/crearInmueble', publication);
      const failed = async () =>
        (await app.get('/api/correo/verEnvios?estado=fallida', operator)).json() as {
          envios: { idEnvio: number; estado: string; intentos: number }[];
          porEstado: Record<string, number>;
        };
      await eventually('the receipt has failed', async () => (await failed()).envios.length === 1);
      const found = async (typed: string) =>
        (
          (await app.get(`/api/correo/verEnvios?buscar=${encodeURIComponent(typed)}`, operator)).json() as {
            envios: { tipo: string; nombre: string; destinatario: string }[];
          }
        ).envios;
      const [owner] = await app.sql<{ id: number; notice: number }>(
        `SELECT p.id, l.id AS notice FROM contacts p JOIN listings l ON l.contact_id = p.id WHERE p.email = $1`,
        [email],
      );
      const receipt = {
        tipo: 'listing-received',
        nombre: 'Ana Núñez',
        destinatario: email,
        aviso: { id: owner!.notice, estado: 'pendiente' },
        idContacto: owner!.id,
      };
      await app.sql(`INSERT INTO former_codes (code, listing_id) VALUES ('ALQ-9001', $1)`, [owner!.notice]);
      for (const typed of ['nunez, ana', email])
        expect(await found(typed)).toEqual([expect.objectContaining(receipt)]);
      // The operator has a message about it as well.
      expect(await found('alq-9001')).toContainEqual(expect.objectContaining(receipt));
      for (const typed of ['nadie', 'alq-9002']) expect(await found(typed)).toEqual([]);
      const { envios, porEstado } = await failed();
      expect(porEstado).toMatchObject({ fallida: 1, retenida: 0 });
      sink.behave(() => 'accept');
      const { idEnvio } = envios[0]!;
      expect((await app.post('/api/correo/reintentarEnvio', { idEnvio }, operator)).statusCode).toBe(200);
      await sink.waitFor(email);
      await eventually('the ledger knows', async () => (await failed()).envios.length === 0);
      expect((await app.post('/api/correo/reintentarEnvio', { idEnvio }, operator)).statusCode).toBe(409);
      expect((await app.post('/api/correo/reintentarEnvio', { idEnvio: 999_999 }, operator)).statusCode).toBe(
        404,
      );
      expect(await app.count('audit_entries', `action = 'mail.retry' AND entity_id = ${idEnvio}`)).toBe(1);
    });
  });

  describe('the audit trail', () => {
    it('is read whole, by listing, by action and by day', async () => {
      const [{ id, code }] = (await app.sql<{ id: number; code: string }>(
        `SELECT id, code FROM listings WHERE status = 'active' ORDER BY id DESC LIMIT 1`,
      )) as [{ id: number; code: string }];
      await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: id }, operator);
      const list = async (query: string) =>
        (await app.get(`/api/auditoria/verAuditoria?${query}`, operator)).json();
      const { cambios, acciones, total } = await list(`idInmueble=${id}`);
      expect(cambios[0]).toMatchObject({
        administrador: 'operador@ejemplo.com',
        accion: 'listing.withdraw',
        codigo: code,
        estadoInmueble: 'altaRechazado',
        antes: { status: 'active' },
        despues: { status: 'withdrawn' },
      });
      expect(acciones).toEqual(expect.arrayContaining(['listing.withdraw', 'season.clean', 'tools.export']));
      expect((await list(`codigo=${code.toLowerCase()}`)).total).toBe(total);
      expect((await list('accion=tools.export')).total).toBe(2);
      expect((await list('hasta=2001-01-01')).total).toBe(0);
      expect((await list('desde=2001-01-01&porPagina=1&pagina=2')).cambios).toHaveLength(1);
      expect((await app.get('/api/auditoria/verAuditoria?desde=ayer', operator)).statusCode).toBe(400);
    });
  });
});

describe.each(queueBackends())('the dashboard of the queues, on $name', ({ redisUrl }) => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true, redisUrl });
    operator = await app.signIn();
    await eventually('the worker runs', async () => (await app.count('worker_heartbeats')) > 0);
  });
  afterAll(() => app.stop());

  it('is there for the operator alone, and the login for a page of anybody else', async () => {
    expect((await app.get('/admin/colas/api/queues')).statusCode).toBe(401);
    const page = await app.get('/admin/colas', { accept: 'text/html' });
    expect([page.statusCode, page.headers['location']]).toEqual([
      302,
      '/admin/login?volver=%2Fadmin%2Fcolas',
    ]);
    expect((await app.get('/admin/colas', operator)).statusCode).toBe(200);
  });

  it('runs only the scripts that it came with', async () => {
    const page = await app.get('/admin/colas/', operator);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(page.body).not.toContain('googleapis');
    expect(page.body).toMatch(/--primary:#0d5b76[\s\S]*<\/style><\/head>/);
    expect(page.body).toContain('/favicon.svg');
  });

  it('shows the queues with ids only, read-only', async () => {
    const publication = aPublication();
    await app.post('/api/inmueble/crear/crearInmueble', publication);
    const url = '/admin/colas/api/queues?activeQueue=reactions&status=completed&page=1&jobsPerPage=50';
    await eventually('the board shows a job', async () =>
      (await app.get(url, operator)).body.includes('eventId'),
    );
    const { body } = await app.get(url, operator);
    for (const personal of [publication.contacto.email, publication.contacto.dni, 'Núñez'])
      expect(body).not.toContain(personal);
    expect(body).toContain('"readOnlyMode":true');
    for (const [method, path] of [
      ['PUT', 'queues/reactions/retry/completed'],
      ['PUT', 'queues/mail/clean/completed'],
      ['POST', 'queues/mail/add'],
      ['PUT', 'queues/mail/pause'],
    ] as const) {
      const answer = await app.request({ method, url: `/admin/colas/api/${path}`, headers: operator });
      expect([path, answer.statusCode]).toEqual([path, 405]);
    }
  });
});

describe('the dashboard without a queue', () => {
  it('says so, while the site goes on', async () => {
    const app = await TestApp.start({ redisUrl: 'redis://127.0.0.1:1' });
    try {
      const operator = await app.signIn();
      const page = await app.get('/admin/colas/', operator);
      expect([page.statusCode, page.body.includes('La cola no responde')]).toEqual([503, true]);
      expect((await app.get('/api/inmueble/ver/verInmueblesUltimos')).statusCode).toBe(200);
    } finally {
      await app.stop();
    }
  });
});
