import type { DirectoryAnswer } from '#common/search/cards/card-calls.js';
import type { DemoListing } from '../../../backend/src/operations/demo/generate/demo-listing.js';
import { PERIODS, FRACTIONS } from '../../../common/pricing/periods.js';
import { datesAfter } from '../../../backend/src/contracts/public.js';
import { localDay } from '#platform/process/local-day.js';
import { countsAsFeatured, featuredEnd } from '../../../common/contracts/contract.js';
import { formatDay } from '../../../common/kernel/time/days.js';
import { storeDollarRate } from '../../builders/rows.js';
import { DOLLAR, SearchedApp } from '../../support/searched-app.js';
import type { TestApp } from '../../support/test-app.js';

/** Whether the position that was paid for has not ended (docs/decisions/0008). */
function isFeatured({ featured, paid, plan, paidDaysAgo, ownFeaturedDays }: DemoListing): boolean {
  const today = localDay(new Date());
  const paidAt = new Date(Date.now() - (paidDaysAgo ?? 0) * 86_400_000);
  const own = ownFeaturedDays === null ? {} : { featuredUntil: formatDay(today + ownFeaturedDays) };
  const end = featuredEnd({ ...datesAfter({ plan, paidAt }, localDay(paidAt)), ...own });
  return countsAsFeatured({ featured, paid, end }, formatDay(today));
}

