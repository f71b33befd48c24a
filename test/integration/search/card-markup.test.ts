import { SearchedApp } from '../../support/searched-app.js';

const RESULTS = '/resultado-busqueda/Alquiler/Miramar/Casa';
/** A card of a page of results, with its frame. */
const CARD = /<article data-codigo="([^"]+)".*?<\/article>/g;

/** The markup of cards is cached between renders (docs/decisions/0026). */
describe('cards on pages', () => {
  let searched: SearchedApp;

  beforeAll(async () => {
    searched = await SearchedApp.start();
  });
  afterAll(() => searched.app.stop());

  /** Markup by code. */
  const cards = async (path: string): Promise<Map<string, string>> => {
    const { statusCode, body } = await searched.app.get(path, { accept: 'text/html' });
    expect([path, statusCode]).toEqual([path, 200]);
    return new Map([...body.matchAll(CARD)].map(([markup, code]) => [code!, markup]));
  };

  it('are the same when the page is rendered again, except that of the listing that has changed', async () => {
    const before = await cards(RESULTS);
    expect(before.size).toBe(20);
    const changed = [...before.keys()][7]!;
    expect(before.get(changed)).not.toContain('9 baños');
    const [{ id }] = (await searched.app.sql<{ id: number }>('SELECT id FROM listings WHERE code = $1', [
      changed,
    ])) as [{ id: number }];
    const answer = await searched.app.post(
      '/api/inmueble/actualizar/updateInmueble.php',
      { idInmueble: id, banos: 9 },
      await searched.app.signIn(),
    );
    expect(answer.statusCode).toBe(200);

    const after = await cards(RESULTS);
    expect(after.get(changed)).toContain('9 baños');
    const expected = new Map(before).set(changed, after.get(changed)!);
    expect([...after]).toEqual([...expected]);
  });
});
