import { exportList, type AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { formatDay } from '#common/kernel/time/days.js';
import type { OccupancyAnswer, OccupancyCell, TodayAnswer } from '#common/stats/today-calls.js';
import { localDay } from '#platform/process/local-day.js';
import { SiteDailyStats } from '../../../backend/src/stats/statistics/listing-stats.entity.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import {
  storeImages,
  storeMail,
  storeScheduledNewsletters,
  storeSupportMessages,
} from '../../builders/rows.js';
import { storeRows } from '../../builders/store.js';
import { TestApp } from '../../support/test-app.js';

describe('the work of the day', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const today = async (): Promise<TodayAnswer> => (await app.get('/api/tablero/verHoy', operator)).json();

  it('is nothing in an empty site', async () => {
    const { consultas, ...rest } = await today();
    expect(rest).toEqual({
      success: true,
      pendientes: { total: 0, avisos: [] },
      fotosPorRevisar: { total: 0, avisos: [], porEstado: {} },
      cambiosPorRevisar: { total: 0, avisos: [], porEstado: {} },
      sinPagar: { total: 0, avisos: [] },
      sinConfirmar: { total: 0, avisos: [] },
      sinConfirmarTemporada: { total: 0, avisos: [] },
      porVencer: { total: 0, avisos: [] },
      sinResponder: { total: 0, mensajes: [] },
      fallidos: { correos: 0, fotos: 0, envios: 0 },
      // No worker runs beside this test.
      inusuales: [{ nombre: 'parado', cuantos: 0 }],
    });
    expect([consultas.length, consultas.every(({ whatsapp, email }) => whatsapp + email === 0)]).toEqual([
      30,
      true,
    ]);
  });

  it('names what has waited longest, and counts the rest', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 7; made++) {
      const publication = aPublication();
      publication.contrato.tipoContratoAlquiler = 'alqfotos';
      ids.push(await publish(app, publication));
    }
    const [unpaid, withoutPhotos, ...pending] = ids as [number, number, ...number[]];
    const code = await approve(app, unpaid, { operator });
    await approve(app, withoutPhotos, { operator });
    await storeImages(app, unpaid, {}, { status: 'failed' });
    await storeMail(app, { state: 'failed' }, { state: 'sent' }, { state: 'held' });
    const sendAt = new Date();
    await storeScheduledNewsletters(
      app,
      { state: 'waiting', sendAt },
      { state: 'late', sendAt },
      { state: 'sent', sendAt },
    );
    await storeSupportMessages(app, {}, {}, {}, {}, { answeredAt: new Date() });
    await storeRows(app, SiteDailyStats, {
      day: formatDay(localDay(new Date())),
      whatsappInquiries: 9,
      emailInquiries: 4,
    });
    await app.sql(`UPDATE listing_origins SET network = '198.51.100.7'`);
    const { pendientes, sinPagar, sinResponder, fallidos, consultas, inusuales } = await today();
    expect([pendientes.total, pendientes.avisos.map(({ idInmuebles }) => idInmuebles)]).toEqual([5, pending]);
    expect(sinPagar).toMatchObject({
      total: 1,
      avisos: [{ idInmuebles: unpaid, codigo: code, estado: 'alta', duenio: 'Ana Núñez', horas: 0 }],
    });
    expect([sinResponder.total, sinResponder.mensajes.length]).toEqual([4, 3]);
    expect(fallidos).toEqual({ correos: 2, fotos: 1, envios: 1 });
    expect([consultas.at(-1), inusuales]).toEqual([
      { dia: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), whatsapp: 9, email: 4 },
      [
        { nombre: 'parado', cuantos: 0 },
        { nombre: 'muchas', cuantos: 13 },
        { nombre: 'red', cuantos: 7 },
      ],
    ]);
  });

  it('shows how much of the season is rented, by half and town, as soon as it changes', async () => {
    const cells = async (): Promise<OccupancyCell[]> => {
      const { celdas } = (await app.get('/api/tablero/verOcupacion', operator)).json() as OccupancyAnswer;
      return celdas.filter(({ localidad }) => localidad === 'Mar del Sur');
    };
    const rental = async (precios: { periodo: string; fraccion: string }[]): Promise<number> => {
      const publication = aPublication();
      publication.ubicacion.localidad = 'Mar del Sur';
      publication.inmueble.preciosAlquiler = precios.map((row, at) => ({
        ...row,
        id: at + 1,
        precio: 300_000,
        moneda: 'ARS',
      }));
      const id = await publish(app, publication);
      await approve(app, id, { operator });
      return id;
    };
    const mark = (idInmueble: number, row: { periodo: string; fraccion: string }) =>
      app.post('/api/inmueble/actualizar/marcarAlquilado', { idInmueble, ...row, alquilado: true }, operator);
    const month = { periodo: 'Enero', fraccion: 'Mes Completo' };
    const first = { periodo: 'Enero', fraccion: '1º Quincena' };
    const day = { periodo: 'Febrero', fraccion: 'Dia' };
    const byMonth = await rental([month]);
    const byHalf = await rental([month, first, day]);
    const cell = (half: number, ofrecidos: number, alquilados: number) => ({
      localidad: 'Mar del Sur',
      periodo: 'Enero',
      fraccion: `${half}º Quincena`,
      ofrecidos,
      alquilados,
    });
    expect(await cells()).toEqual([cell(1, 2, 0), cell(2, 2, 0)]);
    await mark(byHalf, first);
    expect(await cells()).toEqual([cell(1, 2, 1), cell(2, 2, 0)]);
    await mark(byMonth, month);
    expect(await cells()).toEqual([cell(1, 2, 2), cell(2, 2, 1)]);
    const listed = async (quincena: string, disponibilidad = ''): Promise<number[]> => {
      const filters = { localidad: 'Mar del Sur', quincena, disponibilidad };
      const rows = await app.get(`/api/inmueble/obtener/verAltas?${new URLSearchParams(filters)}`, operator);
      const file = await app.post(exportList.path, { estado: 'alta', ...filters }, operator);
      const ids = (rows.json() as AdminListingRow[]).map(({ idInmuebles }) => idInmuebles);
      expect(file.body.trim().split('\r\n')).toHaveLength(ids.length + 1);
      return ids;
    };
    expect(await listed('enero-1')).toEqual([]);
    expect(await listed('enero-1', 'alquilado')).toEqual([byHalf, byMonth]);
    expect(await listed('enero-2', 'libre')).toEqual([byHalf]);
    expect(await listed('enero-2', 'alquilado')).toEqual([byMonth]);
    expect(await listed('febrero-1', 'sin-precio')).toEqual([byHalf, byMonth]);
    expect(await listed('enero-1', 'sin-precio')).toEqual([]);
    for (const query of ['localidad=Roma', 'quincena=abril-1', 'quincena=enero-1&disponibilidad=otra'])
      expect((await app.get(`/api/inmueble/obtener/verAltas?${query}`, operator)).statusCode).toBe(400);
    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: byMonth }, operator);
    expect(await cells()).toEqual([cell(1, 1, 1), cell(2, 1, 0)]);
  });
});
