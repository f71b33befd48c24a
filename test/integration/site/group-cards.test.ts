import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { editContract } from '#common/listings/editing/edit-calls.js';
import { listCardPath, searchCardPath } from '#common/site/share-card.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { searchOfAddress } from '#common/search/query/search-path.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { DRAWN } from '../../../backend/src/site/share-cards/drawn-groups.js';
import { approve } from '../../builders/desk.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { eventually, TestApp } from '../../support/test-app.js';

const SEARCH = '/resultado-busqueda/Alquiler/Miramar/Casa';
const META = (name: string): RegExp => new RegExp(`<meta property="og:${name}" content="([^"]*)"`);

describe('the pictures of searches and of shared lists', () => {
  let app: TestApp;
  let desk: PhotoDesk;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    desk = await PhotoDesk.open(app);
    await desk.upload(desk.files(1));
    await desk.allReady();
    code = await approve(app, desk.listingId, { operator: desk.operator });
    await app.settle();
  });

  async function meta(path: string, name: string): Promise<string> {
    const { body } = await app.get(path, { accept: 'text/html' });
    return META(name).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }
  const pictureOf = async (path: string): Promise<string> => {
    const { pathname, search } = new URL(await meta(path, 'image'));
    return pathname + search;
  };
  const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  async function drawn(path: string): Promise<string> {
    const answer = await app.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(250_000);
    return digest(answer.rawPayload);
  }
  async function setPaid(pagado: boolean): Promise<void> {
    const contrato = { alqfotos: true, pagado };
    await app.post(editContract.path, { idInmueble: desk.listingId, contrato }, desk.operator);
    await app.settle();
  }
  async function withdraw(): Promise<void> {
    await app.post(withdrawListing.path, { idInmueble: desk.listingId }, desk.operator);
    await app.settle();
  }
  /** Counts and prices of searches may be two seconds old, and a page as old as the last confirmation of the feed. */
  const named = (path: string, prefix: string) =>
    eventually(`${path} names ${prefix}`, async () => (await pictureOf(path)).startsWith(prefix));
  const renamed = (path: string, before: string) =>
    eventually(`${path} names another picture`, async () => (await pictureOf(path)) !== before);
  const redrawn = (path: string, isAsExpected: (digest: string) => boolean) =>
    eventually(`${path} is drawn again`, async () => isAsExpected(await drawn(path)));

  it('are named by the page of a search with their size and words, and show its photos while they are public', async () => {
    await named(SEARCH, '/tarjetas/busquedas/');
    expect(await meta(SEARCH, 'image:width')).toBe('1200');
    expect(await meta(SEARCH, 'image:height')).toBe('630');
    expect(await meta(SEARCH, 'image:alt')).toBe('Casas en alquiler en Miramar');
    const before = await pictureOf(SEARCH);
    const plain = await drawn(before);
    await setPaid(true);
    await renamed(SEARCH, before);
    const after = await pictureOf(SEARCH);
    const withPhoto = await drawn(after);
    expect(withPhoto).not.toBe(plain);
    // Whatever version a preview asks for, it gets the present one.
    expect(await drawn(before)).toBe(withPhoto);
    await setPaid(false);
    await redrawn(after, (card) => card === plain);
  });

  it('of deeper searches are their own, also once their dates are over; those that find nothing have none', async () => {
    await named(SEARCH, '/tarjetas/busquedas/');
    const whole = await drawn(await pictureOf(SEARCH));
    const deep = await pictureOf(`${SEARCH}/personas-2`);
    expect(deep).toMatch(/^\/tarjetas\/busquedas\//);
    expect(await drawn(deep)).not.toBe(whole);
    const over = searchCardPath(
      { ...searchOfAddress(SEARCH)!, arrival: '2026-01-16', departure: '2026-01-31' },
      0,
    );
    expect(await drawn(over)).toBe(whole);
    expect(await pictureOf(`${SEARCH}/personas-20`)).toBe('/img/compartir.jpg');
  });

  it('of a list show its name and its public notices; none is left when all are withdrawn', async () => {
    const list = `/lista?avisos=${code},ALQ-9999&nombre=Lo%20que%20miramos`;
    const picture = await pictureOf(list);
    expect(picture).toMatch(/^\/tarjetas\/listas\/[0-9a-f]{8}\.jpg\?/);
    const one = await drawn(picture);
    expect(await drawn(listCardPath([code], 'Otro nombre', 0))).not.toBe(one);
    await setPaid(true);
    await redrawn(picture, (card) => card !== one);
    await withdraw();
    await eventually('no picture is left', async () => (await app.get(picture)).statusCode === 404);
    await named(list, '/img/compartir.jpg');
  });

  it('draw any name that an address can have', async () => {
    const names = [
      '<b>&</b> </span>',
      '\u0001\uFFFE\uFFFF',
      '👩‍👩‍👧 '.repeat(20),
      '‮ocsid',
      '日本',
      'W'.repeat(60),
    ];
    const cards = await Promise.all(names.map((name) => drawn(listCardPath([code], name, 0))));
    expect(new Set(cards).size).toBe(names.length);
  });

  it('do not exist for other names, addresses or codes', async () => {
    const missing = [
      '/tarjetas/busquedas/xyz.jpg?de=' + encodeURIComponent(SEARCH),
      '/tarjetas/busquedas/0123abcd.jpg',
      '/tarjetas/busquedas/0123abcd.jpg?de=https://otro.test/resultado-busqueda/Alquiler',
      '/tarjetas/busquedas/0123abcd.jpg?de=/contacto',
      '/tarjetas/busquedas/0123abcd.jpg?de[]=/resultado-busqueda/Alquiler',
      searchCardPath({ ...emptyFilters('rental'), towns: ['Mar del Sur'] }, 0),
      '/tarjetas/listas/0123abcd.jpg?avisos=ALQ-9999',
      '/tarjetas/listas/0123abcd.jpg?avisos=nada',
      '/tarjetas/listas/..%2F0123abcd.jpg?avisos=' + code,
    ];
    for (const path of missing) expect([path, (await app.get(path)).statusCode]).toEqual([path, 404]);
  });

  it('are drawn 300 times an hour for a network; those that are drawn already, always', async () => {
    const kept = listCardPath([code], 'Guardada', 0);
    await drawn(kept);
    await app.empty('rate_limits');
    const networks = app.web.get(NetworkLimits, { strict: false });
    for (let left = DRAWN.points; left > 2; left--) await networks.consume(DRAWN, '127.0.0.1');
    const statuses: number[] = [];
    for (let index = 0; index < 3; index++)
      statuses.push((await app.get(listCardPath([code], `Lista ${index}`, 0))).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await drawn(kept);
  });
});
