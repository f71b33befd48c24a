import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { insertZones } from '../../../backend/src/operations/demo/stories/load-demonstration.js';
import { SearchRows } from '../../../backend/src/listings/rows/search-rows.js';
import { IndexFeed } from '../../../backend/src/search/index/index-feed.js';
import { CardListAnswers } from '../../../backend/src/search/cards/card-list-answers.js';
import { WrittenResults } from '../../../backend/src/search/results/written-results.js';
import type { CardList } from '../../../backend/src/search/cards/card-list.js';
import { RelatedListings } from '../../../backend/src/search/cards/related-listings.js';
import { Showcase } from '../../../backend/src/search/cards/showcase.js';
import { SearchListings } from '../../../backend/src/search/results/search-listings.js';
import { readSettings } from '../../../backend/src/platform/config/settings.js';
import { foundInIndex } from '../../../backend/src/search/index/map-found.js';
import { MapGrid } from '../../../backend/src/search/map/map-grid.js';
import type { FoundOnMap } from '../../../backend/src/search/index/found-on-map.js';
import { MapRows } from '../../../backend/src/search/map/map-rows.js';
import { SearchContexts } from '../../../backend/src/search/questions/search-contexts.js';
import type { ListingCode } from '../../../common/listings/listing-code.js';
import { tilesOf } from '../../../common/search/map/map-tiles.js';
import { Transactions } from '../../../backend/src/platform/database/transactions.js';
import { createHttpApp } from '../../../backend/src/platform/server/http-app.js';
import { ContentFeed } from '../../../backend/src/platform/database/replica/content-feed.js';
import { WebModule } from '../../../backend/src/processes/web.module.js';
import { formatDay, parseDay } from '../../../common/kernel/time/days.js';
import { SEA_LIMITS } from '../../../common/search/filters/near-sea.js';
import {
  emptyFilters,
  normaliseFilters,
  SORT_OPTIONS,
  type SearchFilters,
  type SortOrder,
} from '../../../common/search/query/search-filters.js';
import { INTERNAL_LIMITS } from '../../../common/kernel/limits.js';
import { someAttributes } from '../../builders/attribute-choices.js';
import { SEARCHED_WORDS } from '../../builders/sentences.js';
import { storeDollarRate } from '../../builders/rows.js';
import { seededFraction } from '../../support/seeded.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { ALL } from '../../support/tier.js';

const LISTINGS = 700;
/** Each is a test, with a limit of its own. */
const ROUNDS = Array.from({ length: ALL ? 100 : 2 }, (_, round) => round);
const SEARCHES_A_ROUND = ALL ? 100 : 50;
const CHANGES_A_ROUND = 10;
const AMENITIES = ['pileta', 'parrilla', 'cochera', 'wi-fi', 'mascotas', 'helipuerto'];

/** An answer of the index. While it cannot know that it is up to date, as without its connection, SQL answers instead. */
async function fromIndex<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  let answer: T | undefined;
  await eventually(`the index answers ${what}`, async () => (answer = await ask()) !== undefined);
  return answer!;
}

