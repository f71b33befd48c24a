import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { SweepPhotos } from '../../../backend/src/listings/pictures/processing/sweep-photos.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { TestApp } from '../../support/test-app.js';

describe('photos that a listing has', () => {
  let app: TestApp;
  let desk: PhotoDesk;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    desk = await PhotoDesk.open(app);
  });

  it('are put in order, by the listing’s own ids alone', async () => {
    await desk.upload(desk.files(3));
    const [a, b, c] = await desk.order();
    const place = (...wanted: unknown[]) =>
      desk.post('fotos/actualizarOrdenImagenes', {
        idInmueble: desk.listingId,
        imagenes: wanted.map((idImagenes, index) => ({ idImagenes, orden: index + 1 })),
      });
    expect((await place(c, a, b)).json()).toMatchObject({ success: true });
    expect(await desk.order()).toEqual([c, a, b]);
    const other = await PhotoDesk.addListing(app);
    const [foreign] = (await desk.upload(desk.files(1), { listing: other })).json().imagenes;
    expect((await place(foreign.idImagenes, a, b)).statusCode).toBe(404);
    expect((await place(a, a)).statusCode).toBe(400);
    expect((await place('x')).statusCode).toBe(400);
    expect((await place()).statusCode).toBe(400);
    expect(await desk.order()).toEqual([c, a, b]);
  });

  it('refuse an order that another has overtaken', async () => {
    await desk.upload(desk.files(2));
    const { version } = (
      await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${desk.listingId}`, desk.operator)
    ).json().inmueble;
    const [a, b] = await desk.order();
    const swap = () =>
      desk.post('fotos/actualizarOrdenImagenes', {
        idInmueble: desk.listingId,
        version,
        imagenes: [
          { idImagenes: b, orden: 1 },
          { idImagenes: a, orden: 2 },
        ],
      });
    expect((await swap()).statusCode).toBe(200);
    expect((await swap()).statusCode).toBe(409);
  });

  it('are removed, and put back where they were', async () => {
    await desk.upload(desk.files(3));
    await desk.allReady();
    const [a, b, c] = await desk.order();
    expect((await desk.post('fotos/eliminarImagen', { idImagen: b })).statusCode).toBe(409);
    expect((await desk.post('fotos/eliminarImagenPendiente', { idImagen: b })).json()).toMatchObject({
      success: true,
      imagenes: [
        { idImagenes: a, orden: 1 },
        { idImagenes: c, orden: 2 },
      ],
    });
    expect((await desk.post('fotos/eliminarImagenPendiente', { idImagen: b })).statusCode).toBe(404);
    expect((await desk.post('fotos/restaurarImagen', { idImagen: b })).json()).toMatchObject({
      success: true,
    });
    expect(await desk.order()).toEqual([a, b, c]);
    expect((await desk.images()).map(({ estado }) => estado)).toEqual(['lista', 'lista', 'lista']);
    expect((await desk.post('fotos/restaurarImagen', { idImagen: b })).statusCode).toBe(404);
  });

  it('leave a trail of who did what', async () => {
    await app.empty('audit_entries, audit_chain');
    const { imagenes } = (await desk.upload(desk.files(2))).json();
    await desk.post('fotos/eliminarImagenPendiente', { idImagen: imagenes[0].idImagenes });
    await desk.post('fotos/restaurarImagen', { idImagen: imagenes[0].idImagenes });
    const trail = await app.sql<{ after: object; administrator_id: number }>(
      `SELECT after, administrator_id FROM audit_entries WHERE entity_id = $1 AND action = 'listing.edit.photos' ORDER BY id`,
      [desk.listingId],
    );
    expect(trail.flatMap(({ after }) => Object.keys(after))).toEqual([
      'added',
      'photos',
      'removed',
      'position',
      'restored',
    ]);
    expect(trail.every(({ administrator_id: who }) => who > 0)).toBe(true);
  });

  it('lose their files once nothing names them any more', async () => {
    await desk.upload(desk.files(2));
    await desk.allReady();
    const [kept, removed] = await desk.images();
    const { folder } = desk;
    const keyOf = ({ url }: ImageWire) => /fotos\/(.*)-640\.jpg$/.exec(url)![1]!;
    await writeFile(join(folder, '.medio-llegado.part'), 'media foto');
    await writeFile(join(folder, `${keyOf(kept!)}-original.jpg`), 'ya no hace falta');
    await writeFile(join(folder, 'claveSinFotoAlguna-320.webp'), 'de nadie');
    // Copied by hand into the folder: no name of ours, so it is never touched, and does not stop the sweep.
    await writeFile(join(folder, 'copia de una foto.jpg'), 'ajeno');
    await writeFile(join(folder, 'recienllegada01-original.jpg'), 'su fila viene en camino');
    await desk.post('fotos/eliminarImagenPendiente', { idImagen: removed!.idImagenes });
    const old = new Date(Date.now() - 30 * 3_600_000);
    for (const name of await desk.stored())
      if (!name.startsWith('recienllegada')) await utimes(join(folder, name), old, old);

    const sweep = app.worker!.get(SweepPhotos);
    await sweep.handle();
    const mine = async () =>
      (await desk.stored()).filter(
        (name) => name.startsWith(keyOf(kept!)) || name.startsWith(keyOf(removed!)),
      );
    expect(await mine()).toHaveLength(2 * 5);
    expect(await desk.stored()).toContain('recienllegada01-original.jpg');
    expect(await desk.stored()).not.toContain('.medio-llegado.part');
    expect(await desk.stored()).toContain('copia de una foto.jpg');
    expect(await desk.stored()).not.toContain('claveSinFotoAlguna-320.webp');

    await app.sql(`UPDATE removed_images SET removed_at = now() - interval '31 days'`);
    await sweep.handle();
    expect(await mine()).toHaveLength(5);
    expect((await desk.post('fotos/restaurarImagen', { idImagen: removed!.idImagenes })).statusCode).toBe(
      404,
    );
  });
});