describe('searching', () => {
  let app: TestApp;
  let active: DemoListing[];

  let allPages: SearchedApp['allPages'];
  let search: SearchedApp['search'];

  beforeAll(async () => {
    const searched = await SearchedApp.start();
    app = searched.app;
    active = searched.listings.filter(({ status }) => status === 'active');
    search = (query) => searched.search(query);
    allPages = (query) => searched.allPages(query);
  });
  afterAll(() => app.stop());

  const hasPrice = (listing: DemoListing, period: string, fraction?: string) =>
    listing.rentalPrices.some(
      (price) =>
        PERIODS[price.period - 1]!.name === period &&
        (!fraction || FRACTIONS[price.fraction - 1]!.name === fraction),
    );

  it.each<[string, number[]]>([
    ['obtenerHotelesCabanas', [6, 8]],
    ['obtenerBalnearios', [7]],
  ])('lists in %s what is let, and nothing for sale', async (call, types) => {
    const { inmuebles } = (await app.get(`/api/inmueble/obtener/${call}`)).json<DirectoryAnswer>();
    const rentals = active.filter(
      ({ operation, propertyType }) => operation === 'rental' && types.includes(propertyType),
    );
    expect(inmuebles).toHaveLength(rentals.length);
    expect(new Set(inmuebles.map(({ tipoOperacion }) => tipoOperacion))).toEqual(new Set(['alquiler']));
  });

  it.each(['', '?pagina=2'])('names its own address in a page of a directory (%s)', async (page) => {
    const { body } = await app.get(`/hoteles-cabanas${page}`, { accept: 'text/html' });
    expect(/<link rel="canonical" href="[^"]*(\/hoteles-cabanas[^"]*)"/.exec(body)?.[1]).toBe(
      `/hoteles-cabanas${page}`,
    );
  });

  /** Compares each filter with a second implementation of its rule over the inserted listings. */
  const CASES: [string, (listing: DemoListing) => boolean][] = [
    ['operacion=alquiler', () => true],
    ['operacion=venta', () => true],
    ['operacion=alquiler&ciudades[]=Miramar', ({ location }) => location.town === 'Miramar'],
    [
      'operacion=venta&ciudades[]=Miramar&ciudades[]=Mar+del+Plata',
      ({ location }) => ['Miramar', 'Mar del Plata'].includes(location.town),
    ],
    ['operacion=alquiler&ciudades[]=Necochea', () => false],
    ...Array.from({ length: 10 }, (_, index): [string, (listing: DemoListing) => boolean] => [
      `operacion=alquiler&tipoPropiedad[]=${index + 1}`,
      ({ propertyType }) => propertyType === index + 1,
    ]),
    [
      'operacion=alquiler&tipoPropiedad[]=casa&dormitorios[]=3',
      (l) => l.propertyType === 1 && l.bedrooms === 3,
    ],
    [
      'operacion=alquiler&tipoPropiedad[]=casa&dormitorios[]=3%2B',
      (l) => l.propertyType === 1 && l.bedrooms! >= 3,
    ],
    [
      'operacion=venta&tipoPropiedad[]=departamento&ambientes[]=1&ambientes[]=4%2B',
      (l) => l.propertyType === 2 && (l.rooms === 1 || l.rooms! >= 4),
    ],
    ['operacion=alquiler&ba%C3%B1os[]=2', ({ bathrooms }) => bathrooms === 2],
    ['operacion=alquiler&banos=2%2B', ({ bathrooms }) => (bathrooms ?? 0) >= 2],
    ['operacion=alquiler&personas=6', ({ people }) => (people ?? 0) >= 6],
    ['operacion=alquiler&personas=14%2B', ({ people }) => (people ?? 0) >= 14],
    [
      'operacion=alquiler&servicios[]=pileta&servicios[]=Parrilla',
      ({ amenities }) => amenities.includes('Pileta') && amenities.includes('Parrilla'),
    ],
    ['operacion=alquiler&servicios[]=helipuerto', () => false],
    ['operacion=alquiler&destacado=1', isFeatured],
    ['operacion=alquiler&periodo=Enero', (l) => hasPrice(l, 'Enero')],
    [
      'operacion=alquiler&periodo=Enero&fraccion=1%C2%BA+Quincena',
      (l) => hasPrice(l, 'Enero', '1º Quincena'),
    ],
    ['operacion=alquiler&periodo=Semana+Santa', (l) => hasPrice(l, 'Semana Santa')],
    [
      'operacion=alquiler&periodo=Enero&fraccion=1%C2%BA+Quincena&precioDesde=500000&precioHasta=900000&moneda=ARS',
      (l) =>
        l.rentalPrices.some(
          (p) =>
            p.period === 2 &&
            p.fraction === 2 &&
            p.currency === 'ARS' &&
            p.amount >= 500_000 &&
            p.amount <= 900_000,
        ),
    ],
    ['operacion=venta&moneda=USD', ({ salePrice }) => salePrice?.currency === 'USD'],
    [
      'operacion=venta&moneda=USD&precioDesde=60000&precioHasta=120000',
      ({ salePrice: price }) =>
        price?.currency === 'USD' && price.amount >= 60_000 && price.amount <= 120_000,
    ],
    [
      'operacion=venta&precioHasta=90000000',
      ({ salePrice: price }) =>
        price !== null &&
        price.amount > 1 &&
        price.amount * (price.currency === 'USD' ? DOLLAR : 1) <= 90_000_000,
    ],
    ['operacion=venta&periodo=Enero&libres=1&minimo=3', () => true],
    ['operacion=alquiler&periodo=Semana+Santa&fraccion=1-Quincena', (l) => hasPrice(l, 'Semana Santa')],
    ['operacion=venta&precioDesde=1', ({ salePrice: price }) => price !== null && price.amount > 1],
  ];

  it.each(CASES)('%s finds exactly what it should', async (query, matches) => {
    const operation = query.includes('operacion=venta') ? 'sale' : 'rental';
    const expected = active.filter((listing) => listing.operation === operation && matches(listing));
    const { total, inmuebles } = await search(query);
    expect(total).toBe(expected.length);
    expect(inmuebles.map(({ description }) => description.slice(0, 40)).sort()).toEqual(
      expected.map(({ notes }) => notes.replace(/\s+/g, ' ').slice(0, 40)).sort(),
    );
  });

  it('pages by twenty without overlap: featured first, then newest', async () => {
    const cards = await allPages('operacion=alquiler');
    expect(new Set(cards.map(({ codigo }) => codigo)).size).toBe(cards.length);
    expect(cards).toHaveLength((await search('operacion=alquiler')).total);
    const keys = cards.map(({ destacado, fechaPublicacion }) => `${destacado ? 1 : 0} ${fechaPublicacion}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
  });

  it.each([
    ['precio-menor', (a: number, b: number) => a - b],
    ['precio-mayor', (a: number, b: number) => b - a],
  ])('sorts sales by %s in pesos, with Consultar and no price last', async (sort, order) => {
    const cards = await allPages(`operacion=venta&orden=${sort}`);
    const pesos = cards.map(({ precio, moneda }) =>
      precio && precio > 1 ? precio * (moneda === 'USD' ? DOLLAR : 1) : null,
    );
    const priced = pesos.filter((amount) => amount !== null);
    expect(pesos.slice(0, priced.length)).toEqual(priced);
    expect(priced).toEqual(priced.toSorted(order));
  });

  it.each([
    ['llegada=2027-01-10', 'salida'],
    ['salida=2027-01-10', 'llegada'],
    ['llegada=2027-01-10&salida=2027-01-10', 'salida'],
    ['llegada=2027-01-10&salida=2027-06-10', 'salida'],
    ['llegada=2027-02-30&salida=2027-03-10', 'llegada'],
    ['zona=1,2,3', 'zona'],
  ])('refuses %s, and says which', async (query, field) => {
    const answer = await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().errores)]).toEqual([400, [field]]);
  });

  it('finds what lies inside a zone of the map', async () => {
    const [south, west, north, east] = [-38.3, -57.9, -38.25, -57.8];
    const { inmuebles, total } = await search(
      `operacion=alquiler&zona=${[south, west, north, east].join(',')}`,
    );
    const expected = active.filter(
      ({ operation, location: { latitude, longitude } }) =>
        operation === 'rental' &&
        latitude !== null &&
        longitude !== null &&
        latitude >= south &&
        latitude <= north &&
        longitude >= west &&
        longitude <= east,
    );
    expect(total).toBe(expected.length);
    expect(inmuebles.every(({ latitud }) => latitud! >= south && latitud! <= north)).toBe(true);
  });

  it('knows Garage and Cochera as one amenity', async () => {
    const garage = await search('operacion=alquiler&servicios[]=Garage&pagina=1');
    expect(garage.total).toBeGreaterThan(0);
    expect(garage.total).toBe((await search('operacion=alquiler&servicios[]=cochera&pagina=1')).total);
  });

  it('without a rate compares prices within one currency alone, and asks for it', async () => {
    await app.sql('DELETE FROM exchange_rates');
    try {
      for (const query of ['operacion=venta&precioHasta=90000', 'operacion=alquiler&orden=precio-menor']) {
        const answer = await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${query}`);
        expect([answer.statusCode, Object.keys(answer.json().errores ?? {})]).toEqual([400, ['moneda']]);
      }
      expect((await search('operacion=venta')).hayCotizacion).toBe(false);
      const dollars = await allPages('operacion=venta&orden=precio-menor&moneda=USD&precioDesde=1');
      const amounts = dollars.map(({ precio }) => precio!);
      expect(amounts.length).toBeGreaterThan(0);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    } finally {
      await storeDollarRate(app, DOLLAR);
    }
    expect((await search('operacion=venta')).hayCotizacion).toBe(true);
  });

  it('finds a listing by its code, and none by the code of a listing that is not public', async () => {
    const [hidden] = await app.sql<{ code: string }>(
      `SELECT code FROM listings WHERE status = 'withdrawn' LIMIT 1`,
    );
    expect(await search('codigo=alq-0001')).toMatchObject({ total: 1, inmuebles: [{ codigo: 'ALQ-0001' }] });
    expect(await search(`codigo=${hidden!.code}`)).toEqual(
      expect.objectContaining({ success: true, inmuebles: [], message: 'No se encontraron resultados' }),
    );
  });

  it('never says more of an owner than it should', async () => {
    const { inmuebles } = await search('operacion=alquiler');
    const sheets = await Promise.all(
      inmuebles
        .slice(0, 50)
        .map(
          async ({ codigo }) =>
            (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${codigo}`)).body,
        ),
    );
    const map = (await app.get('/api/inmueble/mapa/obtenerInmueblesParaMapa')).body;
    const everything = [JSON.stringify(inmuebles), map, ...sheets].join('\n');
    const secrets = active
      .flatMap(({ contact, email }) => [contact.dni, contact.email, email])
      .filter(Boolean);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it('answers 400, and which field, to a value that means nothing', async () => {
    const answer = await app.get(
      '/api/inmueble/busqueda/buscarInmueblesFiltros?dormitorios[]=muchos&precioDesde=-5',
    );
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errores)).toEqual(['dormitorios', 'precioDesde']);
  });

  it.each(["'; DROP TABLE listings; --", '%00', '../../etc', '[$ne]', 'a'.repeat(5_000)])(
    'survives %p in every parameter',
    async (text) => {
      for (const name of ['ciudades[]', 'codigo', 'servicios[]', 'periodo', 'orden', 'operacion']) {
        const answer = await app.get(
          `/api/inmueble/busqueda/buscarInmueblesFiltros?${name}=${encodeURIComponent(text)}`,
        );
        expect([name, answer.statusCode < 500]).toEqual([name, true]);
      }
    },
  );
});
