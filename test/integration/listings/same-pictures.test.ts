import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { uploadPendingPhotos } from '#common/listings/photos/photo-calls.js';
import { reviewListing, type FindingWire } from '#common/listings/review/review-calls.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeImages } from '../../builders/rows.js';
import { multipart } from '../../support/pictures.js';
import { HashPhotos } from '../../../backend/src/listings/pictures/processing/hash-photos.js';
import { eventually, TestApp } from '../../support/test-app.js';

const PICTURES = 'backend/assets/demo-photos';

describe('the same picture in other notices', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let chalet: Buffer;
  let kitchen: Buffer;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    [chalet, kitchen] = await Promise.all([
      readFile(`${PICTURES}/chalet-1.jpg`),
      readFile(`${PICTURES}/cocina-2.jpg`),
    ]);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear());

  const send = async (id: number, content: Buffer): Promise<void> => {
    const form = await multipart({ idInmueble: id }, [{ name: 'foto.jpg', content }]);
    const answer = await app.request({
      method: 'POST',
      url: uploadPendingPhotos.path,
      payload: form.payload,
      headers: { ...form.headers, ...operator },
    });
    expect(answer.statusCode).toBe(200);
  };
  const allReady = () =>
    eventually('every photo is ready', async () => {
      const rows = await app.sql<{ ready: boolean }>(
        `SELECT status = 'ready' AS ready FROM images UNION ALL SELECT status = 'ready' FROM proposed_images`,
      );
      return rows.every(({ ready }) => ready);
    });
  const aNotice = async (content: Buffer, publication = aPublication()): Promise<number> => {
    publication.inmueble.observaciones = 'Cerca del mar.';
    const id = await publish(app, publication);
    await send(id, content);
    return id;
  };
  const findings = async (id: number): Promise<FindingWire[]> =>
    (await app.get(`${reviewListing.path}?id=${id}`, operator)).json().hallazgos;
  const pictured = async (id: number) =>
    (await findings(id))
      .filter(({ tipo }) => tipo === 'foto' || tipo === 'fotoPropia')
      .map(({ tipo, texto, avisos }) => ({ tipo, texto, ids: avisos.map(({ idInmuebles }) => idInmuebles) }));

  it('is found if it was compressed, resized or brightened, beside the picture of the other notice', async () => {
    const id = await aNotice(chalet);
    const compressed = await aNotice(await sharp(chalet).jpeg({ quality: 40 }).toBuffer());
    const small = await aNotice(await sharp(chalet).resize({ width: 480 }).webp().toBuffer());
    const bright = await aNotice(await sharp(chalet).modulate({ brightness: 1.1 }).jpeg().toBuffer());
    await aNotice(kitchen);
    await allReady();
    const [found] = (await findings(id)).filter(({ tipo }) => tipo === 'foto');
    expect(found!.texto).toBe('3 avisos de otra ficha de dueño tienen una foto igual o casi igual.');
    expect(found!.avisos.map(({ idInmuebles }) => idInmuebles).toSorted()).toEqual(
      [compressed, small, bright].toSorted(),
    );
    const { deEsteAviso, delOtroAviso } = found!.avisos[0]!.fotos!;
    expect(deEsteAviso.url).not.toBe(delOtroAviso.url);
    expect((await app.get(delOtroAviso.url, operator)).statusCode).toBe(200);
    expect((await app.get(delOtroAviso.url)).statusCode).toBe(404);
  });

  it('in another notice of the same owner is told apart from one of somebody else', async () => {
    const owner = aPublication();
    const id = await aNotice(chalet, owner);
    const second = await aNotice(chalet, aPublication({ contacto: owner.contacto }));
    const other = await aNotice(chalet);
    await allReady();
    expect(await pictured(id)).toEqual([
      {
        tipo: 'foto',
        texto: '1 aviso de otra ficha de dueño tiene una foto igual o casi igual.',
        ids: [other],
      },
      {
        tipo: 'fotoPropia',
        texto: '1 aviso de este mismo dueño tiene una foto igual o casi igual.',
        ids: [second],
      },
    ]);
  });

  it('that an owner has sent and nobody has decided on counts on both sides', async () => {
    const id = await aNotice(chalet);
    const other = await aNotice(chalet);
    await allReady();
    for (const listing of [id, other])
      await app.sql(
        `WITH gone AS (DELETE FROM images WHERE listing_id = $1 RETURNING *)
         INSERT INTO proposed_images (listing_id, position, storage_key, status, width, height, blur, widths, picture_hash)
         SELECT listing_id, position, storage_key, status, width, height, blur, widths, picture_hash FROM gone`,
        [listing],
      );
    expect(await pictured(id)).toMatchObject([{ tipo: 'foto', ids: [other] }]);
  });

  it('is not sought for a picture without detail', async () => {
    const sky = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#9cf' } })
      .jpeg()
      .toBuffer();
    const id = await aNotice(sky);
    await aNotice(sky);
    await allReady();
    expect(await pictured(id)).toEqual([]);
  });

  it('is found among photos from before there were hashes, once the worker has computed them', async () => {
    const id = await aNotice(chalet);
    const other = await aNotice(chalet);
    await allReady();
    const hashes = () => app.sql('SELECT id, picture_hash FROM images ORDER BY id');
    const before = await hashes();
    await app.sql('UPDATE images SET picture_hash = NULL');
    await storeImages(app, id, { position: 2 });
    expect(await pictured(id)).toEqual([]);
    for (let run = 0; run < 2; run++) await app.worker!.get(HashPhotos, { strict: false }).handle();
    expect(await hashes()).toEqual([...before, { id: expect.any(Number), picture_hash: null }]);
    expect(await pictured(id)).toMatchObject([{ tipo: 'foto', ids: [other] }]);
  });
});
