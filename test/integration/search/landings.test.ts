import { formatPrice, isConsult } from '#common/pricing/prices.js';
import { operationFromName } from '#common/kernel/operations.js';
import { partLabel, period, WHOLE_PERIOD } from '#common/pricing/periods.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { filtersOfLanding } from '#common/search/landings/landings.js';
import type {
  LandingWire,
  ZoneAveragesAnswer,
  ZoneAverageWire,
} from '#common/search/landings/landing-calls.js';
import { searchAddress } from '#common/search/query/search-path.js';
import { propertyType } from '#common/listings/property-types.js';
import type { DemoListing } from '../../../backend/src/operations/demo/generate/demo-listing.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { SearchedApp } from '../../support/searched-app.js';

/** The free prices of a home for a landing page with a period, or of a sale. */
function freePrices(home: DemoListing, { periodo }: LandingWire): { amount: number; currency: string }[] {
  const rows =
    home.operation === 'sale'
      ? [{ ...home.salePrice!, rented: false }]
      : home.rentalPrices.filter(
          (row) => period(row.period).name === periodo && row.fraction === WHOLE_PERIOD,
        );
  return rows.filter(({ amount, rented }) => !rented && !isConsult(amount));
}

/** Sales in a town that has no others: for each type one with a price, and two 'Consultar' in the other currency. */
function mostlyOnRequest(homes: readonly DemoListing[]): DemoListing[] {
  const groups = [
    { type: 4, priced: 'ARS', onRequest: 'USD' },
    { type: 9, priced: 'USD', onRequest: 'ARS' },
  ] as const;
  return groups.flatMap(({ type, priced, onRequest }) => {
    const home = homes.find(
      ({ operation, status, propertyType }) =>
        operation === 'sale' && status === 'active' && propertyType === type,
    )!;
    const contact = { ...home.contact, dni: '9999999', mobile: '+5492291499999', email: 'otra@ejemplo.com' };
    const location = { ...home.location, town: 'Mar del Sur' };
    return [
      { amount: 90_000, currency: priced },
      { amount: 1, currency: onRequest },
      { amount: 1, currency: onRequest },
    ].map((salePrice) => ({ ...home, contact, location, photos: [], salePrice }));
  });
}

const BY_MONTH = 'por mes, todo el año';
const SUMMARY = '/api/inmueble/busqueda/resumenBusquedas';

