import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { changeCode } from '#common/listings/editing/edit-calls.js';
import { setPhotoMark, viewOptions } from '#common/site/options/option-calls.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { HashPhotos } from '../../../backend/src/listings/pictures/processing/hash-photos.js';
import { MarkPhotos } from '../../../backend/src/listings/pictures/processing/mark-photos.js';
import { SweepPhotos } from '../../../backend/src/listings/pictures/processing/sweep-photos.js';
import { cleanKey, photoFileNames } from '../../../backend/src/listings/pictures/public.js';
import { approve } from '../../builders/desk.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { eventually, TestApp } from '../../support/test-app.js';

describe('the mark in photos', () => {
  let app: TestApp;
  let desk: PhotoDesk;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    desk = await PhotoDesk.open(app);
    await app.empty('options');
  });

  const lastId = async () => Math.max(0, ...(await view()).marcas.map((row) => row.idAjuste));
  const view = async (): Promise<{ marcas: { idAjuste: number }[]; fotosPorMarcar: number }> =>
    (await app.get(viewOptions.path, desk.operator)).json();
  const set = async (marca: 'si' | 'no'): Promise<void> => {
    const answer = await app.post(
      setPhotoMark.path,
      { marca, desde: '', visto: await lastId() },
      desk.operator,
    );
    expect(answer.statusCode).toBe(200);
  };
  const work = () => app.worker!.get(MarkPhotos, { strict: false }).handle();
  /** The worker's own job may do it first. */
  const run = async (): Promise<void> => {
    await eventually('no photo waits', async () => {
      await work();
      return (await view()).fotosPorMarcar === 0;
    });
    await app.settle();
  };
  const key = async (): Promise<string> =>
    (await app.sql<{ key: string }>('SELECT storage_key AS key FROM images ORDER BY id'))[0]!.key;
  const isMarked = (name: string) => name.split('.').length > 2;
  const file = (name: string) => `/fotos/${name}-640.webp`;
  async function upload(): Promise<void> {
    await desk.upload(desk.files(1));
    await desk.allReady();
    await app.settle();
  }
  async function erase(): Promise<void> {
    const [owner] = await app.sql<{ email: string }>('SELECT email FROM contacts');
    const answer = await app.post('/api/datosPersonales/borrar', owner!, desk.operator);
    expect(answer.statusCode).toBe(200);
  }
  async function publishIt(): Promise<string> {
    const code = await approve(app, desk.listingId, { operator: desk.operator });
    await app.post('/api/inmueble/actualizar/actualizarPago', { idInmueble: desk.listingId }, desk.operator);
    await app.settle();
    return code;
  }
  const cover = async (code: string): Promise<string> =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json().imagenes[0].url;

  it('is made for a public photo after the setting changed, and taken out again; an old address leads to the new one', async () => {
    await upload();
    const code = await publishIt();
    const clean = await key();
    const before = (await app.get(file(clean))).rawPayload;
    expect((await view()).fotosPorMarcar).toBe(0);

    await set('si');
    await run();
    const marked = await key();
    expect([cleanKey(marked), marked === clean]).toEqual([clean, false]);
    expect((await view()).fotosPorMarcar).toBe(0);
    const after = await app.get(file(marked));
    expect([after.statusCode, after.rawPayload.equals(before)]).toEqual([200, false]);
    expect(await cover(code)).toBe(`/fotos/${marked}-640.jpg`);

    const old = await app.get(file(clean));
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([
      302,
      file(marked),
      'no-store',
    ]);
    const forOperator = await app.get(file(clean), desk.operator);
    expect([forOperator.statusCode, forOperator.headers['cache-control']]).toEqual([
      200,
      'private, max-age=60',
    ]);
    expect(forOperator.rawPayload.equals(before)).toBe(true);
    expect((await desk.images())[0]!.url).toBe(`/fotos/${clean}-640.jpg`);

    await set('no');
    await run();
    expect(await key()).toBe(clean);
    expect(await cover(code)).toBe(`/fotos/${clean}-640.jpg`);
    expect((await app.get(file(clean))).rawPayload.equals(before)).toBe(true);
    expect((await app.get(file(marked))).headers.location).toBe(file(clean));
  });

  it('is in a photo before it is public, without the code first, and follows the code', async () => {
    await set('si');
    await upload();
    const pending = await key();
    expect(pending).toMatch(/\.[0-9a-f]{8}$/);
    expect((await app.get(file(pending))).statusCode).toBe(404);
    await run();
    expect([await key(), (await view()).fotosPorMarcar]).toEqual([pending, 0]);

    await publishIt();
    await run();
    const coded = await key();
    expect(coded).not.toBe(pending);
    const answer = await app.post(
      changeCode.path,
      { idInmueble: desk.listingId, codigo: 'ALQ-9001' },
      desk.operator,
    );
    expect(answer.statusCode).toBe(200);
    await run();
    expect([coded, pending]).not.toContain(await key());
    for (const former of [pending, coded])
      expect((await app.get(file(former))).headers.location).toBe(file(await key()));
  });

  it('is in no comparison of pictures, nor in the way of backup and sweep; erasure deletes all files', async () => {
    await upload();
    await set('si');
    await upload();
    await run();
    const [first, second, ...others] = await app.sql<{ hash: string }>(
      'SELECT picture_hash AS hash FROM images',
    );
    expect([first!.hash, others]).toEqual([second!.hash, []]);
    await app.sql('UPDATE images SET picture_hash = NULL');
    await app.worker!.get(HashPhotos, { strict: false }).handle();
    expect(await app.count('images', `picture_hash = ${first!.hash}`)).toBe(2);

    const named: string[] = [];
    for await (const batch of photoFileNames(app.web.get(DataSource))) named.push(...batch);
    // The folder has the files of other tests too.
    const keys = (await app.sql<{ key: string }>('SELECT storage_key AS key FROM images')).map(
      ({ key: one }) => cleanKey(one),
    );
    const stored = async () =>
      (await desk.stored()).filter((name) => keys.some((one) => name.startsWith(one))).toSorted();
    const names = await stored();
    expect(named.toSorted()).toEqual(names);
    const old = new Date(Date.now() - 30 * 3_600_000);
    const aged = async () => {
      for (const name of await desk.stored()) await utimes(join(desk.folder, name), old, old);
      await app.worker!.get(SweepPhotos, { strict: false }).handle();
    };
    await aged();
    expect(await stored()).toEqual(names);
    await set('no');
    await run();
    await aged();
    expect(await stored()).toEqual(names.filter((name) => !isMarked(name)));
    await set('si');
    await run();
    await erase();
    await eventually('its files are deleted', async () => (await stored()).length === 0);
  });

  it.each([{ marked: false }, { marked: true }])(
    'a photo that is erased while its files are made leaves none ($marked)',
    async ({ marked }) => {
      if (marked) {
        await upload();
        await set('si');
      }
      const storage = app.worker!.get(FileStorage, { strict: false });
      const put = storage.put.bind(storage);
      const written = new Promise<string>((resolve, reject) => {
        storage.put = async (name, content) => {
          storage.put = put;
          const erased = await key();
          await erase().catch(reject);
          await put(name, content);
          resolve(erased);
        };
      });
      if (marked) await work();
      else await desk.upload(desk.files(1));
      const erased = cleanKey(await written);
      await eventually('no file is left', async () =>
        (await desk.stored()).every((name) => !name.startsWith(erased)),
      );
    },
  );

  it('waits for a file that is missing, without keeping the others', async () => {
    await upload();
    await upload();
    await app.sql(`UPDATE images SET storage_key = 'perdida12345' WHERE id = (SELECT min(id) FROM images)`);
    await set('si');
    await eventually('the other one is marked', async () => {
      await work();
      return (await app.count('images', `mark <> ''`)) === 1;
    });
    expect(await app.count('images', `storage_key = 'perdida12345' AND next_attempt_at > now()`)).toBe(1);
    expect((await view()).fotosPorMarcar).toBe(1);
  });

  it('is in the photos of the others if a listing is erased meanwhile', async () => {
    const listings = [desk.listingId, await PhotoDesk.addListing(app), await PhotoDesk.addListing(app)];
    for (const listing of listings) await desk.upload(desk.files(1), { listing });
    await eventually(
      'every photo is ready',
      async () => (await app.count('images', `status = 'ready'`)) === 3,
    );
    const storage = app.worker!.get(FileStorage, { strict: false });
    const open = storage.open.bind(storage);
    const opened = jest.spyOn(storage, 'open').mockImplementation(async (name) => {
      await app.sql('DELETE FROM listings WHERE id = $1', [listings[1]]);
      return open(name);
    });
    await set('si');
    await run();
    opened.mockRestore();
    const marked = await app.sql(`SELECT listing_id AS id FROM images WHERE mark <> '' ORDER BY id`);
    expect(marked).toEqual([{ id: listings[0] }, { id: listings[2] }]);
  });

  it('follows the code in a photo that is restored after it came', async () => {
    await set('si');
    await upload();
    const pending = await key();
    const [idImagen] = await desk.order();
    await desk.post('fotos/eliminarImagenPendiente', { idImagen });
    await publishIt();
    await desk.post('fotos/restaurarImagen', { idImagen });
    await run();
    expect(await key()).not.toBe(pending);
    expect((await app.get(file(await key()))).statusCode).toBe(200);
  });

  it('is one change of the settings, with trail and undo', async () => {
    await set('si');
    const [change] = (await app.get(`${listAudit.path}?porPagina=1`, desk.operator)).json().cambios;
    expect(change).toMatchObject({
      accion: 'option.add',
      despues: { name: 'photoMark', value: { marked: true } },
    });
    expect((await app.post(undoChange.path, { idCambio: change.id }, desk.operator)).statusCode).toBe(200);
    expect((await view()).marcas).toEqual([]);
    const wrong = await app.post(setPhotoMark.path, { marca: '', desde: '', visto: 0 }, desk.operator);
    expect([wrong.statusCode, Object.keys(wrong.json().errores)]).toEqual([400, ['marca']]);
    await set('si');
    const late = await app.post(setPhotoMark.path, { marca: 'no', desde: '', visto: 0 }, desk.operator);
    expect(late.statusCode).toBe(409);
  });
});
