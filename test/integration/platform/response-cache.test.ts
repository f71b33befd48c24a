import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ResponseCache } from '#platform/cache/response-cache.js';
import { readSettings } from '#platform/config/settings.js';
import { deadlineMs } from '#platform/timings.js';
import { createHttpApp } from '#platform/server/http-app.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { CardListAnswers } from '../../../backend/src/search/cards/card-list-answers.js';
import { Showcase } from '../../../backend/src/search/cards/showcase.js';
import { WebModule } from '../../../backend/src/processes/web.module.js';
import { eventually, TestApp } from '../../support/test-app.js';

const SERVICES = '/api/servicios/verServicios';
const CODES = '/api/inmueble/obtener/obtenerCodigosInmuebles';
describe('cached responses', () => {
  let app: TestApp;
  /** A write by another web process, as seen by the database. */
  let other: NestFastifyApplication;
  let sheet: string;

  beforeAll(async () => {
    app = await TestApp.start();
    await loadListings(app.owner, generateListings(60, 3), {
      photos: new Map(),
      photoKey: () => '',
    });
    const [row] = await app.sql<{ code: string }>('SELECT code FROM search ORDER BY code LIMIT 1');
    sheet = row!.code;
    other = await createHttpApp(WebModule, readSettings());
    await other.init();
    await other.getHttpAdapter().getInstance().ready();
    await eventually('the other process hears of changes', async () => (await isStored(other)) === true);
  });
  afterAll(async () => {
    await other.close();
    await app.stop();
    jest.restoreAllMocks();
  });

  const ask = (web: NestFastifyApplication, url: string, headers: Record<string, string> = {}) =>
    (web.getHttpAdapter().getInstance() as FastifyInstance).inject({ method: 'GET', url, headers });
  /** The sample of codes differs each time it is produced. */
  const isStored = async (web: NestFastifyApplication) =>
    (await ask(web, CODES)).body === (await ask(web, CODES)).body;
  const addresses = () => [
    SERVICES,
    CODES,
    '/api/servicios/obtenerServicios',
    '/api/inmueble/ver/verInmueblesDestacados',
    '/api/inmueble/ver/verInmueblesUltimos?tipo=venta',
    '/api/inmueble/mapa/obtenerInmueblesParaMapa',
    '/api/inmueble/mapa/agruparInmueblesParaMapa?zoom=11&teselas=692,1257,699,1261',
    '/api/promedioPrecio/obtenerPromedios',
    `/api/inmueble/ver/verInmueblePorCodigo?codigo=${sheet}`,
    `/api/inmueble/ver/verInmueblePorCodigo.php?codigo=${sheet}`,
    '/',
    `/ver-ficha-inmueble/${sheet}`,
    '/resultado-busqueda/Alquiler/Todas/Todas',
  ];

  it('are not made anew for parameters that nobody reads, nor for known ones in another order', async () => {
    const cache = app.web.get(ResponseCache);
    for (const url of addresses()) {
      const sign = url.includes('?') ? '&' : '?';
      const made = await ask(app.web, url);
      const before = cache.hits;
      for (const more of ['utm_source=x', 'x[]=1&y[z]=2', `largo=${'x'.repeat(600)}`]) {
        const answer = await ask(app.web, `${url}${sign}${more}`);
        expect([url, answer.statusCode, answer.body === made.body]).toEqual([url, 200, true]);
      }
      expect([url, cache.hits - before]).toEqual([url, 3]);
    }
    const related = '/api/inmueble/busqueda/buscarInmueblesFiltros?';
    const one = await ask(app.web, `${related}pagina=1&operacion=alquiler&ciudades[]=Miramar`);
    const before = cache.hits;
    const other = await ask(app.web, `${related}ciudades[]=Miramar&operacion=alquiler&z=1&pagina=1`);
    expect([other.body === one.body, cache.hits - before]).toEqual([true, 1]);
  });

  it('are the answer that was made, in every encoding, under a name of each encoding', async () => {
    for (const url of addresses()) {
      const made = await ask(app.web, url);
      expect([url, made.statusCode]).toEqual([url, 200]);
      const cached = await ask(app.web, url);
      const gzip = await ask(app.web, url, { 'accept-encoding': 'gzip' });
      const br = await ask(app.web, url, { 'accept-encoding': 'gzip, deflate, br' });
      for (const one of [made, cached, gzip, br]) {
        expect(one.headers['content-type']).toBe(made.headers['content-type']);
        expect(one.headers['cache-control']).toBe('no-cache');
        expect(one.headers['vary']).toMatch(/accept-encoding/i);
        expect(one.headers['content-security-policy']).toBe(made.headers['content-security-policy']);
      }
      expect(cached.body).toBe(made.body);
      expect(cached.headers['etag']).toBe(made.headers['etag']);
      if (made.rawPayload.length < 1_024) continue;
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(made.body);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(made.body);
      expect(new Set([made, gzip, br].map(({ headers }) => headers['etag'])).size).toBe(3);
    }
  });

  it('are not sent again to a client that has them', async () => {
    for (const url of addresses()) {
      const { headers } = await ask(app.web, url, { 'accept-encoding': 'br' });
      const again = await ask(app.web, url, {
        'accept-encoding': 'br',
        'if-none-match': `W/"x", ${headers['etag']}`,
      });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
      expect(again.headers['etag']).toBe(headers['etag']);
    }
  });

  it('are made once, however many ask at the same time', async () => {
    await app.sql(`UPDATE amenities SET name = name`);
    const made = jest.spyOn(app.web.get(Showcase, { strict: false }), 'codes');
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(app.web, CODES)));
    expect(made).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('of a failure are not cached', async () => {
    const failing = jest
      .spyOn(app.web.get(CardListAnswers, { strict: false }), 'write')
      .mockRejectedValueOnce(new Error('once'));
    const url = '/api/inmueble/ver/verInmueblesUltimos?tipo=alquiler';
    const first = await ask(app.web, url);
    const second = await ask(app.web, url);
    expect([first.statusCode, second.statusCode]).toEqual([500, 200]);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it('contain nothing about the client', async () => {
    const operator = await app.signIn();
    await app.sql(`UPDATE amenities SET name = name`);
    const theirs = await ask(app.web, '/', { ...operator, 'user-agent': 'secreto-del-operador' });
    const mine = await ask(app.web, '/');
    expect(mine.headers['set-cookie']).toBeUndefined();
    expect(mine.body).toBe(theirs.body);
    expect(mine.body).not.toMatch(/secreto-del-operador|operador@ejemplo/);
  });

  describe('after a change', () => {
    const rename = async (name: string) => {
      const operator = await app.signIn();
      const [service] = (await app.get(SERVICES)).json<{ id: number }[]>();
      const answer = await app.post(
        '/api/servicios/modificarServicio',
        { id: service!.id, nombre: name },
        operator,
      );
      expect(answer.statusCode).toBe(200);
    };
    const nameAt = async (web: NestFastifyApplication) =>
      (await ask(web, SERVICES)).json<{ nombre: string }[]>()[0]!.nombre;

    it('are new at once in the process that made it, and soon in the others', async () => {
      for (const name of ['Vista al mar', 'Vista a la laguna']) {
        await nameAt(other);
        await rename(name);
        expect(await nameAt(app.web)).toBe(name);
        await eventually('the other process shows it', async () => (await nameAt(other)) === name);
      }
    });

    it('do not serve a listing that was withdrawn', async () => {
      const operator = await app.signIn();
      const page = `/ver-ficha-inmueble/${sheet}`;
      expect((await ask(app.web, page)).statusCode).toBe(200);
      const [{ id }] = (await app.sql<{ id: number }>('SELECT id FROM listings WHERE code = $1', [
        sheet,
      ])) as [{ id: number }];
      const answer = await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: id }, operator);
      expect(answer.statusCode).toBe(200);
      expect((await ask(app.web, page)).statusCode).toBeGreaterThanOrEqual(404);
    });

    /** Moves the clock until a confirmation no longer counts. */
    const timePasses = (): void => {
      passedMs += deadlineMs('confirmed');
      jest.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
    };
    const realNow = performance.now.bind(performance);
    let passedMs = 0;

    it('are correct while the notification connection is down', async () => {
      await nameAt(other);
      for (const name of ['Sin conexión', 'Todavía sin conexión']) {
        await app.sql(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND (query LIKE 'LISTEN%"content"%' OR query = 'SELECT')`,
        );
        await app.sql(`UPDATE amenities SET name = $1 WHERE id = (SELECT min(id) FROM amenities)`, [name]);
        timePasses();
        expect(await nameAt(other)).toBe(name);
      }
    });
  });
});
