import type { GeneralStatisticsAnswer } from '#common/stats/statistics-calls.js';
import { Transactions } from '#platform/database/transactions.js';
import { RecomputeAverages } from '../../../backend/src/pricing/averages/recompute-averages.js';
import { PriceAverages } from '../../../backend/src/pricing/public.js';
import { RecomputeStatistics } from '../../../backend/src/stats/statistics/recompute-statistics.js';
import { InquiryCounts, SiteTallies } from '../../../backend/src/stats/public.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { aPublication } from '../../builders/publication.js';
import { storeInquiries } from '../../builders/rows.js';
import { storeEvents } from '../../builders/work.js';
import { seeded } from '../../support/seeded.js';
import { eventually, TestApp } from '../../support/test-app.js';

const STATISTICS = '/api/estadisticas/obtenerEstadisticasGenerales';
/** An independent implementation of the counts. */
const IN_ARGENTINA = `(created_at AT TIME ZONE 'America/Argentina/Buenos_Aires')`;
const DAY_MS = 86_400_000;
const NONE = { all: 0, whatsapp: 0 };
const TODAY = `(now() AT TIME ZONE 'America/Argentina/Buenos_Aires')::date`;

describe('the statistics', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    await loadListings(app.owner, generateListings(400, 7), {
      photos: new Map(),
      photoKey: () => '',
    });
  });
  afterAll(() => app.stop());

  async function statistics(query = ''): Promise<GeneralStatisticsAnswer> {
    return (await app.get(`${STATISTICS}${query}`, operator)).json();
  }

  async function number(statement: string): Promise<number> {
    const [row] = await app.sql<{ n: number }>(`SELECT (${statement})::int AS n`);
    return row!.n;
  }

  /** Waits until all events are counted. */
  async function caughtUp(): Promise<void> {
    await eventually('the worker has caught up', async () => {
      const open = await app.count('outbox', 'relayed_at IS NULL');
      return open + (await app.count('inbox', 'done_at IS NULL')) === 0;
    });
  }

  it('answers with every key of the specification, and to the operator alone', async () => {
    expect((await app.get(STATISTICS)).statusCode).toBe(401);
    const answer = await statistics();
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining([
        'success',
        'error',
        'principales',
        'porTipoOperacion',
        'porOperacionYVivienda',
        'consultasPorMes',
        'consultasPorSemana',
        'consultasPorDia',
        'promediosPrecio',
        'alquileres',
        'promediosVentaViviendas',
      ]),
    );
    expect(
      (await app.get(`${STATISTICS}.php?page_dia=2&page_semana=3&page_mes=10`, operator)).statusCode,
    ).toBe(200);
  });

  it('gives the numbers that counting the rows gives', async () => {
    const { principales, porTipoOperacion, porOperacionYVivienda, alquileres } = await statistics();
    expect(principales).toEqual({
      inmuebles_pendientes: await number(`SELECT count(*) FROM listings WHERE status = 'pending'`),
      inmuebles_activos: await number(`SELECT count(*) FROM listings WHERE status = 'active'`),
      consultas_dia: await number(`SELECT count(*) FROM inquiries WHERE ${IN_ARGENTINA}::date = ${TODAY}`),
      contactos_totales: await number('SELECT count(*) FROM contacts'),
    });
    expect(porTipoOperacion).toEqual([
      {
        tipo_operacion: 'alquiler',
        cantidad: await number(
          `SELECT count(*) FROM listings WHERE status = 'active' AND operation = 'rental'`,
        ),
      },
      {
        tipo_operacion: 'venta',
        cantidad: await number(
          `SELECT count(*) FROM listings WHERE status = 'active' AND operation = 'sale'`,
        ),
      },
    ]);
    const types = await app.sql<{ key: string; count: number }>(
      `SELECT CASE operation WHEN 'rental' THEN 'alquiler' ELSE 'venta' END || property_type AS key, count(*)::int AS count
       FROM listings WHERE status = 'active' GROUP BY 1`,
    );
    expect(
      Object.fromEntries(
        porOperacionYVivienda.map((row) => [row.tipo_operacion + row.idTipoVivienda, row.cantidad]),
      ),
    ).toEqual(Object.fromEntries(types.map(({ key, count }) => [key, count])));
    const prices = (rented: boolean) =>
      number(
        `SELECT count(*) FROM prices p JOIN listings l ON l.id = p.listing_id
         WHERE l.status = 'active' AND l.operation = 'rental' AND p.rented = ${rented}`,
      );
    expect(alquileres).toEqual([
      { estado: 'Alquilado', cantidad: await prices(true) },
      { estado: 'Disponible', cantidad: await prices(false) },
    ]);
    expect(alquileres[0]!.cantidad).toBeGreaterThan(0);
  });

  it('averages what is asked for sales and rentals', async () => {
    const { promediosVentaViviendas, promediosPrecio } = await statistics();
    const sales = await app.sql(
      `SELECT l.property_type AS type, p.currency, round(avg(p.amount))::float8 AS average, count(*)::int AS count
       FROM prices p JOIN listings l ON l.id = p.listing_id
       WHERE l.status = 'active' AND l.operation = 'sale' AND p.amount > 1 GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    expect(sales.length).toBeGreaterThan(3);
    expect(
      promediosVentaViviendas.map(({ idTipoVivienda, moneda, promedio, total_propiedades }) => ({
        type: idTipoVivienda,
        currency: moneda,
        average: promedio,
        count: total_propiedades,
      })),
    ).toEqual(sales);
    const [flats] = await app.sql(
      `SELECT round(avg(p.amount))::float8 AS promedio, 'ARS' AS moneda, count(DISTINCT l.id)::int AS total_propiedades
       FROM prices p JOIN listings l ON l.id = p.listing_id
       WHERE l.status = 'active' AND l.property_type = 2 AND l.rooms >= 4 AND p.period = 2 AND p.fraction = 2
         AND p.currency = 'ARS' AND p.amount > 1 AND l.operation = 'rental'`,
    );
    expect(promediosPrecio.departamentos['4+']?.['Enero']?.['1º Quincena']).toEqual(flats);
  });

  it('counts inquiries by Argentina’s days, weeks and months, ten pages of ten, none left out', async () => {
    const first = await statistics();
    expect(
      [first.consultasPorDia, first.consultasPorSemana, first.consultasPorMes].map((list) => list.length),
    ).toEqual([10, 10, 10]);
    const [today] = await app.sql<{ day: string; month: string; week: string }>(
      `SELECT to_char(${TODAY}, 'YYYY-MM-DD') AS day, to_char(${TODAY}, 'YYYY-MM') AS month, to_char(${TODAY}, 'IYYY-"W"IW') AS week`,
    );
    expect(first.consultasPorDia.at(-1)!.fecha).toBe(today!.day);
    expect(first.consultasPorMes.at(-1)!.mes).toBe(today!.month);
    expect(first.consultasPorSemana.at(-1)!.semana).toBe(today!.week);
    const counts = async (key: string) => {
      const rows = await app.sql<{ key: string; all: number; whatsapp: number }>(
        `SELECT ${key} AS key, count(*)::int AS all, (count(*) FILTER (WHERE channel = 'whatsapp'))::int AS whatsapp
         FROM inquiries GROUP BY 1`,
      );
      return new Map(rows.map(({ key: at, all, whatsapp }) => [at, { all, whatsapp }]));
    };
    const days = await counts(`to_char(${IN_ARGENTINA}, 'YYYY-MM-DD')`);
    const weeks = await counts(`to_char(date_trunc('week', ${IN_ARGENTINA}), 'YYYY-MM-DD')`);
    const months = await counts(`to_char(${IN_ARGENTINA}, 'YYYY-MM')`);
    expect([days, weeks, months].every(({ size }) => size > 1)).toBe(true);
    for (let page = 1; page <= 10; page++) {
      const { consultasPorDia, consultasPorSemana, consultasPorMes } = await statistics(
        `?page_dia=${page}&page_semana=${page}&page_mes=${page}`,
      );
      for (const { fecha, cantidad, whatsapp } of consultasPorDia)
        expect([fecha, { all: cantidad, whatsapp }]).toEqual([fecha, days.get(fecha) ?? NONE]);
      for (const { desde, hasta, cantidad } of consultasPorSemana) {
        expect([new Date(desde).getUTCDay(), Date.parse(hasta) - Date.parse(desde)]).toEqual([1, 6 * DAY_MS]);
        expect([desde, cantidad]).toEqual([desde, (weeks.get(desde) ?? NONE).all]);
      }
      for (const { mes, cantidad } of consultasPorMes)
        expect([mes, cantidad]).toEqual([mes, (months.get(mes) ?? NONE).all]);
    }
  });

  it.each(['page_dia=11', 'page_semana=0', 'page_mes=x', 'page_dia=-1'])('refuses %s', async (query) => {
    expect((await app.get(`${STATISTICS}?${query}`, operator)).statusCode).toBe(400);
  });

  it('counts what happened late in the evening on the day that the visitor had', async () => {
    const [listing] = await app.sql<{ id: number; code: string }>(
      `SELECT id, code FROM listings WHERE status = 'active' LIMIT 1`,
    );
    const { id: listingId, code } = listing!;
    const late = new Date('2024-02-01T02:30:00Z');
    const [inquiryId] = await storeInquiries(app, { listingId, code, createdAt: late });
    await storeEvents(
      app,
      { event: 'inquiry.created', payload: { inquiryId, listingId, channel: 'email' } },
      { event: 'phone.revealed', payload: { listingId }, occurredAt: late },
    );
    await caughtUp();
    const day = `SELECT email_inquiries, phone_contacts FROM site_daily_stats WHERE day = '2024-01-31'`;
    expect(await app.sql(day)).toEqual([{ email_inquiries: 1, phone_contacts: 1 }]);
  });

  it('follows every decision and edit, and stays what a full count gives', async () => {
    const transactions = app.worker!.get(Transactions, { strict: false });
    const total = () =>
      transactions.run(async (tx) => [
        await new PriceAverages().recompute(tx),
        await new SiteTallies().recompute(tx),
        await new InquiryCounts().recompute(tx),
      ]);
    await caughtUp();
    await total();
    const dice = seeded(20_261_121);
    const done: number[] = [];
    for (let round = 0; round < 80; round++) done.push(await changeSomething(dice));
    expect(new Set(done.filter((act) => act >= 0)).size).toBe(8);
    await caughtUp();
    expect(await total()).toEqual([0, 0, 0]);
  });

  it('repairs at night whatever has gone wrong', async () => {
    await app.sql(`UPDATE site_tallies SET listings = listings + 3 WHERE operation = 'rental'`);
    await app.sql(`DELETE FROM price_averages WHERE period = 2`);
    await app.sql(`DELETE FROM averaged_prices WHERE period = 3`);
    await app.sql(`UPDATE site_daily_stats SET email_inquiries = email_inquiries + 1`);
    await app.worker!.get(RecomputeAverages, { strict: false }).handle();
    await app.worker!.get(RecomputeStatistics, { strict: false }).handle();
    const { principales, consultasPorMes, promediosPrecio } = await statistics();
    expect(principales.inmuebles_activos).toBe(await app.count('listings', `status = 'active'`));
    expect(consultasPorMes.at(-1)!.cantidad).toBe(
      await number(
        `SELECT count(*) FROM inquiries WHERE to_char(${IN_ARGENTINA}, 'YYYY-MM') = to_char(${TODAY}, 'YYYY-MM')`,
      ),
    );
    expect(Object.keys(promediosPrecio.casas['3'] ?? {})).toEqual(
      expect.arrayContaining(['Enero', 'Febrero']),
    );
  });

  /** A random action of the operator or a visitor on a listing; returns which, or -1 if it was refused and changed nothing. */
  async function changeSomething(dice: (below: number) => number): Promise<number> {
    const listings = await app.sql<{ id: number; operation: string }>(
      `SELECT id, operation FROM (SELECT *, row_number() OVER (PARTITION BY status ORDER BY id) AS n FROM listings) l
       WHERE n <= 6 ORDER BY id`,
    );
    const { id: idInmueble, operation } = listings[dice(listings.length)]!;
    const acts = [
      () => app.post('/api/inmueble/crear/altaInmueble', { idInmueble, destacado: 0 }, operator),
      () => app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble }, operator),
      () => app.post('/api/inmueble/delete/restaurarAltaInmueble', { idInmueble }, operator),
      () =>
        app.post(
          '/api/inmueble/actualizar/updateInmueble',
          { idInmueble, dormitorios: 1 + dice(6) },
          operator,
        ),
      () =>
        app.post(
          '/api/inmueble/actualizar/updateInmueble',
          { idInmueble, idTipoVivienda: 1 + dice(3) },
          operator,
        ),
      () =>
        app.post(
          '/api/inmueble/actualizar/updatePrecios',
          { precios: [pricesOf(idInmueble, operation, dice)] },
          operator,
        ),
      () => app.post('/api/inmueble/crear/crearInmueble', aPublication()),
      () => app.post('/api/inmueble/consulta/crearConsulta', inquiryOf(idInmueble, dice)),
    ];
    const act = dice(acts.length);
    return (await acts[act]!()).statusCode === 200 ? act : -1;
  }
});

function pricesOf(idInmuebles: number, operation: string, dice: (below: number) => number): object {
  const amount = { idInmuebles, monto: 1 + dice(900_000), tipo_moneda: dice(2) ? 'ARS' : 'USD' };
  if (operation === 'sale') return amount;
  return {
    ...amount,
    periodo: 'Enero',
    fraccion: ['Mes Completo', 'Semana', 'Dia'][dice(3)],
    alquilado: dice(2) === 1,
  };
}

function inquiryOf(idInmueble: number, dice: (below: number) => number): object {
  return {
    inmuebleId: idInmueble,
    tipoConsulta: 'email',
    nombreCompleto: `Visitante ${dice(1_000_000)}`,
    email: `v${dice(1_000_000)}@ejemplo.com`,
    telefono: '',
    mensaje: 'Hola, ¿está libre?',
  };
}