describe('searches that people come by', () => {
  let searched: SearchedApp;
  let homes: DemoListing[];

  beforeAll(async () => {
    searched = await SearchedApp.start();
    const more = mostlyOnRequest(searched.listings);
    await loadListings(searched.app.owner, more, { photos: new Map(), photoKey: () => '' });
    homes = [...searched.listings, ...more].filter(
      ({ status, location }) => status === 'active' && SEARCH_TOWNS.some((town) => town === location.town),
    );
  });
  afterAll(() => searched.app.stop());

  const all = async (): Promise<LandingWire[]> => (await searched.app.get(SUMMARY)).json().busquedas;

  it('are counted as the search counts them, with the prices that it finds', async () => {
    const landings = await all();
    const wanted: Partial<LandingWire>[] = [
      { operacion: 'alquiler', ciudad: 'Miramar', idTipoVivienda: 1, periodo: 'Enero' },
      { operacion: 'alquiler', ciudad: null, idTipoVivienda: 2, periodo: 'Vacaciones Inv.' },
      { operacion: 'alquiler', ciudad: 'Mar del Plata', idTipoVivienda: null, periodo: null },
      { operacion: 'venta', ciudad: 'Miramar', idTipoVivienda: 1, periodo: null },
      { operacion: 'alquiler', ciudad: 'Miramar', barrio: 'Centro', idTipoVivienda: 1, periodo: null },
    ];
    for (const one of wanted) {
      const { operacion, ciudad, barrio = null, idTipoVivienda, periodo } = one as LandingWire;
      const landing = landings.find(
        (other) =>
          other.operacion === operacion &&
          other.ciudad === ciudad &&
          other.barrio === barrio &&
          other.idTipoVivienda === idTipoVivienda &&
          other.periodo === periodo,
      );
      const query = new URLSearchParams({ operacion });
      if (ciudad) query.append('ciudades[]', ciudad);
      if (barrio) query.append('barrio[]', barrio);
      if (idTipoVivienda) query.append('tipoPropiedad[]', String(idTipoVivienda));
      if (periodo) query.set('periodo', periodo);
      expect(landing).toMatchObject({ ...one, avisos: (await searched.search(`${query}&pagina=1`)).total });
      if (periodo === 'Enero') query.set('fraccion', 'Mes Completo');
      const amounts = (await searched.allPages(String(query)))
        .filter(({ precioEstado, moneda }) => precioEstado === 'libre' && moneda === landing!.precios?.moneda)
        // A price per month, of a home that is let for the whole year only, is none per night.
        .filter(({ precioPor }) => periodo || precioPor !== BY_MONTH)
        .map(({ precio }) => precio!);
      // A card shows the cheaper of two nightly prices, the range contains both.
      expect(landing!.precios!.desde).toBeLessThanOrEqual(Math.min(...amounts));
      expect(landing!.precios!.hasta).toBeGreaterThanOrEqual(Math.max(...amounts));
    }
    expect(landings.every(({ avisos }) => avisos > 0)).toBe(true);
  });

  it('have no price per month among those per night, nor has the histogram of a search', async () => {
    const byMonth = (await searched.allPages('operacion=alquiler')).filter(
      ({ precioPor }) => precioPor === BY_MONTH,
    );
    const dearest = Math.max(...byMonth.map(({ precio }) => precio!));
    const ranges = (await all()).filter(
      ({ operacion, periodo }) => operacion === 'alquiler' && periodo === null,
    );
    expect(ranges.length).toBeGreaterThan(10);
    const nightly = ranges.flatMap(({ precios }) => (precios?.moneda === 'ARS' ? precios.hasta : []));
    expect(Math.max(...nightly)).toBeLessThan(dearest);

    const free = (await searched.allPages('operacion=alquiler')).filter(
      ({ precioEstado }) => precioEstado === 'libre',
    );
    const counts = (await searched.app.get('/api/inmueble/busqueda/contarFiltros?operacion=alquiler')).json();
    const shown = counts.precios.cantidades.reduce((sum: number, count: number) => sum + count, 0);
    expect(shown).toBe(free.filter(({ precioPor }) => precioPor !== BY_MONTH).length);
    expect(shown).toBeLessThan(free.length);
  });

  it('have the lowest and the highest free price of the currency that most homes have', async () => {
    const isOf = (landing: LandingWire) => (home: DemoListing) =>
      home.operation === operationFromName(landing.operacion) &&
      (landing.ciudad === null || home.location.town === landing.ciudad) &&
      (landing.idTipoVivienda === null || home.propertyType === landing.idTipoVivienda);
    const landings = (await all()).filter(
      ({ barrio, operacion, periodo }) => barrio === null && (operacion === 'venta' || periodo),
    );
    const expected = landings.map((landing) => {
      const prices = homes.filter(isOf(landing)).flatMap((home) => freePrices(home, landing));
      const [pesos = [], dollars = []] = ['ARS', 'USD'].map((currency) =>
        prices.filter((price) => price.currency === currency).map(({ amount }) => amount),
      );
      const [moneda, amounts] = dollars.length > pesos.length ? ['USD', dollars] : ['ARS', pesos];
      const range = { moneda, desde: Math.min(...amounts), hasta: Math.max(...amounts) };
      return { ...landing, precios: amounts.length > 0 ? range : null };
    });
    expect(landings).toEqual(expected);
    const onRequest = landings.filter(
      ({ operacion, ciudad, idTipoVivienda }) =>
        operacion === 'venta' && ciudad === 'Mar del Sur' && [4, 9].includes(idTipoVivienda ?? 0),
    );
    expect(onRequest.map(({ avisos, precios }) => [avisos, precios?.moneda])).toEqual([
      [3, 'ARS'],
      [3, 'USD'],
    ]);
  });

  it('of a zone say what its homes ask on average, where enough compare', async () => {
    const answer = await searched.app.get('/api/inmueble/busqueda/promediosPorBarrio');
    const { promedios }: ZoneAveragesAnswer = answer.json();
    const pages = (await all()).filter(
      ({ barrio, operacion }) => barrio !== null && operacion === 'alquiler',
    );
    const isOf = (page: LandingWire) => (one: ZoneAverageWire) =>
      one.barrio === page.barrio &&
      one.ciudad === page.ciudad &&
      (page.idTipoVivienda ?? one.idTipoVivienda) === one.idTipoVivienda;
    const [compared, alone] = [true, false].map((isCompared) =>
      pages.find((page) => promedios.some(isOf(page)) === isCompared),
    );
    const bodyOf = async (page: LandingWire) => {
      const { body } = await searched.app.get(searchAddress(filtersOfLanding(page)), { accept: 'text/html' });
      return body.replaceAll('<!-- -->', '');
    };
    const shown = await bodyOf(compared!);
    expect(shown).toContain(`Precios promedio en ${compared!.barrio}</h2>`);
    for (const one of promedios.filter(isOf(compared!))) {
      const label = `${propertyType(one.idTipoVivienda).plural}, ${partLabel(one.periodo, one.fraccion)}`;
      const price = formatPrice(one.promedio, one.moneda);
      expect(shown).toMatch(new RegExp(`${label}</dt><dd[^>]*><span[^>]*>${price.replace('$', '\\$')}<`));
    }
    expect(await bodyOf(alone!)).not.toContain('Precios promedio en');
  });

  it('lead to each other from the results and from a page of their own, all to pages that exist', async () => {
    const open = (path: string) => searched.app.get(path, { accept: 'text/html' });
    const results = await open('/resultado-busqueda/Alquiler/Miramar/Casa/Enero');
    expect(results.body).toContain('<h1 id="titulo"');
    expect(results.body).toContain('Casas en Miramar para enero</h1>');
    expect(results.body).toMatch(
      /Precios de esta búsqueda: (<!-- -->)?de ARS\$ [\d.]+ a ARS\$ [\d.]+ por mes completo/,
    );
    const [, similar = ''] = results.body.split('Otras búsquedas');
    for (const path of ['Miramar/Casa/Febrero', 'Miramar/Departamento/Enero', 'Mar-del-Plata/Casa/Enero'])
      expect(similar).toContain(`href="/resultado-busqueda/Alquiler/${path}"`);
    // The data of the browser leave the list out.
    expect(results.body).not.toContain('"idTipoVivienda":1,"periodo":"Febrero"');

    const hub = await open('/busquedas');
    expect(results.body).toContain('href="/busquedas"');
    const links = [...hub.body.matchAll(/href="(\/resultado-busqueda\/[^"]+)"/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(50);
    // One after another: pages beyond the limit of concurrent renders wait, and are refused after 8 s.
    for (const path of [...new Set(links)].slice(0, 40)) {
      const { statusCode } = await open(path);
      expect([path, statusCode]).toEqual([path, 200]);
    }
  });

  it('of a deep mix, and of nothing, are not listed', async () => {
    const robots = async (path: string) => {
      const { body } = await searched.app.get(path, { accept: 'text/html' });
      return {
        noindex: body.includes('name="robots" content="noindex"'),
        canonical: body.includes('rel="canonical"'),
      };
    };
    const listed = { noindex: false, canonical: true };
    const hidden = { noindex: true, canonical: false };
    expect(await robots('/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm')).toEqual(listed);
    expect(await robots('/resultado-busqueda/Alquiler/Miramar,Mar-del-Sur/Casa')).toEqual(hidden);
    expect(await robots('/resultado-busqueda/Alquiler/Miramar/Casa/banos-2')).toEqual(hidden);
    expect(await robots('/resultado-busqueda/Alquiler/Miramar/Casa/svc-nada')).toEqual(hidden);
  });
});
