import { activeListing } from '#common/listings/desk/desk-calls.js';
import {
  viewOwnersToCall,
  viewSearches,
  type CountedSearchesAnswer,
  type OwnersToCallAnswer,
} from '#common/inquiries/demand-calls.js';
import { editPrices } from '#common/listings/editing/edit-calls.js';
import { viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import { searchListings } from '#common/search/query/search-calls.js';
import { CountSearches } from '../../../backend/src/inquiries/demand/count-searches.js';
import { AskAvailability } from '../../../backend/src/listings/availability/ask-availability.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const AT = '/resultado-busqueda/Alquiler/';
const FOUND = `${AT}Miramar/Casa/Enero/1-Quincena`;
const MISSING = `${AT}Miramar/Casa/Febrero`;
const BROWSER = {
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
};

describe('what visitors search for', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  let hosts = 0;
  beforeEach(async () => {
    await counted();
    await app.clear();
    await app.empty('search_demand, mail_deliveries, rate_limits');
    sink.reset();
  });

  /** A search by a visitor of its own. */
  const look = (url: string, { ip, ...headers }: Record<string, string> = {}) =>
    app.request({
      method: 'GET',
      url,
      remoteAddress: ip ?? `10.77.${Math.trunc(hosts / 250)}.${(hosts++ % 250) + 1}`,
      headers: { ...BROWSER, ...headers },
    });
  const counted = () => app.web.get(CountSearches, { strict: false }).flush();
  const searches = async (): Promise<CountedSearchesAnswer> => {
    await counted();
    return (await app.get(viewSearches.path, operator)).json();
  };
  const toCall = async (busqueda: string): Promise<OwnersToCallAnswer> =>
    (
      await app.get(`${viewOwnersToCall.path}?${new URLSearchParams({ busqueda }).toString()}`, operator)
    ).json();

  async function aHome(email = 'duenia@ejemplo.com'): Promise<number> {
    const publication = aPublication();
    publication.contacto.email = email;
    const id = await publish(app, publication);
    await approve(app, id, { operator });
    await app.settle();
    return id;
  }

  it('is counted from pages and calls, cached ones too, and told from what is found', async () => {
    await aHome();
    await look(FOUND);
    await look(MISSING);
    await look(MISSING);
    await look(
      `${searchListings.path}?operacion=alquiler&ciudad=Miramar&tipoPropiedad[]=casa&periodo=Febrero&orden=capacidad`,
    );
    await look(`${AT}Todas/Todas?llegada=2027-02-01&salida=2027-02-12`);
    expect(await searches()).toMatchObject({
      busquedas: 5,
      sinResultado: 4,
      faltantes: [
        { busqueda: MISSING, busquedas: 3, sinResultado: 3 },
        { busqueda: `${AT}Todas/Todas/Febrero/1-Quincena`, busquedas: 1, sinResultado: 1 },
      ],
    });
  });

  it('counts what is rented out as not found', async () => {
    const id = await aHome();
    await look(FOUND);
    expect((await searches()).sinResultado).toBe(0);
    const [price] = (await app.get(`${activeListing.path}?id=${id}`, operator)).json().precios;
    await app.post(editPrices.path, { idInmueble: id, precios: [{ ...price, alquilado: true }] }, operator);
    await look(FOUND);
    expect((await searches()).sinResultado).toBe(1);
  });

  it('counts a search of a visitor once, whatever page or order', async () => {
    await look(MISSING, { ip: '10.78.0.1' });
    await look(`${MISSING}?pagina=2`, { ip: '10.78.0.1' });
    expect((await searches()).busquedas).toBe(1);
    await look(`${MISSING}?orden=capacidad`, { ip: '10.78.0.1' });
    await look(MISSING, { ip: '10.78.0.1', 'user-agent': 'Mozilla/5.0 (Android 16)' });
    expect((await searches()).busquedas).toBe(2);
  });

  it.each<[string, string, Record<string, string>]>([
    ['a robot', MISSING, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a script', MISSING, { 'sec-fetch-mode': '' }],
    ['a page fetched in advance', MISSING, { 'sec-purpose': 'prefetch' }],
    ['a search by code', `${searchListings.path}?codigo=ALQ-9999`, {}],
    ['an invalid search', `${searchListings.path}?periodo=Octubre`, {}],
    ['another page', '/', {}],
  ])('does not count %s', async (_what, url, headers) => {
    const { 'sec-fetch-mode': mode, ...others } = { ...BROWSER, ...headers };
    await app.request({ method: 'GET', url, headers: mode ? { ...others, 'sec-fetch-mode': mode } : others });
    expect((await searches()).busquedas).toBe(0);
  });

  it('names the owners who could offer it: those in pause, and those without a price for the period', async () => {
    const open = await aHome();
    const paused = await aHome('otra@ejemplo.com');
    await app.sql(`UPDATE listings SET status = 'withdrawn', paused_at = now() WHERE id = $1`, [paused]);
    const { total, avisos } = await toCall(MISSING);
    expect(total).toBe(2);
    expect(avisos.map(({ idInmuebles, motivo }) => [idInmuebles, motivo])).toEqual([
      [open, 'sinPrecio'],
      [paused, 'pausado'],
    ]);
    expect((await toCall(FOUND)).avisos.map(({ idInmuebles }) => idInmuebles)).toEqual([paused]);
    expect((await toCall(`${AT}Mar-del-Sur/Casa/Febrero`)).total).toBe(0);
    expect((await toCall(`${MISSING}/personas-8`)).total).toBe(0);
    expect((await app.get(`${viewOwnersToCall.path}?busqueda=/otra`, operator)).statusCode).toBe(400);
  });

  it('is told to an owner, by mail and by the link, for the most wanted part that is free', async () => {
    const id = await aHome();
    for (let visitor = 0; visitor < 6; visitor++) await look(FOUND);
    for (let visitor = 0; visitor < 7; visitor++) await look(`${AT}Mar-del-Sur/Casa/Enero`);
    await counted();
    await app.sql(`UPDATE listings SET updated_at = now() - interval '31 days' WHERE id = $1`, [id]);
    await app.worker!.get(AskAvailability, { strict: false }).handle();
    await app.settle();
    const mail = sink.sentTo('duenia@ejemplo.com').find(({ subject }) => subject.includes('disponible'))!;
    expect(mail.text).toContain('hubo 6 búsquedas para la 1.ª quincena de enero');
    const enlace = /\/mi-aviso#([\w.-]+)/.exec(mail.text)![1]!;
    const { aviso } = (await app.post(viewOwnNotice.path, { enlace })).json();
    expect(aviso.buscado).toEqual({ periodo: 2, fraccion: 2, busquedas: 6, sinResultado: 0, dias: 30 });
    await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [id]);
    expect((await app.post(viewOwnNotice.path, { enlace })).json().aviso.buscado).toBeNull();
  });

  it('stores nothing about visitors', async () => {
    await look(MISSING, { ip: '10.78.0.9' });
    await counted();
    const [row] = await app.sql<{ text: string }>('SELECT d::text AS text FROM search_demand d');
    expect(row!.text).not.toMatch(/10\.78|Mozilla/);
  });
});
