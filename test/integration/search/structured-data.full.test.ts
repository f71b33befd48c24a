import {
  missingFacts,
  structuredDataOf,
  vocabularyFaults,
  type SchemaNode,
} from '../../support/schema-org.js';
import { SearchedApp } from '../../support/searched-app.js';

const LISTS = [
  '/',
  '/resultado-busqueda/Alquiler/Miramar/Casa/Enero',
  '/resultado-busqueda/Venta/Todas/Todas',
  '/hoteles-cabanas',
  '/balnearios',
  '/tarifas',
  '/busquedas',
];

const WRONG: SchemaNode = {
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  name: 'Casa',
  bedroomsTotal: 3,
  offers: { '@type': 'Offer', availability: 'https://schema.org/InStock', price: 1 },
};

describe('structured data', () => {
  let searched: SearchedApp;

  beforeAll(async () => {
    searched = await SearchedApp.start();
  });
  afterAll(() => searched.app.stop());

  async function dataOf(path: string): Promise<SchemaNode[]> {
    const { statusCode, body } = await searched.app.get(path, { accept: 'text/html' });
    expect([path, statusCode]).toEqual([path, 200]);
    return structuredDataOf(body);
  }

  /** A sheet of each type and operation, and one with a price on request. */
  async function sheets(): Promise<string[]> {
    const rows = await searched.app.sql<{ code: string }>(
      `SELECT min(code) AS code FROM search GROUP BY property_type, operation
       UNION SELECT min(code) FROM search WHERE 1 = ANY(lead_ars) OR 1 = ANY(lead_usd)
       UNION SELECT min(code) FROM search WHERE 0 > ANY(lead_ars) OR 0 > ANY(lead_usd)`,
    );
    return rows.map(({ code }) => `/ver-ficha-inmueble/${code}`);
  }

  it('of every kind of page is what schema.org allows, and complete', async () => {
    const paths = [...LISTS, ...(await sheets())];
    const pages: SchemaNode[][] = [];
    // One after the other: the site renders few pages at a time and refuses those that wait too long.
    for (const path of paths) pages.push(await dataOf(path));
    const nodes = pages.flat();
    // The wrong node shows that the rules are applied.
    expect(vocabularyFaults([...nodes, WRONG])).toMatchObject([{ node: nodes.length }]);
    expect(nodes.flatMap((node) => missingFacts(node))).toEqual([]);
    expect(missingFacts(WRONG)).toEqual(expect.arrayContaining(['Offer.url', 'Offer.price']));
    expect(pages.filter((page) => page.length === 0)).toEqual([]);
    const types = (path: string) => pages[paths.indexOf(path)]!.map((node) => node['@type']).sort();
    expect(types('/')).toEqual(['WebSite']);
    expect(types(LISTS[1]!)).toEqual(['BreadcrumbList', 'ItemList']);
    expect(types('/hoteles-cabanas')).toEqual(['BreadcrumbList', 'ItemList']);
    expect(types(paths.at(-1)!)).toEqual(['BreadcrumbList', 'RealEstateListing']);
    const offered = nodes.flatMap((node) => (node['about'] as SchemaNode | undefined)?.['@type'] ?? []);
    expect(new Set(offered).size).toBeGreaterThanOrEqual(6);
  });

  it('of a sheet has one offer per price row, and the point of its map', async () => {
    const [row] = await searched.app.sql<{ code: string; id: number }>(
      `SELECT code, listing_id AS id FROM search WHERE operation = 'rental' AND jsonb_array_length(rental_prices) > 3 ORDER BY code LIMIT 1`,
    );
    const answer = await searched.app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${row!.code}`);
    const { precios, inmueble } = answer.json();
    const nodes = await dataOf(`/ver-ficha-inmueble/${row!.code}`);
    const listing = nodes.find((node) => node['@type'] === 'RealEstateListing')!;
    expect((listing['offers'] as SchemaNode[]).map((offer) => offer['price'] ?? 1)).toEqual(
      precios.map(({ monto }: { monto: number }) => monto),
    );
    expect((listing['about'] as SchemaNode)['geo']).toMatchObject({
      latitude: inmueble.latitud,
      longitude: inmueble.longitud,
    });
  });
});
