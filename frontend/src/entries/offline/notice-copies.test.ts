import { copyOf, noteAnswer, savedNotices } from './notice-copies.js';

const SITE = 'https://costa.example';
const SHEET = '/ver-ficha-inmueble/ALQ-0001';

function sheet(price: string): Response {
  const html = `<meta name="description" content="Alquiler de dueño directo · ${price}. Casa." /><h1>Casa</h1><div id="root">`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The part of the Cache API that is used. */
class Stored {
  private readonly kept = new Map<string, Response>();
  match = (path: string | { url: string }) => this.kept.get(pathOf(path))?.clone();
  put = (path: string, response: Response) => void this.kept.set(path, response);
  delete = (path: string) => this.kept.delete(path);
  keys = () => [...this.kept.keys()].map((path) => ({ url: SITE + path }));
}

const pathOf = (path: string | { url: string }) =>
  typeof path === 'string' ? path : path.url.slice(SITE.length);

describe('the copy of a sheet', () => {
  const had = { caches: globalThis.caches, location: globalThis.location };
  beforeEach(() => {
    const stores = new Map<string, Stored>();
    const open = (name: string) => stores.get(name) ?? stores.set(name, new Stored()).get(name)!;
    Object.assign(globalThis, { caches: { open }, location: { href: `${SITE}/sw.js` } });
  });
  afterAll(() => void Object.assign(globalThis, had));

  const opened = (question: string, price: string) => noteAnswer('ALQ-0001', sheet(price), question);
  const shown = (question: string) => copyOf({ code: 'ALQ-0001', question });

  it('is that of the sheet without dates, whatever it was opened with', async () => {
    await opened('?llegada=2027-01-10&salida=2027-01-20', 'ARS$ 900.000 por 10 noches');
    expect([await shown(''), await savedNotices()]).toEqual([undefined, []]);
    await opened('', 'desde ARS$ 40.000 por noche');
    await opened('?personas=4', 'ARS$ 900.000 por 10 noches');
    expect((await savedNotices()).map(({ price }) => price)).toEqual(['desde ARS$ 40.000 por noche']);
  });

  it('is shown at its own address, to which one with dates leads', async () => {
    await opened('', 'desde ARS$ 40.000 por noche');
    expect(await (await shown(''))!.text()).toContain('role="status"');
    const answer = (await shown('?llegada=2027-01-10&salida=2027-01-20'))!;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, SITE + SHEET]);
  });

  it('goes with the notice, also if it was asked for with dates', async () => {
    await opened('', 'desde ARS$ 40.000 por noche');
    await noteAnswer('ALQ-0001', new Response('', { status: 410 }), '?personas=4');
    expect(await shown('')).toBeUndefined();
  });
});
