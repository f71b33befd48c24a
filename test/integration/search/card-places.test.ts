import { withdrawListing } from '#common/listings/review/decision-calls.js';
import type { SearchAnswer } from '#common/search/query/search-calls.js';
import { IndexFeed } from '../../../backend/src/search/index/index-feed.js';
import { PublicCards } from '../../../backend/src/search/cards/public-cards.js';
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

  it('are of what it found, even if the place of a listing becomes that of another while cards are read', async () => {
    const operator = await app.signIn();
    const found = await publish(app, aPublication());
    const { ubicacion, ...other } = aPublication();
    const elsewhere = await publish(app, {
      ...other,
      ubicacion: { ...ubicacion, localidad: 'Mar del Plata' },
    });
    await isInIndex(await approve(app, found, { operator }));

    const cards = app.web.get(PublicCards, { strict: false });
    const read = cards.byIds.bind(cards);
    jest.spyOn(cards, 'byIds').mockImplementationOnce(async (...asked) => {
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
