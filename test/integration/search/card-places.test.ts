import { withdrawListing } from '#common/listings/review/decision-calls.js';
import type { SearchAnswer } from '#common/search/query/search-calls.js';
import { recordView } from '#common/stats/listing-stats-calls.js';
import { IndexFeed } from '../../../backend/src/search/index/index-feed.js';
import { CardKeeper } from '../../../backend/src/search/cards/card-keeper.js';
import { CardStore } from '../../../backend/src/search/cards/card-store.js';
import { PublicCards } from '../../../backend/src/search/cards/public-cards.js';
import { SearchReferencesQuery } from '../../../backend/src/search/questions/search-references.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

const SEARCH = '/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler';

describe('the cards of a search', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const search = async (query: string) => (await app.get(SEARCH + query)).json<SearchAnswer>().inmuebles;
  const isInIndex = (code: string) =>
    eventually(`the index contains ${code}`, async () => {
      const found = await app.web.get(IndexFeed).current();
      return found?.index.codes.placeOf(code) !== undefined;
    });

  it('are read before a search, and again when their counters change', async () => {
    const operator = await app.signIn();
    const id = await publish(app, aPublication());
    const code = await approve(app, id, { operator });
    await isInIndex(code);
    const { index } = (await app.web.get(IndexFeed).current())!;
    const store = app.web.get(CardStore, { strict: false });
    await eventually('the card is read', () => Promise.resolve(store.has(index, index.placeOf(id)!)));

    const read = jest.spyOn(store, 'read');
    expect((await app.post(recordView.path, { idInmuebles: id })).statusCode).toBe(200);
    await eventually('the card is read again', () =>
      Promise.resolve(read.mock.calls.some(([, places]) => places.includes(index.placeOf(id)!))),
    );
    await Promise.all(read.mock.results.map(({ value }) => value as Promise<void>));
    expect(await search(`&codigo=${code}`)).toMatchObject([
      { codigo: code, estadisticas: { cantVistas: 1 } },
    ]);
    await app.post(withdrawListing.path, { idInmueble: id }, operator);
  });

  it('stay when another listing or the rate changes, and are read again when a service has another name', async () => {
    const operator = await app.signIn();
    const [amenity] = await app.sql<{ id: number; name: string }>('SELECT id, name FROM amenities LIMIT 1');
    const { inmueble, ...rest } = aPublication();
    const id = await publish(app, { ...rest, inmueble: { ...inmueble, servicios: [amenity!.id] } });
    const code = await approve(app, id, { operator });
    await isInIndex(code);
    const { index } = (await app.web.get(IndexFeed).current())!;
    const store = app.web.get(CardStore, { strict: false });
    const services = async () => (await search(`&codigo=${code}`))[0]!.servicios;
    expect(await services()).toEqual([amenity!.name]);
    const { version } = store;

    const other = await publish(app, aPublication());
    await isInIndex(await approve(app, other, { operator }));
    const rate = 1_234;
    await app.owner.query(
      `INSERT INTO exchange_rates (currency, value, source, fetched_at) VALUES ('USD', $1, 'prueba', now())
       ON CONFLICT (currency) DO UPDATE SET value = $1`,
      [rate],
    );
    const references = app.web.get(SearchReferencesQuery, { strict: false });
    await eventually('the rate is known', async () => (await references.current()).dollarRate === rate);
    expect(await search('&pagina=1')).toHaveLength(2);
    expect(store.has(index, index.placeOf(id)!)).toBe(true);
    expect(store.version).toBe(version);

    await app.owner.query(`UPDATE amenities SET name = 'Otro nombre' WHERE id = $1`, [amenity!.id]);
    await eventually('the card has the new name', async () => (await services())[0] === 'Otro nombre');
    expect(store.version).toBe(version + 1);
    for (const one of [id, other]) await app.post(withdrawListing.path, { idInmueble: one }, operator);
  });

  it('are of what it found, even if the place of a listing becomes that of another while cards are read', async () => {
    // Only searches read cards.
    await app.web.get(CardKeeper, { strict: false }).onModuleDestroy();
    const operator = await app.signIn();
    const found = await publish(app, aPublication());
    const { ubicacion, ...other } = aPublication();
    const elsewhere = await publish(app, {
      ...other,
      ubicacion: { ...ubicacion, localidad: 'Mar del Plata' },
    });
    await isInIndex(await approve(app, found, { operator }));

    const cards = app.web.get(PublicCards, { strict: false });
    const read = cards.unpriced.bind(cards);
    jest.spyOn(cards, 'unpriced').mockImplementationOnce(async (...asked) => {
      const answer = await app.post(withdrawListing.path, { idInmueble: found }, operator);
      expect(answer.statusCode).toBe(200);
      await isInIndex(await approve(app, elsewhere, { operator }));
      // Another visitor sees the new listing, whose card is then cached.
      expect(await search('&ciudades=Mar del Plata&pagina=1')).toHaveLength(1);
      return read(...asked);
    });
    expect(await search('&ciudades=Miramar&pagina=1')).toEqual([]);
  });
});
