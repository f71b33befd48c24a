import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import { editAmenities } from '#common/listings/editing/edit-calls.js';
import {
  decideProposal,
  sendOwnProposal,
  viewOwnProposal,
} from '#common/listings/proposals/proposal-calls.js';
import { quickPublish } from '#common/listings/publication/publication-calls.js';
import { CONDITION_MESSAGES } from '#common/listings/conditions/condition-messages.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { someConditions } from '../../builders/conditions.js';
import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { anOwnHome } from '../../builders/own-home.js';
import { aPublication } from '../../builders/publication.js';
import { aQuickPublication } from '../../builders/quick-publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const ALL = someConditions();
const OWNER = 'luz@ejemplo.com';

describe('the conditions of a stay', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys');
    sink.reset();
  });

  const withConditions = (condiciones: unknown, change: object = {}) => {
    const { inmueble, ...form } = aPublication();
    const preciosAlquiler = [
      { id: 1, periodo: 'Enero', fraccion: 'Dia', precio: 90_000, moneda: 'ARS' as const },
    ];
    return { ...form, inmueble: { ...inmueble, preciosAlquiler, condiciones, ...change } as typeof inmueble };
  };
  async function aHome(conditions: Conditions | null = ALL): Promise<{ id: number; code: string }> {
    const id = await publish(app, withConditions(conditions));
    return { id, code: await approve(app, id, { operator }) };
  }
  const sheet = async (code: string, query = '') =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}${query}`)).json();
  const search = async (query: string) =>
    (
      await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&pagina=1&${query}`)
    ).json();
  const detail = async (id: number) =>
    (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
  const edit = (body: object) => app.post('/api/inmueble/actualizar/updateInmueble', body, operator);
  const amenityNames = async (code: string): Promise<string[]> =>
    (await sheet(code)).servicios.map(({ nombre }: { nombre: string }) => nombre);

  it('are published with the notice, tick its amenity for pets, and are on sheet and detail', async () => {
    const { id, code } = await aHome();
    expect((await sheet(code)).inmueble.condiciones).toEqual(ALL);
    expect((await detail(id)).inmueble.condiciones).toEqual(ALL);
    expect(await amenityNames(code)).toEqual(['Mascotas']);
  });

  it('are null for who says nothing, for sales, and for a shop', async () => {
    const none = await aHome(null);
    expect((await sheet(none.code)).inmueble.condiciones).toBeNull();
    const shop = await publish(app, withConditions(ALL, { tipoVivienda: 3, nombreNegocio: 'Sol' }));
    expect(await app.sql('SELECT conditions FROM listings WHERE id = $1', [shop])).toEqual([
      { conditions: null },
    ]);
  });

  it('are refused with the field that is wrong, whatever is sent', async () => {
    const bad = { ...ALL, senia: 101, limpieza: '7e3', mascotas: ['si'], camas: { simples: 'tres' } };
    const answer = await app.post('/api/inmueble/crear/crearInmueble', withConditions(bad));
    expect([answer.statusCode, Object.keys(answer.json().errores).toSorted()]).toEqual([
      400,
      ['camas', 'limpieza', 'mascotas', 'senia'].map((field) => `inmueble.condiciones.${field}`),
    ]);
  });

  it('are added to the quote, which leads cards, order and budget; the deposit stands apart', async () => {
    const { code } = await aHome(someConditions({ servicios: 'incluidos', minimoNoches: [] }));
    const plain = await aHome(null);
    const dates = '&llegada=2027-01-10&salida=2027-01-13';
    expect((await sheet(code, dates)).estadia).toMatchObject({
      noches: 3,
      total: 270_000,
      cargos: [{ nombre: 'Limpieza', monto: 25_000 }],
      totalConCargos: 295_000,
      deposito: 100_000,
      monedaDeposito: 'ARS',
      porNoche: 98_333,
    });
    expect((await sheet(code, `${dates}&mascotas=1`)).estadia).toMatchObject({ totalConCargos: 310_000 });
    const codes = async (query: string): Promise<string[]> =>
      (await search(`${dates.slice(1)}&moneda=ARS&${query}`)).inmuebles.map(
        (card: { codigo: string }) => card.codigo,
      );
    expect(await codes('orden=precio-menor')).toEqual([plain.code, code]);
    expect(await codes('precioHasta=294999')).toEqual([plain.code]);
    expect(await codes('precioHasta=295000&orden=precio-mayor')).toEqual([code, plain.code]);
    const [card] = (await search(`${dates.slice(1)}&servicios[]=mascotas`)).inmuebles;
    expect(card).toMatchObject({ codigo: code, precio: 310_000, estadia: { totalConCargos: 310_000 } });
  });

  it('refuse a stay that is shorter than the minimum, with the reason', async () => {
    const { code } = await aHome();
    const dates = 'llegada=2027-01-10&salida=2027-01-13';
    expect((await sheet(code, `&${dates}`)).estadia).toMatchObject({
      total: null,
      totalConCargos: null,
      disponible: false,
      motivo: 'El mínimo para esas fechas es de 7 noches.',
    });
    const codes = async (query: string): Promise<string[]> =>
      (await search(`${dates}${query}`)).inmuebles.map(({ codigo }: { codigo: string }) => codigo);
    expect(await codes('')).toContain(code);
    expect(await codes('&libres=1')).not.toContain(code);
  });

  it.each([
    ['ropa=1', { ropaBlanca: 'completa' }, { ropaBlanca: 'no' }],
    ['luz=1', { servicios: 'incluidos' }, { servicios: 'medidor' }],
    ['minimo=3', { minimoNoches: [{ periodo: 'Enero', noches: 3 }] }, { minimoNoches: [] }],
    [
      'minimo=3&periodo=Enero',
      { minimoNoches: [{ periodo: '', noches: 3 }] },
      {
        minimoNoches: [
          { periodo: 'Enero', noches: 7 },
          { periodo: '', noches: 2 },
        ],
      },
    ],
    ['servicios[]=mascotas', { mascotas: 9_000 }, { mascotas: 'consultar' }],
    ['mascotas=1', { mascotas: 'si' }, { mascotas: 'no' }],
  ] as [string, Partial<Conditions>, Partial<Conditions>][])('are searched by %s', async (query, yes, no) => {
    const { code } = await aHome(someConditions(yes));
    await aHome(someConditions(no));
    const { inmuebles } = await search(query);
    expect(inmuebles.map(({ codigo }: { codigo: string }) => codigo)).toEqual([code]);
  });

  it('are edited at the desk as a whole, recorded, and cleared by another type', async () => {
    const { id, code } = await aHome();
    const saved = await edit({ idInmueble: id, condiciones: { ...ALL, limpieza: 30_000, mascotas: 'no' } });
    expect(saved.statusCode).toBe(200);
    expect((await sheet(code)).inmueble.condiciones).toMatchObject({ limpieza: 30_000, mascotas: 'no' });
    expect(await amenityNames(code)).toEqual([]);
    const [entry] = await app.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entries WHERE action = 'listing.edit.property' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({ before: { conditions: ALL }, after: { conditions: { limpieza: 30_000 } } });
    expect(
      (await edit({ idInmueble: id, condiciones: { ...ALL, entrada: '25:00' } })).json().errores,
    ).toEqual({
      'condiciones.entrada': [CONDITION_MESSAGES.time],
    });
    await edit({ idInmueble: id, TipoVivienda_idTipoVivienda: 3, nombreNegocio: 'Sol' });
    expect((await sheet(code)).inmueble.condiciones).toBeNull();
    await edit({ idInmueble: id, condiciones: ALL });
    expect((await sheet(code)).inmueble.condiciones).toBeNull();
  });

  it('say nothing about pets after the operator ticks the opposite', async () => {
    const { id, code } = await aHome();
    const { servicios } = await detail(id);
    expect(servicios).toHaveLength(1);
    await app.post(editAmenities.path, { idInmueble: id, servicios: [] }, operator);
    expect((await sheet(code)).inmueble.condiciones).toEqual({ ...ALL, mascotas: null });
  });

  it('are entered by quick publication', async () => {
    const answer = await app.post(quickPublish.path, { ...aQuickPublication(), condiciones: ALL }, operator);
    expect(answer.statusCode).toBe(200);
    const stored = await app.sql('SELECT conditions FROM listings WHERE id = $1', [answer.json().idInmueble]);
    expect(stored).toEqual([{ conditions: ALL }]);
  });

  it('are proposed by the owner, and published by the operator', async () => {
    const { id, code, enlace } = await anOwnHome({ app, sink, operator }, OWNER);
    const { version, actual } = (await app.post(viewOwnProposal.path, { enlace })).json();
    const body = { enlace, version, ...actual, condiciones: ALL };
    const wrong = { ...body, condiciones: { ...ALL, senia: 101 } };
    expect((await app.post(sendOwnProposal.path, wrong)).json().errores).toEqual({
      'condiciones.senia': [CONDITION_MESSAGES.percent],
    });
    expect((await app.post(sendOwnProposal.path, body)).statusCode).toBe(200);
    const { inmueble, propuesta } = await detail(id);
    expect(propuesta.condiciones).toEqual({ actual: null, propuesto: ALL, conflicto: false });
    const decision = { idInmueble: id, version: inmueble.version, idPropuesta: propuesta.idPropuesta };
    const decided = await app.post(
      decideProposal.path,
      { ...decision, textos: [], precios: [], condiciones: true, motivo: '' },
      operator,
    );
    expect(decided.statusCode).toBe(200);
    expect((await sheet(code)).inmueble.condiciones).toEqual(ALL);
    expect(await amenityNames(code)).toContain('Mascotas');
  });

  it('are in the mail of an inquiry, and in its copy', async () => {
    const { id } = await anOwnHome({ app, sink, operator }, OWNER);
    await edit({ idInmueble: id, condiciones: ALL });
    const sent = await app.post(createInquiry.path, {
      nombreCompleto: 'Eva Paz',
      mensaje: 'Hola, quisiera saber más.',
      inmuebleId: id,
      tipoConsulta: 'email',
      telefono: null,
      email: 'eva@ejemplo.com',
      tiempo: 9_000,
      copia: true,
    });
    expect(sent.statusCode).toBe(200);
    const names = (address: string): boolean =>
      sink
        .sentTo(address)
        .some(({ text }) => text.includes('Limpieza final') && text.includes('ARS$ 25.000'));
    await eventually('owner and visitor are told', async () => names(OWNER) && names('eva@ejemplo.com'));
  });
});