describe('the memory index', () => {
  const random = seededFraction(20_261_121);
  const chance = (share: number) => random() < share;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  let app: TestApp;
  /** Another web process on the same database. */
  let second: NestFastifyApplication;

  beforeAll(async () => {
    app = await TestApp.start();
    second = await createHttpApp(WebModule, readSettings());
    await second.init();
    await insertZones(app.owner.manager);
    await loadListings(app.owner, generateListings(LISTINGS, 5), { photos: new Map(), photoKey: () => '' });
    await storeDollarRate(app, 1437.5);
  });
  afterAll(async () => {
    await second.close();
    await app.stop();
  });

  /** Waits until the index of a web process contains all changes. */
  async function caughtUp(web: NestFastifyApplication): Promise<void> {
    const [clock] = await app.sql<{ change_number: string }>('SELECT change_number FROM search_clock');
    web.get(ContentFeed, { strict: false }).noteWrite();
    const feed = web.get(IndexFeed);
    await eventually('the index holds all changes', async () => {
      const isCurrent = (await feed.current()) !== undefined;
      return isCurrent && feed.changeNumber >= Number(clock!.change_number);
    });
  }

  function aSearch(): { filters: SearchFilters; sort: SortOrder; page: number } {
    // Names every filter, so that the compiler asks for a new one.
    const filters: SearchFilters = {
      operation: chance(0.7) ? 'rental' : 'sale',
      arrival: null,
      departure: null,
      towns: chance(0.4) ? [pick(['Miramar', 'Mar del Plata', 'Mar del Sur'])] : [],
      zones: chance(0.2) ? [pick(['centro', 'punta-mogotes', 'las-flores', '3', 'la-luna'])] : [],
      propertyTypes: chance(0.5) ? [pick([1, 2, 2, 1, 3, 4, 8, 9] as const)] : [],
      ...someAttributes(chance, random),
      amenities: chance(0.3) ? [pick(AMENITIES)] : [],
      period: chance(0.4) ? pick([1, 2, 3, 4, 5, 6, 7] as const) : null,
      fraction: chance(0.5) ? pick([1, 2, 3, 4, 5] as const) : null,
      nearSea: chance(0.2) ? [pick(SEA_LIMITS)] : [],
      words: chance(0.2) ? pick(SEARCHED_WORDS) : [],
      free: chance(0.3),
      featured: chance(0.1),
      currency: chance(0.2) ? pick(['ARS', 'USD'] as const) : null,
      priceFrom: chance(0.25) ? Math.round(random() * 300_000) : null,
      priceTo: chance(0.25) ? Math.round(random() * 2_000_000) : null,
      area: chance(0.1) ? { south: -38.3, west: -57.9, north: -38 - random() / 4, east: -57.5 } : null,
    };
    if (chance(0.3)) {
      const arrival = parseDay('2026-12-05')! + Math.floor(random() * 100);
      Object.assign(filters, {
        nights: null,
        arrival: formatDay(arrival),
        departure: formatDay(arrival + 1 + Math.floor(random() * 25)),
      });
    }
    return { filters: normaliseFilters(filters), sort: pick(SORT_OPTIONS).value, page: chance(0.7) ? 1 : 3 };
  }

  /** One random search through the index of a web process and through SQL, as written responses. */
  async function askBoth(web: NestFastifyApplication): Promise<{ found: unknown; expected: unknown }> {
    const { filters, sort, page } = aSearch();
    const query = { code: null, filters, sort, page };
    const search = web.get(SearchListings);
    const answers = web.get(WrittenResults);
    const expected = answers.written(await search.fromRows(query));
    const found = await fromIndex('a search', async () => {
      const result = await search.execute(query);
      return 'cards' in result ? undefined : answers.write(result);
    });
    return { found: { ...query, answer: String(found) }, expected: { ...query, answer: String(expected) } };
  }

  /** Lists without a search, and searches by code: the code of a listing, of one that is not public, a former and an unknown one. */
  async function askBothForLists(
    web: NestFastifyApplication,
  ): Promise<{ found: unknown; expected: unknown }> {
    const showcase = web.get(Showcase);
    const related = web.get(RelatedListings);
    const answers = web.get(CardListAnswers);
    const [listing] = await app.sql<{ id: number; code: string; status: string }>(
      `SELECT id, code, status FROM listings WHERE code IS NOT NULL AND status IN ('active', 'withdrawn') ORDER BY md5(id::text || $1) LIMIT 1`,
      [random()],
    );
    const { id, code, status } = listing!;
    const operation = pick([null, 'rental', 'sale'] as const);
    const town = pick(['Miramar', 'Mar del Plata', 'Mar del Sur']);
    const lists: [string, CardList][] = [
      ['featured', showcase.featured(operation)],
      ['latest', showcase.latest(operation)],
      ['directory', showcase.directory([6, 8], { page: pick([1, 2]), pageSize: 5 })],
      ['related', related.of({ id, operation: operation ?? 'rental', town })],
      ['related by code', related.ofCode(code)],
    ];
    const pairs: { list: string; index: unknown; rows: unknown }[] = [];
    for (const [name, list] of lists) {
      const present = (cards: unknown[], total: number) => ({ cards, total });
      const ask = () => answers.fromIndex(list, present);
      const inIndex = status === 'active' ? await fromIndex(name, ask) : await ask();
      const fromRows = await answers.fromRows(list, present);
      pairs.push({ list: name, index: String(inIndex ?? fromRows), rows: String(fromRows) });
    }
    const search = web.get(SearchListings);
    const written = web.get(WrittenResults);
    for (const asked of [code, 'ALQ-99999'] as const) {
      const query = {
        code: asked as ListingCode,
        filters: emptyFilters('rental'),
        sort: 'recientes',
        page: 1,
      } as const;
      const isInIndex = asked === code && status === 'active';
      const ask = async () => {
        const result = await search.execute(query);
        return isInIndex && 'cards' in result ? undefined : written.write(result);
      };
      const rows = String(written.written(await search.fromRows(query)));
      pairs.push({ list: `code ${asked}`, index: String(await fromIndex(asked, ask)), rows });
    }
    return {
      found: pairs.map(({ list, index }) => ({ list, answer: index })),
      expected: pairs.map(({ list, rows }) => ({ list, answer: rows })),
    };
  }

  /** The same on the map, for one or both operations. */
  async function askBothOnMap(): Promise<{ found: unknown; expected: unknown }> {
    const { filters } = aSearch();
    const others = normaliseFilters({ ...filters, operation: 'sale' });
    const question = filters.operation === 'rental' && chance(0.5) ? [filters, others] : [filters];
    const contexts = await Promise.all(
      question.map((one) => app.web.get(SearchContexts).of(one, 'recientes')),
    );
    const index = await fromIndex('the map', () => app.web.get(IndexFeed).current());
    const tiles = tilesOf({ south: -38.4, west: -58.1, north: -37.9, east: -57.4 }, pick([9, 10, 11, 12]));
    const groupsOf = (onMap: FoundOnMap) => {
      const grid = new MapGrid(tiles);
      onMap.forEach((key, x, y) => grid.add(key, x, y));
      const groups = grid.groups().map((group) => {
        if (group.kind === 'cluster') return group;
        const ids = group.keys.map((key) => onMap.listingId(key));
        return { ...group, keys: undefined, ids: ids.toSorted((one, other) => one - other) };
      });
      return { question, total: onMap.total, groups, newest: onMap.newest(30).map(onMap.listingId) };
    };
    return {
      found: groupsOf(await foundInIndex(index, contexts)),
      expected: groupsOf(await app.web.get(MapRows).find(contexts)),
    };
  }

  /** Random changes by owners and the operator, written to the table and its search row. */
  async function changeSomething(): Promise<void> {
    const changes = [
      `UPDATE listings SET status = 'withdrawn' WHERE id = $1 AND status = 'active'`,
      `UPDATE listings SET status = 'active' WHERE id = $1 AND status = 'withdrawn'`,
      `UPDATE listings SET people = 1 + id % 9, bathrooms = NULL, total_area = nullif(id % 4, 0) * 25.5, covered_area = 20 + id % 90, credit_eligible = NOT credit_eligible WHERE id = $1`,
      `UPDATE listings SET featured = NOT featured, conditions = jsonb_set(conditions, '{limpieza}', '9') WHERE id = $1`,
      `UPDATE listings SET code = left(code, 4) || (100000 + id) WHERE id = $1 AND code IS NOT NULL`,
      `UPDATE listings SET availability_asks = (availability_asks + 1) % 4 WHERE id = $1`,
      `UPDATE prices SET rented = NOT rented WHERE listing_id = $1 AND operation = 'rental'`,
      `UPDATE prices SET amount = amount + 1000 WHERE listing_id = $1 AND amount > 1`,
      `UPDATE locations SET town = 'Mar del Sur', street = 'Calle 21' WHERE listing_id = $1`,
      `UPDATE locations SET latitude = -38.0005, longitude = -57.5475, town = 'Mar del Plata' WHERE listing_id = $1`,
      `UPDATE listings SET notes = 'Frente al mar y cerca del vivero, con dos habitaciones.' WHERE id = $1`,
    ];
    const id = 1 + Math.floor(random() * LISTINGS);
    await app.web.get(Transactions).run(async (tx) => {
      await tx.query('SELECT id FROM listings WHERE id = $1 FOR UPDATE', [id]);
      await tx.query(pick(changes), [id]);
      await app.web.get(SearchRows).refresh(tx, id);
    });
  }

  it.each(ROUNDS)(
    'finds what SQL finds while listings change and its connection is cut (%i)',
    async (round) => {
      for (let change = 0; change < CHANGES_A_ROUND; change++) await changeSomething();
      if (round % 3 === 2)
        await app.sql(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%"content"%'`,
        );
      await caughtUp(app.web);
      await caughtUp(second);
      for (let search = 0; search < SEARCHES_A_ROUND; search++) {
        const { found, expected } = await askBoth(search % 4 === 3 ? second : app.web);
        expect(found).toEqual(expected);
        if (search % 10 > 0) continue;
        const onMap = await askBothOnMap();
        expect(onMap.found).toEqual(onMap.expected);
        const lists = await askBothForLists(search % 20 === 10 ? second : app.web);
        expect(lists.found).toEqual(lists.expected);
      }
    },
  );

  it('counts every choice as a search for it finds', async () => {
    const base = 'operacion=alquiler&ciudades[]=Miramar&llegada=2027-01-16&salida=2027-02-01&libres=1';
    const total = async (query: string): Promise<number> =>
      (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${query}&pagina=1`)).json().total;
    const counts = (await app.get(`/api/inmueble/busqueda/contarFiltros?${base}`)).json();
    expect(counts.opciones.towns['Mar del Plata']).toBe(
      await total(base.replace('Miramar', 'Mar+del+Plata')),
    );
    expect(counts.opciones.zones['las-flores']).toBe(await total(`${base}&barrio[]=las-flores`));
    expect(counts.opciones.propertyTypes['1']).toBe(await total(`${base}&tipoPropiedad[]=1`));
    expect(counts.opciones.people['6']).toBe(await total(`${base}&personas=6`));
    expect(counts.opciones.bathrooms['2']).toBe(await total(`${base}&banos=2`));
    expect(counts.opciones.amenities.parrilla).toBe(await total(`${base}&servicios[]=parrilla`));
    expect(counts.opciones.nearSea['500']).toBe(await total(`${base}&mar=500`));
    expect(counts.opciones.featured.true).toBe(await total(`${base}&destacado=1`));
    const priced: number = counts.precios.cantidades.reduce((sum: number, count: number) => sum + count, 0);
    expect(priced).toBe(await total(`${base}&precioDesde=0`));
    expect(counts.opciones.amenities.parrilla).toBeGreaterThan(0);
  });

  it('gives a sample of the codes, each once', async () => {
    await caughtUp(app.web);
    const { codigos } = (await app.get('/api/inmueble/obtener/obtenerCodigosInmuebles')).json();
    expect([codigos.length, new Set(codigos).size]).toEqual(Array(2).fill(INTERNAL_LIMITS.codesSample));
  });

  it('answers from the rows while it is not current', async () => {
    const feed = app.web.get(IndexFeed);
    const now = jest.spyOn(feed, 'now').mockReturnValue(undefined);
    const current = jest.spyOn(feed, 'current').mockResolvedValue(undefined);
    const query = 'operacion=alquiler&orden=precio-menor&periodo=Enero&pagina=1';
    const fromRows = (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${query}`)).json();
    expect((await app.get(`/api/inmueble/busqueda/contarFiltros?${query}`)).statusCode).toBe(503);
    now.mockRestore();
    current.mockRestore();
    expect((await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${query}`)).json()).toEqual(
      fromRows,
    );
  });
});
