import { tilesOf, writeTiles } from '#common/search/map/map-tiles.js';
import type { MapOverviewAnswer, MapWindowAnswer, MapAnswer } from '#common/search/map/map-calls.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { ContentFeed } from '#platform/database/replica/content-feed.js';
import { Transactions } from '#platform/database/transactions.js';
import { SearchRows } from '../../../backend/src/listings/rows/search-rows.js';
import { TestApp } from '../../support/test-app.js';

const GROUPS = '/api/inmueble/mapa/agruparInmueblesParaMapa';
const LISTINGS = '/api/inmueble/mapa/obtenerInmueblesParaMapa';
const COAST = { south: -38.45, west: -58.1, north: -37.9, east: -57.4 };

describe('the map', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    await loadListings(app.owner, generateListings(400, 11), {
      photos: new Map(),
      photoKey: () => '',
    });
  });
  afterAll(() => app.stop());

  const ask = async <T>(call: string, query = ''): Promise<T> =>
    (await app.get(`${call}?${query}`)).json() as T;
  const count = async (where: string): Promise<number> =>
    (
      await app.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM search WHERE latitude IS NOT NULL ${where}`,
      )
    )[0]!.n;
  const windowAt = (zoom: number, filters = '') =>
    ask<MapWindowAnswer>(GROUPS, `${filters}&zoom=${zoom}&teselas=${writeTiles(tilesOf(COAST, zoom))}`);

  it.each([
    ['', ''],
    ['operacion=alquiler', `AND operation = 'rental'`],
    ['operacion=venta&tipoPropiedad[]=casa', `AND operation = 'sale' AND property_type = 1`],
    ['ciudades[]=Mar del Sur', `AND town = 'Mar del Sur'`],
    ['operacion=venta&periodo=Enero&libres=1&minimo=3', `AND operation = 'sale'`],
    ['operacion=venta&ciudades[]=Atlantis', 'AND false'],
  ])(
    'of %p tells how much there is, where, and shows each listing once at every zoom',
    async (filters, where) => {
      const total = await count(where);
      const [area] = await app.sql(
        `SELECT min(latitude)::float8 AS sur, min(longitude)::float8 AS oeste, max(latitude)::float8 AS norte,
              max(longitude)::float8 AS este FROM search WHERE latitude IS NOT NULL ${where}`,
      );
      const overview = await ask<MapOverviewAnswer>(GROUPS, filters);
      expect(overview.total).toBe(total);
      for (const [side, degrees] of Object.entries(overview.limites ?? {}))
        expect(degrees).toBeCloseTo(area![side] as number, 6);
      expect(overview.limites === null).toBe(total === 0);
      for (const zoom of [8, 10, 12]) {
        const { total: all, grupos, lugares } = await windowAt(zoom, filters);
        const shown = [...grupos, ...lugares].reduce((sum, { cantidad }) => sum + cantidad, 0);
        expect([zoom, all, shown]).toEqual([zoom, total, total]);
        const codes = lugares.flatMap(({ codigos }) => codigos);
        expect(new Set(codes).size).toBe(codes.length);
      }
    },
  );

  it('names the listings of one place, the newest first, and gives them by their codes', async () => {
    const [first] = await app.sql<{ latitude: string; longitude: string }>(
      `SELECT latitude, longitude FROM search WHERE operation = 'rental' AND latitude IS NOT NULL LIMIT 1`,
    );
    const neighbours = await app.sql<{ id: number }>(
      `SELECT listing_id AS id FROM search WHERE operation = 'rental' ORDER BY published_at DESC LIMIT 3`,
    );
    const ids = neighbours.map(({ id }) => id);
    await app.web.get(Transactions).run(async (tx) => {
      await tx.query('UPDATE locations SET latitude = $1, longitude = $2 WHERE listing_id = ANY($3)', [
        first!.latitude,
        first!.longitude,
        ids,
      ]);
      await app.web.get(SearchRows).refresh(tx, ...ids);
    });
    // A write outside the process may not have been notified yet.
    app.web.get(ContentFeed).noteWrite();
    const newest = await app.sql<{ code: string }>(
      `SELECT code FROM search WHERE latitude = $1 AND longitude = $2 AND operation = 'rental'
       ORDER BY published_at DESC, listing_id DESC`,
      [first!.latitude, first!.longitude],
    );
    const codes = newest.map(({ code }) => code);
    const { south, west } = { south: Number(first!.latitude), west: Number(first!.longitude) };
    const tiles = writeTiles(tilesOf({ south, west, north: south + 1e-7, east: west + 1e-7 }, 19));
    const { lugares } = await ask<MapWindowAnswer>(GROUPS, `operacion=alquiler&zoom=19&teselas=${tiles}`);
    expect(lugares.find(({ codigos }) => codigos.includes(codes[0]!))).toMatchObject({
      cantidad: codes.length,
      codigos: codes,
      titulo: `${codes.length} avisos`,
    });
  });

  it('lists the newest of an area, and listings by their codes', async () => {
    const zone = 'zona=-38.3,-57.9,-38.2,-57.8';
    const { inmuebles, total } = await ask<MapAnswer>(LISTINGS, `${zone}&cantidad=30`);
    const inZone = 'AND latitude BETWEEN -38.3 AND -38.2 AND longitude BETWEEN -57.9 AND -57.8';
    expect(total).toBe(await count(inZone));
    const newest = await app.sql<{ code: string }>(
      `SELECT code FROM search WHERE latitude IS NOT NULL ${inZone} ORDER BY published_at DESC, listing_id DESC LIMIT 30`,
    );
    expect(inmuebles.map(({ codigo }) => codigo)).toEqual(newest.map(({ code }) => code));
    const [one, other] = newest.slice(3).map(({ code }) => code);
    const named = await ask<MapAnswer>(LISTINGS, `codigos[]=${other}&codigos[]=${one!.toLowerCase()}`);
    expect(named.inmuebles.map(({ codigo }) => codigo)).toEqual([other, one]);
  });

  it('lists everything without a question, and the newest 300 of one', async () => {
    const everything = await ask<MapAnswer>(LISTINGS, '');
    expect(everything.inmuebles).toHaveLength(await count(''));
    expect((await ask<MapAnswer>(LISTINGS, 'desconocido=1')).inmuebles).toHaveLength(await count(''));
    const both = await ask<MapAnswer>(LISTINGS, 'orden=recientes');
    expect(both.total).toBeGreaterThan(300);
    expect(both.inmuebles).toHaveLength(300);
  });

  it('gives places the price that leads in the search', async () => {
    const dates = 'operacion=alquiler&llegada=2027-01-16&salida=2027-01-31&libres=1';
    const { lugares, total } = await windowAt(12, dates);
    expect(total).toBeGreaterThan(0);
    const single = lugares.filter(({ cantidad }) => cantidad === 1).slice(0, 5);
    for (const place of single) {
      const { inmuebles } = await ask<MapAnswer>(LISTINGS, `${dates}&codigos[]=${place.codigos[0]}`);
      expect(inmuebles[0]).toMatchObject({
        precio: place.precio,
        precioEstado: place.precioEstado,
        title: place.titulo,
        latitud: place.latitud,
      });
    }
  });

  it.each([
    'zoom=20&teselas=0,0,0,0',
    'zoom=-1&teselas=0,0,0,0',
    'zoom=13',
    'teselas=0,0,1,1',
    'zoom=13&teselas=0,0,5000,5000',
    'zoom=13&teselas=8192,0,8192,0',
    'zoom=3&teselas=4,4,2,2',
    'zoom=1e1&teselas=0,0,0,0',
    'operacion=permuta',
    'zona=1,2,3',
  ])('answers 400 to %p', async (query) => {
    expect((await app.get(`${GROUPS}?${query}`)).statusCode).toBe(400);
  });

  it.each(['cantidad=0', 'cantidad=5000', 'codigos[]=casa', 'operacion=permuta&cantidad=30'])(
    'answers 400 to a list of %p',
    async (query) => {
      expect((await app.get(`${LISTINGS}?${query}`)).statusCode).toBe(400);
    },
  );
});
