import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { activeListing } from '#common/listings/desk/desk-calls.js';
import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { CARD_SIZE } from '#common/site/share-card.js';
import { editContract, editPrices } from '#common/listings/editing/edit-calls.js';
import { renditionName } from '../../../backend/src/listings/pictures/public.js';
import { SweepPhotos } from '../../../backend/src/listings/pictures/processing/sweep-photos.js';
import { MakeShareCards } from '../../../backend/src/site/share-cards/make-share-cards.js';
import { approve } from '../../builders/desk.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { TestApp } from '../../support/test-app.js';

const OG_IMAGE = /<meta property="og:image" content="([^"]+)"/;

describe('the picture of a shared notice', () => {
  let app: TestApp;
  let desk: PhotoDesk;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    desk = await PhotoDesk.open(app);
  });

  const draw = () => app.worker!.get(MakeShareCards, { strict: false }).handle();
  /** Path of the picture that the page of a notice names. */
  async function pictureOf(code: string): Promise<string> {
    const { body } = await app.get(`/ver-ficha-inmueble/${code}`);
    return new URL(OG_IMAGE.exec(body)![1]!).pathname;
  }
  const isCard = (path: string): boolean => path.startsWith('/tarjetas/');
  const detail = async () =>
    (await app.get(`${activeListing.path}?id=${desk.listingId}`, desk.operator)).json();
  async function setPrice(monto: number): Promise<void> {
    const [price] = (await detail()).precios;
    const answer = await app.post(
      editPrices.path,
      { idInmueble: desk.listingId, precios: [{ ...price, monto }] },
      desk.operator,
    );
    expect(answer.statusCode).toBe(200);
    await app.settle();
  }
  async function setPaid(pagado: boolean): Promise<void> {
    const contrato = { alqfotos: true, pagado };
    const answer = await app.post(editContract.path, { idInmueble: desk.listingId, contrato }, desk.operator);
    expect(answer.statusCode).toBe(200);
    await app.settle();
  }
  const publishIt = async (): Promise<string> => {
    const code = await approve(app, desk.listingId, { operator: desk.operator });
    await app.settle();
    return code;
  };

  it('is drawn by the worker in the size of link previews, and named by its page', async () => {
    const code = await publishIt();
    await draw();
    const path = await pictureOf(code);
    expect(path).toMatch(new RegExp(`^/tarjetas/${code}-[0-9a-f]{12}\\.jpg$`));
    const answer = await app.get(path);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(250_000);
  });

  it('is drawn again when the price changes; its earlier link leads to it', async () => {
    const code = await publishIt();
    await draw();
    const before = await pictureOf(code);
    await draw();
    expect(await pictureOf(code)).toBe(before);
    await setPrice(777_000);
    await draw();
    const after = await pictureOf(code);
    expect(after).not.toBe(before);
    const answer = await app.get(before);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, after]);
  });

  it('shows the cover only while the contract makes photos public', async () => {
    await desk.upload(desk.files(1));
    await desk.allReady();
    const code = await publishIt();
    await draw();
    const unpaid = (await app.get(await pictureOf(code))).rawPayload;
    await setPaid(true);
    await draw();
    const paid = (await app.get(await pictureOf(code))).rawPayload;
    expect(paid.equals(unpaid)).toBe(false);
    await setPaid(false);
    await draw();
    expect((await app.get(await pictureOf(code))).rawPayload.equals(unpaid)).toBe(true);
  });

  it('is not served once the notice is withdrawn, nor under a name that is none', async () => {
    const code = await publishIt();
    await draw();
    const path = await pictureOf(code);
    await app.post(withdrawListing.path, { idInmueble: desk.listingId }, desk.operator);
    await app.settle();
    expect((await app.get(path)).statusCode).toBe(404);
    expect((await app.get(`/tarjetas/${code}.jpg`)).statusCode).toBe(404);
    expect((await app.get('/tarjetas/..%2Fcostadirecta.jpg')).statusCode).toBe(404);
  });

  it('keeps its file; the files of earlier ones are deleted', async () => {
    await publishIt();
    const names = async () =>
      (await desk.stored()).filter((name) => name.endsWith(`-${CARD_SIZE.width}.jpg`));
    const nameNow = async (): Promise<string> => {
      const [row] = await app.sql<{ key: string }>(
        'SELECT storage_key AS key FROM share_cards WHERE listing_id = $1',
        [desk.listingId],
      );
      return renditionName({ key: row!.key, width: CARD_SIZE.width, format: 'jpg' });
    };
    await draw();
    const first = await nameNow();
    await setPrice(888_000);
    await draw();
    const second = await nameNow();
    expect(await names()).toEqual(expect.arrayContaining([first, second]));
    const old = new Date(Date.now() - 30 * 3_600_000);
    for (const name of [first, second]) await utimes(join(desk.folder, name), old, old);
    await app.worker!.get(SweepPhotos, { strict: false }).handle();
    expect(await names()).toContain(second);
    expect(await names()).not.toContain(first);
  });

  it('is drawn without the cover if its file is lost', async () => {
    await desk.upload(desk.files(1));
    await desk.allReady();
    const code = await publishIt();
    await setPaid(true);
    expect(await app.count('search', `facts->'cover' <> 'null'`)).toBe(1);
    await app.sql(`UPDATE search SET facts = jsonb_set(facts, '{cover,storageKey}', '"perdida12345"')`);
    await draw();
    const path = await pictureOf(code);
    expect(isCard(path)).toBe(true);
    expect((await app.get(path)).statusCode).toBe(200);
  });
});
