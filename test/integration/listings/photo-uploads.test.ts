import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { aHeic, aPicture, multipart } from '../../support/pictures.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { eventually, TestApp } from '../../support/test-app.js';

describe('photos of a listing', () => {
  let app: TestApp;
  let desk: PhotoDesk;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    desk = await PhotoDesk.open(app);
  });

  it('are taken several at once; those that cannot be are named with the reason', async () => {
    const answer = await desk.upload([
      { name: 'frente.jpg', content: desk.picture },
      { name: 'IMG_0001.HEIC', content: aHeic() },
      { name: 'plano.png', content: await aPicture({ format: 'png' }) },
      { name: 'patio.jpg', content: await aPicture({ format: 'webp' }) },
      { name: 'dibujo.jpg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
      { name: 'moda.jpg', content: await aPicture({ format: 'gif' }) },
      { name: 'nueva.jpg', content: await aPicture({ format: 'avif' }) },
      { name: 'nota.jpg', content: Buffer.from('hola') },
      { name: 'cortada.jpg', content: desk.picture.subarray(0, desk.picture.length / 2) },
      { name: 'nada.jpg', content: Buffer.alloc(0) },
    ]);
    expect(answer.statusCode).toBe(200);
    const { success, message, imagenes, errores } = answer.json();
    expect({ success, message, count: imagenes.length }).toEqual({
      success: true,
      message: 'Se subieron 3 fotos',
      count: 3,
    });
    expect(imagenes.map(({ orden }: ImageWire) => orden)).toEqual([1, 2, 3]);
    expect(errores).toEqual({
      'IMG_0001.HEIC': [PHOTO_REFUSALS.heic],
      'dibujo.jpg': [PHOTO_REFUSALS['other-format']],
      'moda.jpg': [PHOTO_REFUSALS['other-format']],
      'nueva.jpg': [PHOTO_REFUSALS['other-format']],
      'nota.jpg': [PHOTO_REFUSALS['not-image']],
      'cortada.jpg': [PHOTO_REFUSALS.broken],
      'nada.jpg': [PHOTO_REFUSALS.empty],
    });
  });

  it('become renditions without place or author, the right way up, and what was sent goes', async () => {
    const sideways = await aPicture({ width: 1600, height: 900, orientation: 6 });
    const { imagenes } = (await desk.upload([{ name: 'vertical.jpg', content: sideways }])).json();
    expect(imagenes[0]).toMatchObject({ ancho: 900, alto: 1600, estado: 'procesando' });
    expect(imagenes[0].blur).toMatch(/^data:image\/webp;base64,/);
    await desk.allReady();
    const [ready] = await desk.images();
    expect(ready!.webp).toMatch(/-320\.webp 320w, .*-640\.webp 640w$/);
    expect(ready!.url).toMatch(/-640\.jpg$/);
    const key = /fotos\/(.*)-640\.jpg$/.exec(ready!.url)![1]!;
    const storage = app.web.get(FileStorage);
    for (const name of ['640.jpg', '640.webp', '320.webp', '640.avif']) {
      const file = await storage.open(`${key}-${name}`);
      const content = await buffer(file!.stream);
      expect(content.includes('SECRETO')).toBe(false);
      // The product refuses to decode AVIF.
      if (name.endsWith('.avif')) continue;
      const { exif, width, height, orientation } = await sharp(content).metadata();
      expect({ exif, orientation, upright: height > width }).toEqual({
        exif: undefined,
        orientation: undefined,
        upright: true,
      });
    }
    await eventually(
      'what was sent is gone',
      async () => !(await desk.stored()).includes(`${key}-original.jpg`),
    );
    // A page that was told of the photo before asks for it now.
    const late = await app.get(`/fotos/${key}-original.jpg`, desk.operator);
    expect([late.statusCode, late.headers.location]).toEqual([302, `/fotos/${key}-640.jpg`]);
    expect((await app.get(late.headers.location!, desk.operator)).statusCode).toBe(200);
    expect((await app.get(`/fotos/${key}-original.jpg`)).statusCode).toBe(404);
    expect((await app.get('/fotos/nunca-subida-original.jpg', desk.operator)).statusCode).toBe(404);
  });

  it('that are small keep their size', async () => {
    await desk.upload([
      { name: 'chica.png', content: await aPicture({ width: 90, height: 60, format: 'png' }) },
    ]);
    await desk.allReady();
    const [small] = await desk.images();
    expect(small).toMatchObject({ ancho: 90, alto: 60 });
    expect((await app.get(small!.url, desk.operator)).statusCode).toBe(200);
    expect(small!.webp).toMatch(/320w$/);
  });

  it('show on card and sheet once ready and paid, and vanish with the payment', async () => {
    const version = async () =>
      (await app.sql('SELECT version FROM listings WHERE id = $1', [desk.listingId]))[0];
    const before = await version();
    await desk.upload(desk.files(1));
    // Forms that are open stay valid.
    expect(await version()).toEqual(before);
    const code = (await desk.post('crear/altaInmueble', { idInmueble: desk.listingId })).json().codigo;
    const shown = async () => {
      const [card] = (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`)).json()
        .inmuebles;
      const { inmueble, imagenes } = (
        await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)
      ).json();
      return [card.mainImage !== null, card.cantidadImagenes, inmueble.cantidadImagenes, imagenes.length];
    };
    expect(await shown()).toEqual([false, 0, 0, 0]);
    await desk.post('actualizar/actualizarPago', { idInmueble: desk.listingId });
    await desk.upload(desk.files(2), { call: 'cargarFotos' });
    await desk.allReady();
    await eventually('the card shows three', async () => (await shown())[1] === 3);
    expect(await shown()).toEqual([true, 3, 3, 3]);
    const [first] = await desk.images();
    expect((await app.get(first!.url)).statusCode).toBe(200);
    await desk.post('fotos/eliminarImagen', { idImagen: first!.idImagenes });
    expect(await shown()).toEqual([true, 2, 2, 2]);
    expect((await app.get(first!.url)).statusCode).toBe(404);
    await desk.post('actualizar/actualizarContrato', {
      idInmueble: desk.listingId,
      contrato: { alqfotos: true, pagado: false },
    });
    expect(await shown()).toEqual([false, 0, 0, 0]);
  });

  it('are shown to the operator alone while what was sent is all there is', async () => {
    const { imagenes } = (await desk.upload(desk.files(1))).json();
    const seen = async (headers: Record<string, string>) =>
      (await app.get(imagenes[0].miniatura, headers)).statusCode;
    expect(await seen({})).toBe(404);
    await desk.allReady();
    expect((await desk.images())[0]!.miniatura).not.toBe(imagenes[0].miniatura);
    expect(await seen({})).toBe(404);
  });

  it('are twenty at most, however many come at once', async () => {
    const small = await aPicture({ width: 80, height: 60 });
    const answers = await Promise.all([1, 2, 3].map(() => desk.upload(desk.files(8, small))));
    const taken = answers.flatMap((answer) => answer.json().imagenes ?? []);
    expect(taken).toHaveLength(LIMITS.photosPerListing);
    expect(await app.count('images')).toBe(LIMITS.photosPerListing);
    const full = await desk.upload(desk.files(1));
    expect(full.statusCode).toBe(409);
    expect(full.json().error).toBe(PHOTO_REFUSALS.limit);
    await desk.allReady();
    const names = await desk.stored();
    const rows = await app.sql<{ storage_key: string }>('SELECT storage_key FROM images');
    const owned = names.filter((name) => rows.some(({ storage_key: key }) => name.startsWith(key)));
    expect(new Set(owned.map((name) => name.slice(0, 24))).size).toBe(LIMITS.photosPerListing);
  });

  it.each([
    [
      'a file over 8 MB',
      413,
      () => Buffer.concat([desk.picture, Buffer.alloc(LIMITS.photoBytes)]),
      'too-large',
    ],
    [
      'a bomb of pixels',
      413,
      () => aPicture({ width: 8_000, height: 6_000, format: 'png' }),
      'too-many-pixels',
    ],
    ['a HEIC', 415, aHeic, 'heic'],
    ['a damaged file', 415, () => desk.picture.subarray(0, 900), 'broken'],
  ] as const)('refuse %s with %d when nothing else came', async (_what, status, content, refusal) => {
    const answer = await desk.upload([{ name: 'foto.jpg', content: await content() }]);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      {
        success: false,
        error: PHOTO_REFUSALS[refusal],
        message: PHOTO_REFUSALS[refusal],
        errores: { 'foto.jpg': [PHOTO_REFUSALS[refusal]] },
      },
    ]);
    expect(await app.count('images')).toBe(0);
  });

  it('come as multipart on the two upload calls alone, and from the operator alone', async () => {
    const form = await multipart({ idInmueble: desk.listingId }, desk.files(1));
    const send = async (url: string, headers: Record<string, string>, payload: object = form.payload) =>
      (await app.request({ method: 'POST', url, payload, headers })).statusCode;
    const call = `/api/inmueble/fotos/cargarFotosPendientes`;
    expect(await send(call, form.headers)).toBe(401);
    expect(await send(call, { ...desk.operator, ...form.headers, origin: 'https://otro.example' })).toBe(403);
    expect(await send(call, desk.operator, { idInmueble: desk.listingId })).toBe(415);
    expect(await send('/api/inmueble/actualizar/updateInmueble', { ...desk.operator, ...form.headers })).toBe(
      415,
    );
    expect(await send('/api/inmueble/crear/crearInmueble', form.headers)).toBe(415);
    expect(await app.count('images')).toBe(0);
  });

  it('refuse a request without file, without listing, for another listing or for the other side', async () => {
    expect((await desk.upload([])).statusCode).toBe(400);
    expect((await desk.upload(desk.files(1), { listing: 999_999 })).statusCode).toBe(404);
    expect((await desk.upload(desk.files(1), { listing: Number.NaN })).statusCode).toBe(400);
    expect((await desk.upload(desk.files(1), { call: 'cargarFotos' })).statusCode).toBe(409);
    expect((await desk.upload([{ name: 'otra.jpg', content: desk.picture, field: 'otra' }])).statusCode).toBe(
      400,
    );
    expect(await app.count('images')).toBe(0);
  });
});
